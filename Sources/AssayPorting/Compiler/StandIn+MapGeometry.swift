// SPDX-License-Identifier: MIT

/// Places on a map's plane: Mercator's projection of the world to a square, and shapes on it.
extension StandIn {
  static let mapGeometry = """
    public struct MKMapPoint: Sendable {
      public var x: Double
      public var y: Double
      public init() { self.init(x: 0, y: 0) }
      public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
      /// A square of 2^28 points, whose left side is the meridian of 180 degrees west.
      public init(_ coordinate: CLLocationCoordinate2D) {
        let latitude = min(max(coordinate.latitude, -85.051129), 85.051129) * .pi / 180
        let side = MKMapSize.world.width
        self.init(
          x: (coordinate.longitude + 180) / 360 * side,
          y: (1 - log(tan(latitude) + 1 / cos(latitude)) / .pi) / 2 * side)
      }
      public var coordinate: CLLocationCoordinate2D {
        let side = MKMapSize.world.width
        return CLLocationCoordinate2D(
          latitude: atan(sinh(.pi * (1 - 2 * y / side))) * 180 / .pi,
          longitude: x / side * 360 - 180)
      }
      public func distance(to point: MKMapPoint) -> CLLocationDistance {
        let (a, b) = (coordinate, point.coordinate)
        return CLLocation(latitude: a.latitude, longitude: a.longitude).distance(
          from: CLLocation(latitude: b.latitude, longitude: b.longitude))
      }
    }

    public struct MKMapSize: Sendable {
      public var width: Double
      public var height: Double
      public init(width: Double = 0, height: Double = 0) {
        (self.width, self.height) = (width, height)
      }
      public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
    }

    public struct MKMapRect: Sendable {
      public var origin: MKMapPoint
      public var size: MKMapSize
      public init(origin: MKMapPoint = MKMapPoint(), size: MKMapSize = MKMapSize()) {
        (self.origin, self.size) = (origin, size)
      }
      public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(
          origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
      }
      init(_ rect: CGRect) {
        self.init(
          x: Double(rect.origin.x), y: Double(rect.origin.y), width: Double(rect.size.width),
          height: Double(rect.size.height))
      }
      var rect: CGRect {
        CGRect(x: origin.x, y: origin.y, width: size.width, height: size.height)
      }
      public static let null = MKMapRect(CGRect.null)
      public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
      public var minX: Double { origin.x }
      public var midX: Double { origin.x + size.width / 2 }
      public var maxX: Double { origin.x + size.width }
      public var minY: Double { origin.y }
      public var midY: Double { origin.y + size.height / 2 }
      public var maxY: Double { origin.y + size.height }
      public var width: Double { size.width }
      public var height: Double { size.height }
      public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
      public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }
      public var spans180thMeridian: Bool { minX < 0 || maxX > MKMapSize.world.width }
      public func union(_ other: MKMapRect) -> MKMapRect { MKMapRect(rect.union(other.rect)) }
      public func intersection(_ other: MKMapRect) -> MKMapRect {
        MKMapRect(rect.intersection(other.rect))
      }
      public func intersects(_ other: MKMapRect) -> Bool { rect.intersects(other.rect) }
      public func contains(_ point: MKMapPoint) -> Bool {
        rect.contains(CGPoint(x: point.x, y: point.y))
      }
      public func contains(_ other: MKMapRect) -> Bool { rect.contains(other.rect) }
      public func insetBy(dx: Double, dy: Double) -> MKMapRect {
        MKMapRect(rect.insetBy(dx: dx, dy: dy))
      }
      public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
        MKMapRect(rect.offsetBy(dx: dx, dy: dy))
      }
    }

    public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
      MKMapSize.world.width / (cos(latitude * .pi / 180) * 2 * .pi * 6_378_137)
    }
    public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
      1 / MKMapPointsPerMeterAtLatitude(latitude)
    }
    public func MKMetersBetweenMapPoints(_ a: MKMapPoint, _ b: MKMapPoint) -> CLLocationDistance {
      a.distance(to: b)
    }

    public struct MKCoordinateSpan: Sendable {
      public var latitudeDelta: CLLocationDegrees
      public var longitudeDelta: CLLocationDegrees
      public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }
      public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        self.latitudeDelta = latitudeDelta
        self.longitudeDelta = longitudeDelta
      }
    }

    public struct MKCoordinateRegion: Sendable {
      public var center: CLLocationCoordinate2D
      public var span: MKCoordinateSpan
      public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }
      public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
        self.center = center
        self.span = span
      }
      public init(
        center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
        longitudinalMeters: CLLocationDistance
      ) {
        self.init(
          center: center,
          span: MKCoordinateSpan(
            latitudeDelta: latitudinalMeters / 111_000,
            longitudeDelta: longitudinalMeters / 111_000 / cos(center.latitude * .pi / 180)))
      }
      public init(_ rect: MKMapRect) {
        let (first, last) = (
          rect.origin.coordinate, MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
        )
        self.init(
          center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
          span: MKCoordinateSpan(
            latitudeDelta: first.latitude - last.latitude,
            longitudeDelta: last.longitude - first.longitude))
      }
    }

    """

