// SPDX-License-Identifier: MIT

/// The map of UIKit, which is drawn as a labeled area, and what is on it.
extension StandIn {
  static let mapViews = """
    import AssayUIKit

    public typealias MKZoomScale = CGFloat

    public protocol MKOverlay: MKAnnotation {
      var boundingMapRect: MKMapRect { get }
    }
    extension MKOverlay {
      public var boundingMapRect: MKMapRect { .null }
    }
    private final class NoOverlay: MKShape, MKOverlay, @unchecked Sendable {}

    open class MKPointAnnotation: MKShape, @unchecked Sendable {
      private var place = CLLocationCoordinate2D()
      open override var coordinate: CLLocationCoordinate2D {
        get { place }
        set { place = newValue }
      }
      public override init() {}
      public init(coordinate: CLLocationCoordinate2D) { place = coordinate }
      public init(
        coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil
      ) {
        place = coordinate
        super.init()
        self.title = title
        self.subtitle = subtitle
      }
    }

    open class MKUserLocation: NSObject, MKAnnotation, @unchecked Sendable {
      open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
      open var location: CLLocation? { nil }
    }

    open class MKClusterAnnotation: NSObject, MKAnnotation, @unchecked Sendable {
      open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
      public let memberAnnotations: [any MKAnnotation]
      public init(memberAnnotations: [any MKAnnotation]) {
        self.memberAnnotations = memberAnnotations
      }
    }

    open class MKTileOverlay: NSObject, MKOverlay, @unchecked Sendable {
      open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
      open var canReplaceMapContent = false
      public init(urlTemplate: String?) {}
    }

    open class MKOverlayRenderer: NSObject, @unchecked Sendable {
      public let overlay: any MKOverlay
      open var alpha: CGFloat = 1
      public init(overlay: any MKOverlay) { self.overlay = overlay }
      public override convenience init() { self.init(overlay: NoOverlay()) }
      open func canDraw(_ rect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }
      open func draw(_ rect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}
      open func rect(for rect: MKMapRect) -> CGRect {
        CGRect(
          x: rect.origin.x, y: rect.origin.y, width: rect.size.width, height: rect.size.height)
      }
      open func point(for point: MKMapPoint) -> CGPoint { CGPoint(x: point.x, y: point.y) }
      open func setNeedsDisplay() {}
    }

    open class MKOverlayPathRenderer: MKOverlayRenderer, @unchecked Sendable {
      open var fillColor: UIColor?
      open var strokeColor: UIColor?
      open var lineWidth: CGFloat = 0
      open var lineJoin = CGLineJoin.round
      open var lineCap = CGLineCap.round
      open var miterLimit: CGFloat = 10
      open var lineDashPhase: CGFloat = 0
      open var lineDashPattern: [NSNumber]?
      private var given: CGPath?
      open var path: CGPath! {
        get { given ?? outline(of: overlay) }
        set { given = newValue }
      }
      open func createPath() {}
      open func invalidatePath() { given = nil }

      private func outline(of overlay: any MKOverlay) -> CGPath {
        var result = Path()
        func add(_ shape: MKMultiPoint, isClosed: Bool) {
          for index in 0..<shape.pointCount {
            let place = point(for: shape.points()[index])
            if index == 0 { result.move(to: place) } else { result.addLine(to: place) }
          }
          if isClosed, shape.pointCount > 0 { result.closeSubpath() }
        }
        func add(_ polygon: MKPolygon) {
          add(polygon, isClosed: true)
          for hole in polygon.interiorPolygons ?? [] { add(hole) }
        }
        switch overlay {
        case let polygon as MKPolygon: add(polygon)
        case let polygons as MKMultiPolygon:
          for polygon in polygons.polygons { add(polygon) }
        case let line as MKPolyline: add(line, isClosed: false)
        case let lines as MKMultiPolyline:
          for line in lines.polylines { add(line, isClosed: false) }
        case let circle as MKCircle: result.addEllipse(in: circle.boundingMapRect.rect)
        default: break
        }
        return result
      }
    }

    open class MKPolylineRenderer: MKOverlayPathRenderer, @unchecked Sendable {
      public init(polyline: MKPolyline) { super.init(overlay: polyline) }
      public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
    }

    open class MKPolygonRenderer: MKOverlayPathRenderer, @unchecked Sendable {
      public init(polygon: MKPolygon) { super.init(overlay: polygon) }
      public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
    }

    open class MKMultiPolygonRenderer: MKOverlayPathRenderer, @unchecked Sendable {
      public init(multiPolygon: MKMultiPolygon) { super.init(overlay: multiPolygon) }
      public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
    }

    open class MKMultiPolylineRenderer: MKOverlayPathRenderer, @unchecked Sendable {
      public init(multiPolyline: MKMultiPolyline) { super.init(overlay: multiPolyline) }
      public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
    }

    open class MKCircleRenderer: MKOverlayPathRenderer, @unchecked Sendable {
      public init(circle: MKCircle) { super.init(overlay: circle) }
      public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
    }

    open class MKTileOverlayRenderer: MKOverlayRenderer, @unchecked Sendable {
      public init(tileOverlay: MKTileOverlay) { super.init(overlay: tileOverlay) }
    }

    public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
      public var rawValue: Float
      public init(rawValue: Float) { self.rawValue = rawValue }
      public init(_ rawValue: Float) { self.rawValue = rawValue }
      public static let required = Self(rawValue: 1000)
      public static let defaultHigh = Self(rawValue: 750)
      public static let defaultLow = Self(rawValue: 250)
    }

    public struct MKAnnotationViewZPriority: RawRepresentable, Hashable, Sendable {
      public var rawValue: Float
      public init(rawValue: Float) { self.rawValue = rawValue }
      public static let max = Self(rawValue: 1000)
      public static let defaultSelected = Self(rawValue: 1000)
      public static let defaultUnselected = Self(rawValue: 500)
      public static let min = Self(rawValue: 0)
    }

    @MainActor @preconcurrency
    open class MKAnnotationView: UIView {
      open var annotation: (any MKAnnotation)?
      public let reuseIdentifier: String?
      open var image: UIImage?
      open var canShowCallout = false
      open var isEnabled = true
      open var isSelected = false
      open var isDraggable = false
      open var centerOffset = CGPoint.zero
      open var calloutOffset = CGPoint.zero
      open var clusteringIdentifier: String?
      open var displayPriority = MKFeatureDisplayPriority.required
      open var zPriority = MKAnnotationViewZPriority.defaultUnselected
      open var leftCalloutAccessoryView: UIView?
      open var rightCalloutAccessoryView: UIView?
      open var detailCalloutAccessoryView: UIView?
      public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        self.annotation = annotation
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
      }
      public required init?(coder: NSCoder) { nil }
      open func prepareForReuse() {}
      open func prepareForDisplay() {}
      open func setSelected(_ selected: Bool, animated: Bool) {}
    }

    @MainActor @preconcurrency
    open class MKMarkerAnnotationView: MKAnnotationView {
      open var markerTintColor: UIColor?
      open var glyphTintColor: UIColor?
      open var glyphText: String?
      open var glyphImage: UIImage?
      open var titleVisibility = MKFeatureVisibility.adaptive
      open var subtitleVisibility = MKFeatureVisibility.adaptive
      open var animatesWhenAdded = false
    }

    @MainActor @preconcurrency
    open class MKPinAnnotationView: MKAnnotationView {
      open var pinTintColor: UIColor?
      open var animatesDrop = false
    }

    public enum MKFeatureVisibility: Int, Sendable { case adaptive, hidden, visible }
    public enum MKMapType: UInt, Sendable {
      case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
    }
    public enum MKUserTrackingMode: Int, Sendable { case none, follow, followWithHeading }

    open class MKMapConfiguration: NSObject {
      public enum ElevationStyle: Int, Sendable { case flat, realistic }
      open var elevationStyle = ElevationStyle.flat
    }
    open class MKStandardMapConfiguration: MKMapConfiguration {
      public enum EmphasisStyle: Int, Sendable { case `default`, muted }
      open var emphasisStyle = EmphasisStyle.default
      open var pointOfInterestFilter: MKPointOfInterestFilter?
      open var showsTraffic = false
      public init(
        elevationStyle: ElevationStyle = .flat, emphasisStyle: EmphasisStyle = .default
      ) {
        super.init()
        self.elevationStyle = elevationStyle
        self.emphasisStyle = emphasisStyle
      }
    }
    open class MKImageryMapConfiguration: MKMapConfiguration {
      public init(elevationStyle: ElevationStyle = .flat) {
        super.init()
        self.elevationStyle = elevationStyle
      }
    }
    open class MKHybridMapConfiguration: MKMapConfiguration {
      open var pointOfInterestFilter: MKPointOfInterestFilter?
      open var showsTraffic = false
      public init(elevationStyle: ElevationStyle = .flat) {
        super.init()
        self.elevationStyle = elevationStyle
      }
    }

    open class MKMapCamera: NSObject {
      open var centerCoordinate = CLLocationCoordinate2D()
      open var heading: CLLocationDirection = 0
      open var pitch: CGFloat = 0
      open var altitude: CLLocationDistance = 0
      public override init() {}
      public init(
        lookingAtCenter center: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance,
        pitch: CGFloat, heading: CLLocationDirection
      ) { centerCoordinate = center }
    }

    @MainActor @preconcurrency
    public protocol MKMapViewDelegate: NSObjectProtocol {}

    @MainActor @preconcurrency
    open class MKMapView: UIView {
      open weak var delegate: (any MKMapViewDelegate)?
      open var region = MKCoordinateRegion()
      open var centerCoordinate = CLLocationCoordinate2D()
      open var visibleMapRect = MKMapRect()
      open var camera = MKMapCamera()
      open var mapType = MKMapType.standard
      open var preferredConfiguration = MKMapConfiguration()
      open var pointOfInterestFilter: MKPointOfInterestFilter?
      open var userTrackingMode = MKUserTrackingMode.none
      open var userLocation: MKUserLocation { MKUserLocation() }
      open var showsUserLocation = false
      open var showsCompass = true
      open var showsScale = false
      open var showsTraffic = false
      open var showsBuildings = true
      open var isZoomEnabled = true
      open var isScrollEnabled = true
      open var isRotateEnabled = true
      open var isPitchEnabled = true
      open private(set) var annotations: [any MKAnnotation] = []
      open private(set) var overlays: [any MKOverlay] = []
      open var selectedAnnotations: [any MKAnnotation] = []
      public override init(frame: CGRect) { super.init(frame: frame) }
      public required init?(coder: NSCoder) { nil }
      open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
      open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
        centerCoordinate = coordinate
      }
      open func setCamera(_ camera: MKMapCamera, animated: Bool) { self.camera = camera }
      open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
        userTrackingMode = mode
      }
      open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? { nil }
      open func setVisibleMapRect(_ rect: MKMapRect, animated: Bool) { visibleMapRect = rect }
      open func setVisibleMapRect(
        _ rect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool
      ) { visibleMapRect = rect }
      open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
      open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
      open func addAnnotations(_ added: [any MKAnnotation]) { annotations += added }
      open func removeAnnotation(_ annotation: any MKAnnotation) {
        annotations.removeAll { $0 === annotation }
      }
      open func removeAnnotations(_ removed: [any MKAnnotation]) {
        annotations.removeAll { old in removed.contains { $0 === old } }
      }
      open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {}
      open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {}
      open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {}
      open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }
      open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
      open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) {
        overlays.append(overlay)
      }
      open func addOverlays(_ added: [any MKOverlay]) { overlays += added }
      open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
      open func removeOverlays(_ removed: [any MKOverlay]) {
        overlays.removeAll { old in removed.contains { $0 === old } }
      }
      open func register(_ type: AnyClass?, forAnnotationViewWithReuseIdentifier name: String) {}
      open func dequeueReusableAnnotationView(withIdentifier name: String) -> MKAnnotationView? {
        nil
      }
      open func dequeueReusableAnnotationView(
        withIdentifier name: String, for annotation: any MKAnnotation
      ) -> MKAnnotationView {
        MKAnnotationView(annotation: annotation, reuseIdentifier: name)
      }
      open func convert(
        _ point: CGPoint, toCoordinateFrom view: UIView?
      ) -> CLLocationCoordinate2D { CLLocationCoordinate2D() }
      open func convert(
        _ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?
      ) -> CGPoint { .zero }
    }

    public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationView"
    public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier =
      "MKMapViewDefaultClusterAnnotationView"

    public struct MKDirectionsTransportType: OptionSet, Hashable, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let automobile = Self(rawValue: 1)
      public static let walking = Self(rawValue: 2)
      public static let transit = Self(rawValue: 4)
      public static let any = Self(rawValue: 0x0FFF_FFFF)
    }

    open class MKRoute: NSObject, @unchecked Sendable {
      open class Step: NSObject, @unchecked Sendable {
        open var instructions: String { "" }
        open var distance: CLLocationDistance { 0 }
        open var polyline: MKPolyline { MKPolyline() }
      }
      open var name: String { "" }
      open var distance: CLLocationDistance { 0 }
      open var expectedTravelTime: TimeInterval { 0 }
      open var transportType: MKDirectionsTransportType { .any }
      open var polyline: MKPolyline { MKPolyline() }
      open var steps: [Step] { [] }
    }

    /// The way between places, which is not found.
    open class MKDirections: NSObject, @unchecked Sendable {
      open class Request: NSObject, @unchecked Sendable {
        open var source: MKMapItem?
        open var destination: MKMapItem?
        open var transportType = MKDirectionsTransportType.any
        open var requestsAlternateRoutes = false
        open var departureDate: Date?
        open var arrivalDate: Date?
      }
      open class Response: NSObject, @unchecked Sendable {
        open var routes: [MKRoute] { [] }
      }
      open class ETAResponse: NSObject, @unchecked Sendable {
        open var expectedTravelTime: TimeInterval { 0 }
        open var distance: CLLocationDistance { 0 }
      }
      public init(request: Request) {}
      open func calculate(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
        completionHandler(nil, CLError(.network))
      }
      open func calculate() async throws -> Response { throw CLError(.network) }
      open func calculateETA() async throws -> ETAResponse { throw CLError(.network) }
      open func cancel() {}
    }

    """
}
