// SPDX-License-Identifier: MIT

/// The search for places, which finds none.
extension StandIn {
  static let mapSearch = """

    open class MKPlacemark: CLPlacemark, @unchecked Sendable {
      open private(set) var coordinate: CLLocationCoordinate2D
      open var title: String? { nil }
      open var subtitle: String? { nil }
      public init(
        coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]? = nil
      ) { self.coordinate = coordinate }
    }

    open class MKMapItem: NSObject, @unchecked Sendable {
      open private(set) var placemark: MKPlacemark
      open var name: String?
      open var phoneNumber: String?
      open var url: URL?
      open var timeZone: TimeZone?
      open var pointOfInterestCategory: MKPointOfInterestCategory?
      open var location: CLLocation {
        CLLocation(
          latitude: placemark.coordinate.latitude, longitude: placemark.coordinate.longitude)
      }
      open var isCurrentLocation: Bool { false }
      public convenience override init() {
        self.init(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D()))
      }
      open private(set) var address: MKAddress?
      public convenience init(location: CLLocation, address: MKAddress?) {
        self.init(placemark: MKPlacemark(coordinate: location.coordinate))
        self.address = address
      }
      @discardableResult open class func openMaps(
        with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil
      ) -> Bool { false }
      public init(placemark: MKPlacemark) { self.placemark = placemark }
      open class func forCurrentLocation() -> MKMapItem {
        MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D()))
      }
      @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
    }

    public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
    public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
    public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
    public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
    public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
    public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
    public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
    public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
    public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"

    open class MKAddress: NSObject, @unchecked Sendable {
      public let fullAddress: String
      public let shortAddress: String?
      public init?(fullAddress: String, shortAddress: String?) {
        self.fullAddress = fullAddress
        self.shortAddress = shortAddress
      }
    }
    /// Distances in words, as a measurement's.
    open class MKDistanceFormatter: Formatter, @unchecked Sendable {
      public enum Units: UInt, Sendable { case `default`, metric, imperial, imperialWithYards }
      public enum DistanceUnitStyle: UInt, Sendable { case `default`, abbreviated, full }
      open var locale: Locale! = .autoupdatingCurrent
      open var units = Units.default
      open var unitStyle = DistanceUnitStyle.default
      open func string(fromDistance distance: CLLocationDistance) -> String {
        let formatter = MeasurementFormatter()
        formatter.locale = locale ?? .autoupdatingCurrent
        formatter.unitStyle = unitStyle == .full ? .long : .medium
        formatter.unitOptions = .naturalScale
        formatter.numberFormatter.maximumFractionDigits = 1
        return formatter.string(from: Measurement(value: distance, unit: UnitLength.meters))
      }
    }
    open class MKMapSnapshotter: NSObject, @unchecked Sendable {
      open class Options: NSObject, @unchecked Sendable {
        open var region = MKCoordinateRegion()
        open var size = CGSize(width: 256, height: 256)
        open var scale: CGFloat = 1
        open var showsBuildings = true
        open var mapRect = MKMapRect()
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        open var traitCollection = UITraitCollection()
        public override init() {}
      }
      open class Snapshot: NSObject, @unchecked Sendable {
        open var image: UIImage { UIImage() }
        open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
      }
      public init(options: Options) {}
      open var isLoading: Bool { false }
      open func start() async throws -> Snapshot { throw CLError(.network) }
      open func start(completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {}
      open func start(
        with queue: DispatchQueue,
        completionHandler: @escaping (Snapshot?, (any Error)?) -> Void
      ) {}
      open func cancel() {}
    }

    open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
      open var title: String { "" }
      open var subtitle: String { "" }
    }

    public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {}

    open class MKLocalSearchCompleter: NSObject, @unchecked Sendable {
      public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let address = ResultType(rawValue: 1)
        public static let pointOfInterest = ResultType(rawValue: 2)
        public static let query = ResultType(rawValue: 4)
      }
      open weak var delegate: (any MKLocalSearchCompleterDelegate)?
      open var queryFragment = ""
      open var region = MKCoordinateRegion()
      open var resultTypes: ResultType = []
      open var pointOfInterestFilter: MKPointOfInterestFilter?
      open var results: [MKLocalSearchCompletion] { [] }
      open var isSearching: Bool { false }
      open func cancel() {}
    }

    open class MKLocalSearch: NSObject, @unchecked Sendable {
      open class Request: NSObject, @unchecked Sendable {
        open var naturalLanguageQuery: String?
        open var region = MKCoordinateRegion()
        open var resultTypes: MKLocalSearchCompleter.ResultType = []
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        public override init() {}
        public init(completion: MKLocalSearchCompletion) {}
        public init(__naturalLanguageQuery query: String) { naturalLanguageQuery = query }
        public init(naturalLanguageQuery: String) { self.naturalLanguageQuery = naturalLanguageQuery }
      }
      open class Response: NSObject, @unchecked Sendable {
        open var mapItems: [MKMapItem] { [] }
        open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
      }
      public typealias CompletionHandler = (Response?, (any Error)?) -> Void
      public init(request: Request) {}
      open var isSearching: Bool { false }
      open func start(completionHandler: @escaping CompletionHandler) {
        completionHandler(nil, CLError(.network))
      }
      open func start() async throws -> Response { throw CLError(.network) }
      open func cancel() {}
    }

    open class MKReverseGeocodingRequest: NSObject, @unchecked Sendable {
      public init?(location: CLLocation) {}
      open var preferredLocale: Locale?
      open var isLoading: Bool { false }
      open var mapItems: [MKMapItem] { get async throws { throw CLError(.network) } }
      open func cancel() {}
    }

    open class MKGeocodingRequest: NSObject, @unchecked Sendable {
      public init?(addressString: String) {}
      open var preferredLocale: Locale?
      open var region: MKCoordinateRegion?
      open var isLoading: Bool { false }
      open var mapItems: [MKMapItem] { get async throws { throw CLError(.network) } }
      open func cancel() {}
    }

    """
}