  /// Shapes of map points, and those that a file of GeoJSON (RFC 7946) has.
  static let mapShapes = """
    open class MKShape: NSObject, MKAnnotation, @unchecked Sendable {
      open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
      open var title: String?
      open var subtitle: String?
    }

    open class MKMultiPoint: MKShape, @unchecked Sendable {
      private let places: UnsafeMutableBufferPointer<MKMapPoint>
      fileprivate init(places: [MKMapPoint]) {
        self.places = .allocate(capacity: places.count)
        _ = self.places.initialize(from: places)
      }
      deinit { places.deallocate() }
      open var pointCount: Int { places.count }
      open var boundingMapRect: MKMapRect {
        places.reduce(.null) { $0.union(MKMapRect(origin: $1, size: MKMapSize())) }
      }
      open override var coordinate: CLLocationCoordinate2D {
        let box = boundingMapRect
        return box.isNull
          ? CLLocationCoordinate2D() : MKMapPoint(x: box.midX, y: box.midY).coordinate
      }
      open func points() -> UnsafeMutablePointer<MKMapPoint> { places.baseAddress! }
      open func getCoordinates(
        _ coordinates: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange
      ) {
        for offset in 0..<range.length {
          coordinates[offset] = places[range.location + offset].coordinate
        }
      }
    }

    open class MKPolyline: MKMultiPoint, MKOverlay, @unchecked Sendable {
      public init() { super.init(places: []) }
      public init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        super.init(places: (0..<count).map { MKMapPoint(coordinates[$0]) })
      }
      public init(points: UnsafePointer<MKMapPoint>, count: Int) {
        super.init(places: (0..<count).map { points[$0] })
      }
      fileprivate init(line: [CLLocationCoordinate2D]) { super.init(places: line.map(MKMapPoint.init)) }
    }

    open class MKPolygon: MKMultiPoint, MKOverlay, @unchecked Sendable {
      public let interiorPolygons: [MKPolygon]?
      public init() {
        interiorPolygons = nil
        super.init(places: [])
      }
      public init(
        coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int,
        interiorPolygons: [MKPolygon]? = nil
      ) {
        self.interiorPolygons = interiorPolygons
        super.init(places: (0..<count).map { MKMapPoint(coordinates[$0]) })
      }
      public init(
        points: UnsafePointer<MKMapPoint>, count: Int, interiorPolygons: [MKPolygon]? = nil
      ) {
        self.interiorPolygons = interiorPolygons
        super.init(places: (0..<count).map { points[$0] })
      }
      fileprivate init(rings: [[CLLocationCoordinate2D]]) {
        let inner = rings.dropFirst().map { MKPolygon(rings: [$0]) }
        interiorPolygons = inner.isEmpty ? nil : inner
        super.init(places: (rings.first ?? []).map(MKMapPoint.init))
      }
    }

    open class MKMultiPolyline: MKShape, MKOverlay, @unchecked Sendable {
      public let polylines: [MKPolyline]
      public init(_ polylines: [MKPolyline]) { self.polylines = polylines }
      open var boundingMapRect: MKMapRect {
        polylines.reduce(.null) { $0.union($1.boundingMapRect) }
      }
    }

    open class MKMultiPolygon: MKShape, MKOverlay, @unchecked Sendable {
      public let polygons: [MKPolygon]
      public init(_ polygons: [MKPolygon]) { self.polygons = polygons }
      open var boundingMapRect: MKMapRect {
        polygons.reduce(.null) { $0.union($1.boundingMapRect) }
      }
    }

    open class MKCircle: MKShape, MKOverlay, @unchecked Sendable {
      public let radius: CLLocationDistance
      private let center: CLLocationCoordinate2D
      public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
        self.center = center
        self.radius = radius
      }
      open override var coordinate: CLLocationCoordinate2D { center }
      open var boundingMapRect: MKMapRect {
        let (point, side) = (
          MKMapPoint(center), radius * MKMapPointsPerMeterAtLatitude(center.latitude)
        )
        return MKMapRect(
          x: point.x - side, y: point.y - side, width: 2 * side, height: 2 * side)
      }
    }

    public protocol MKGeoJSONObject: NSObjectProtocol {}
    extension MKShape: MKGeoJSONObject {}

    open class MKGeoJSONFeature: NSObject, MKGeoJSONObject, @unchecked Sendable {
      public let identifier: String?
      public let properties: Data?
      public let geometry: [any MKShape & MKGeoJSONObject]
      fileprivate init(
        identifier: String?, properties: Data?, geometry: [any MKShape & MKGeoJSONObject]
      ) {
        self.identifier = identifier
        self.properties = properties
        self.geometry = geometry
      }
    }

    open class MKGeoJSONDecoder: NSObject {
      public override init() {}

      open func decode(_ data: Data) throws -> [any MKGeoJSONObject] {
        guard let object = try JSONSerialization.jsonObject(with: data) as? [String: Any] else {
          throw CocoaError(.fileReadCorruptFile)
        }
        if let features = object["features"] as? [[String: Any]] {
          return try features.map(feature)
        }
        return object["type"] as? String == "Feature"
          ? [try feature(object)] : shapes(of: object)
      }

      private func feature(_ object: [String: Any]) throws -> MKGeoJSONFeature {
        let identifier = object["id"].map { "\\($0)" }
        let properties = try (object["properties"] as? [String: Any]).map {
          try JSONSerialization.data(withJSONObject: $0)
        }
        return MKGeoJSONFeature(
          identifier: identifier, properties: properties,
          geometry: (object["geometry"] as? [String: Any]).map(shapes) ?? [])
      }

      private func shapes(of object: [String: Any]) -> [any MKShape & MKGeoJSONObject] {
        let values = object["coordinates"] as? [Any] ?? []
        func place(_ value: Any) -> CLLocationCoordinate2D {
          let numbers = (value as? [Any] ?? []).compactMap { ($0 as? NSNumber)?.doubleValue }
          return CLLocationCoordinate2D(
            latitude: numbers.dropFirst().first ?? 0, longitude: numbers.first ?? 0)
        }
        func places(_ value: Any) -> [CLLocationCoordinate2D] {
          (value as? [Any] ?? []).map(place)
        }
        func rings(_ value: Any) -> [[CLLocationCoordinate2D]] {
          (value as? [Any] ?? []).map(places)
        }
        switch object["type"] as? String {
        case "Point": return [MKPointAnnotation(coordinate: place(values))]
        case "MultiPoint":
          return values.map { MKPointAnnotation(coordinate: place($0)) }
        case "LineString": return [MKPolyline(line: places(values))]
        case "MultiLineString":
          return [MKMultiPolyline(values.map { MKPolyline(line: places($0)) })]
        case "Polygon": return [MKPolygon(rings: rings(values))]
        case "MultiPolygon":
          return [MKMultiPolygon(values.map { MKPolygon(rings: rings($0)) })]
        case "GeometryCollection":
          return (object["geometries"] as? [[String: Any]] ?? []).flatMap(shapes)
        default: return []
        }
      }
    }

    """
}
