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
      public init(placemark: MKPlacemark) { self.placemark = placemark }
      open class func forCurrentLocation() -> MKMapItem {
        MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D()))
      }
      @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
    }

    public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
    public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
    public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"

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

    """
}
