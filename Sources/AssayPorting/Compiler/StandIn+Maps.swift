// SPDX-License-Identifier: MIT

/// Maps, which are drawn as labeled areas.
extension StandIn {
  static let maps = """
    @_exported import PortStandIn_CoreLocation
    import AssayViews
    import Foundation

    public protocol MKAnnotation: NSObjectProtocol {
      var coordinate: CLLocationCoordinate2D { get }
    }

    // Optional requirements of MapKit's, whose values are optional, too.
    extension MKAnnotation {
      public var title: String?? { text(named: "title") }
      public var subtitle: String?? { text(named: "subtitle") }

      private func text(named name: String) -> String?? {
        var mirror: Mirror? = Mirror(reflecting: self)
        while let found = mirror {
          if let value = found.children.first(where: { $0.label == name })?.value {
            return .some(value as? String)
          }
          mirror = found.superclassMirror
        }
        return nil
      }
    }

    public struct MapInteractionModes: OptionSet, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static let pan = MapInteractionModes(rawValue: 1)
      public static let zoom = MapInteractionModes(rawValue: 2)
      public static let rotate = MapInteractionModes(rawValue: 4)
      public static let pitch = MapInteractionModes(rawValue: 8)
      public static let all: MapInteractionModes = [.pan, .zoom, .rotate, .pitch]
    }

    public enum MapUserTrackingMode: Hashable, Sendable { case none, follow }

    public protocol MapAnnotationProtocol {}

    public struct MapMarker: MapAnnotationProtocol {
      public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
    }

    public struct MapPin: MapAnnotationProtocol {
      public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
    }

    public struct MapAnnotation: MapAnnotationProtocol {
      public init<Content: View>(
        coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
        @ViewBuilder content: () -> Content
      ) {}
    }

    public protocol MapContent {}

    extension MapContent {
      public func tint<S: ShapeStyle>(_ tint: S) -> some MapContent { self }
      public func tag<V: Hashable>(_ tag: V) -> some MapContent { self }
      public func annotationTitles(_ visibility: Visibility) -> some MapContent { self }
      public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { self }
      public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some MapContent {
        self
      }
      public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some MapContent { self }
      public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent { self }
      public func strokeStyle(style: StrokeStyle) -> some MapContent { self }
      public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { self }
      public func mapItemDetailSelectionAccessory(
        _ style: MapItemDetailSelectionAccessoryStyle? = .automatic
      ) -> some MapContent { self }
    }

    public enum MKOverlayLevel: Int, Sendable { case aboveRoads, aboveLabels }

    public struct MapItemDetailSelectionAccessoryStyle: Sendable {
      public static let automatic = Self(), caption = Self(), sheet = Self()
      public static func callout(_ style: Int = 0) -> Self { Self() }
    }

    public struct MapContents: MapContent {
      public init() {}
    }

    @resultBuilder
    public enum MapContentBuilder {
      public static func buildExpression<C: MapContent>(_ content: C) -> C { content }
      public static func buildBlock(_ content: any MapContent...) -> MapContents { MapContents() }
      public static func buildOptional(_ content: MapContents?) -> MapContents { MapContents() }
      public static func buildEither(first: MapContents) -> MapContents { first }
      public static func buildEither(second: MapContents) -> MapContents { second }
      public static func buildArray(_ content: [MapContents]) -> MapContents { MapContents() }
      public static func buildLimitedAvailability(_ content: MapContents) -> MapContents {
        content
      }
    }

    public struct Marker: MapContent {
      public init(_ title: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {}
      @_disfavoredOverload
      public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {}
      public init(
        _ title: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D
      ) {}
      @_disfavoredOverload
      public init<S: StringProtocol>(
        _ title: S, systemImage: String, coordinate: CLLocationCoordinate2D
      ) {}
      public init(_ title: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {}
      @_disfavoredOverload
      public init<S: StringProtocol>(
        _ title: S, image: String, coordinate: CLLocationCoordinate2D
      ) {}
      public init(
        _ title: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D
      ) {}
      public init<L: View>(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> L) {}
      public init(item: MKMapItem) {}
    }

    public struct Annotation: MapContent {
      public init<Content: View>(
        _ title: LocalizedStringKey, coordinate: CLLocationCoordinate2D,
        anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
      ) {}
      @_disfavoredOverload
      public init<S: StringProtocol, Content: View>(
        _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
      ) {}
      public init<Content: View, L: View>(
        coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> L
      ) {}
    }

    public struct UserAnnotation: MapContent {
      public init() {}
      public init<Content: View>(@ViewBuilder content: () -> Content) {}
    }

    public struct MapPolyline: MapContent {
      public struct ContourStyle: Sendable {
        public static let straight = Self(), geodesic = Self()
      }
      public init(
        coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight
      ) {}
      public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {}
      public init(_ polyline: MKPolyline) {}
      public init(_ route: MKRoute) {}
    }

    public struct MapPolygon: MapContent {
      public init(coordinates: [CLLocationCoordinate2D]) {}
      public init(points: [MKMapPoint]) {}
    }

    public struct MapCircle: MapContent {
      public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {}
      public init(mapRect: MKMapRect) {}
    }

    extension ForEach: MapContent where Content: MapContent {
      public init<C: MapContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @MapContentBuilder content: @escaping (Data.Element) -> C
      ) where Content == MapContents {
        self.init(mapData: data, id: id)
      }
      public init<C: MapContent>(
        _ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> C
      ) where Content == MapContents, Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(mapData: data, id: \\.id)
      }
      public init<C: MapContent>(
        _ data: Range<Int>, @MapContentBuilder content: @escaping (Int) -> C
      ) where Content == MapContents, Data == Range<Int>, ID == Int {
        self.init(mapData: data, id: \\.self)
      }
      private init(mapData: Data, id: KeyPath<Data.Element, ID>) where Content == MapContents {
        self.init(mapData, id: id) { _ in MapContents() }
      }
    }

    public struct MapCamera: Hashable, Sendable {
      public var centerCoordinate: CLLocationCoordinate2D
      public var distance: Double
      public var heading: Double
      public var pitch: Double
      public init(
        centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0,
        pitch: Double = 0
      ) {
        self.centerCoordinate = centerCoordinate
        self.distance = distance
        self.heading = heading
        self.pitch = pitch
      }
      public static func == (lhs: MapCamera, rhs: MapCamera) -> Bool {
        lhs.distance == rhs.distance && lhs.heading == rhs.heading && lhs.pitch == rhs.pitch
          && lhs.centerCoordinate.latitude == rhs.centerCoordinate.latitude
          && lhs.centerCoordinate.longitude == rhs.centerCoordinate.longitude
      }
      public func hash(into hasher: inout Hasher) { hasher.combine(distance) }
    }

    public struct MapCameraPosition: Equatable, Sendable {
      public static func == (first: Self, second: Self) -> Bool {
        String(describing: first) == String(describing: second)
      }
      public private(set) var region: MKCoordinateRegion?
      public private(set) var camera: MapCamera?
      public private(set) var followsUserLocation = false
      public var positionedByUser: Bool { false }
      public static let automatic = MapCameraPosition()
      public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
        MapCameraPosition(region: region)
      }
      public static func camera(_ camera: MapCamera) -> MapCameraPosition {
        MapCameraPosition(camera: camera)
      }
      public static func rect(_ rect: MKMapRect) -> MapCameraPosition { MapCameraPosition() }
      public static func item(
        _ item: MKMapItem, allowsAutomaticPitch: Bool = true
      ) -> MapCameraPosition { MapCameraPosition() }
      public static func userLocation(
        followsHeading: Bool = false, fallback: MapCameraPosition
      ) -> MapCameraPosition { MapCameraPosition(followsUserLocation: true) }
    }

    public struct MapCameraBounds: Sendable {
      public init(
        centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil,
        maximumDistance: Double? = nil
      ) {}
      public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
    }

    public struct MapCameraUpdateContext: Sendable {
      public let camera: MapCamera
      public let region: MKCoordinateRegion
      public let rect: MKMapRect
    }

    public enum MapCameraUpdateFrequency: Sendable { case continuous, onEnd }

    public struct PointOfInterestCategories: Sendable {
      public static let all = Self(), excludingAll = Self()
      public static func including(_ categories: [MKPointOfInterestCategory]) -> Self { Self() }
      public static func excluding(_ categories: [MKPointOfInterestCategory]) -> Self { Self() }
    }

    public struct MapStyle: Sendable {
      public struct Elevation: Sendable {
        public static let automatic = Self(), flat = Self(), realistic = Self()
      }
      public struct StandardEmphasis: Sendable {
        public static let automatic = Self(), muted = Self()
      }
      public static let standard = MapStyle(), imagery = MapStyle(), hybrid = MapStyle()
      public static func standard(
        elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
        pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
      ) -> MapStyle { MapStyle() }
      public static func imagery(elevation: Elevation = .automatic) -> MapStyle { MapStyle() }
      public static func hybrid(
        elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
        showsTraffic: Bool = false
      ) -> MapStyle { MapStyle() }
    }

    public protocol MapSelectable {}
    public struct MapFeature: Hashable, Sendable {
      public var title: String? { nil }
      public var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
    }

    public struct Map: UIViewRepresentable {
      public init(
        coordinateRegion: Binding<MKCoordinateRegion>,
        interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil
      ) {}
      public init(
        mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
      ) {}
      public init<Items: RandomAccessCollection, Note: MapAnnotationProtocol>(
        coordinateRegion: Binding<MKCoordinateRegion>,
        interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil,
        annotationItems: Items, annotationContent: @escaping (Items.Element) -> Note
      ) where Items.Element: Identifiable {}
      public init(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
      ) {}
      public init<Content: MapContent>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> Content
      ) {}
      public init<Selection: Hashable, Content: MapContent>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<Selection?>,
        scope: Namespace.ID? = nil, @MapContentBuilder content: () -> Content
      ) {}
      public init(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
      ) {}
      public init<Content: MapContent>(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> Content
      ) {}
      public init<Selection: Hashable, Content: MapContent>(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<Selection?>,
        scope: Namespace.ID? = nil, @MapContentBuilder content: () -> Content
      ) {}
      public func makeUIView(context: Context) -> UIView { UIView() }
      public func updateUIView(_ view: UIView, context: Context) {}
    }

    extension View {
      public func mapStyle(_ style: MapStyle) -> some View { self }
      public func mapScope(_ scope: Namespace.ID) -> some View { self }
      public func mapControlVisibility(_ visibility: Visibility) -> some View { self }
      public func mapControls<V: View>(@ViewBuilder _ content: () -> V) -> some View { self }
      public func mapFeatureSelectionDisabled(
        _ disabled: @escaping (MapFeature) -> Bool
      ) -> some View { self }
      public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
      ) -> some View { self }
      public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd,
        _ action: @escaping (MapCameraUpdateContext) -> Void
      ) -> some View { self }
      public func lookAroundViewer(
        isPresented: Binding<Bool>, initialScene: MKLookAroundScene?,
        allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
        onDismiss: (() -> Void)? = nil
      ) -> some View { self }
    }

    public struct MapProxy {
      public func convert(
        _ point: CGPoint, from space: some CoordinateSpaceProtocol
      ) -> CLLocationCoordinate2D? { nil }
      public func convert(
        _ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol
      ) -> CGPoint? { nil }
    }

    public struct MapReader<Content: View>: View {
      private let content: Content
      public init(@ViewBuilder content: @escaping (MapProxy) -> Content) {
        self.content = content(MapProxy())
      }
      public var body: some View { content }
    }

    public struct MapUserLocationButton: View {
      public init(scope: Namespace.ID? = nil) {}
      public var body: some View { EmptyView() }
    }

    public struct MapCompass: View {
      public init(scope: Namespace.ID? = nil) {}
      public var body: some View { EmptyView() }
    }

    public struct MapScaleView: View {
      public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}
      public var body: some View { EmptyView() }
    }

    public struct MapPitchToggle: View {
      public init(scope: Namespace.ID? = nil) {}
      public var body: some View { EmptyView() }
    }

    public typealias MapPitchButton = MapPitchToggle

    public struct MapZoomStepper: View {
      public init(scope: Namespace.ID? = nil) {}
      public var body: some View { EmptyView() }
    }

    open class MKLookAroundScene: NSObject, @unchecked Sendable {}

    open class MKLookAroundSceneRequest: NSObject, @unchecked Sendable {
      public init(coordinate: CLLocationCoordinate2D) {}
      public init(mapItem: MKMapItem) {}
      open var scene: MKLookAroundScene? { get async throws { nil } }
    }

    public struct LookAroundPreview: UIViewRepresentable {
      public init(
        scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true,
        showsRoadLabels: Bool = true
      ) {}
      public init(
        initialScene: MKLookAroundScene?, allowsNavigation: Bool = true,
        showsRoadLabels: Bool = true
      ) {}
      public func makeUIView(context: Context) -> UIView { UIView() }
      public func updateUIView(_ view: UIView, context: Context) {}
    }

    public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let airport = Self(rawValue: "MKPOICategoryAirport")
      public static let bakery = Self(rawValue: "MKPOICategoryBakery")
      public static let bank = Self(rawValue: "MKPOICategoryBank")
      public static let beach = Self(rawValue: "MKPOICategoryBeach")
      public static let brewery = Self(rawValue: "MKPOICategoryBrewery")
      public static let cafe = Self(rawValue: "MKPOICategoryCafe")
      public static let campground = Self(rawValue: "MKPOICategoryCampground")
      public static let fitnessCenter = Self(rawValue: "MKPOICategoryFitnessCenter")
      public static let foodMarket = Self(rawValue: "MKPOICategoryFoodMarket")
      public static let gasStation = Self(rawValue: "MKPOICategoryGasStation")
      public static let hospital = Self(rawValue: "MKPOICategoryHospital")
      public static let hotel = Self(rawValue: "MKPOICategoryHotel")
      public static let library = Self(rawValue: "MKPOICategoryLibrary")
      public static let museum = Self(rawValue: "MKPOICategoryMuseum")
      public static let nationalPark = Self(rawValue: "MKPOICategoryNationalPark")
      public static let nightlife = Self(rawValue: "MKPOICategoryNightlife")
      public static let park = Self(rawValue: "MKPOICategoryPark")
      public static let parking = Self(rawValue: "MKPOICategoryParking")
      public static let pharmacy = Self(rawValue: "MKPOICategoryPharmacy")
      public static let police = Self(rawValue: "MKPOICategoryPolice")
      public static let publicTransport = Self(rawValue: "MKPOICategoryPublicTransport")
      public static let restaurant = Self(rawValue: "MKPOICategoryRestaurant")
      public static let school = Self(rawValue: "MKPOICategorySchool")
      public static let store = Self(rawValue: "MKPOICategoryStore")
      public static let theater = Self(rawValue: "MKPOICategoryTheater")
      public static let university = Self(rawValue: "MKPOICategoryUniversity")
      public static let zoo = Self(rawValue: "MKPOICategoryZoo")
    }

    open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
      public init(including categories: [MKPointOfInterestCategory]) {}
      public init(excluding categories: [MKPointOfInterestCategory]) {}
      open func includes(_ category: MKPointOfInterestCategory) -> Bool { true }
      open func excludes(_ category: MKPointOfInterestCategory) -> Bool { false }
      open class var includingAll: MKPointOfInterestFilter { .init(excluding: []) }
      open class var excludingAll: MKPointOfInterestFilter { .init(including: []) }
    }

    """
}
