// SPDX-License-Identifier: MIT

extension StandIn {
  /// What is in the place of a module: values without a service behind them, and views that are
  /// drawn as labeled areas, which are reported.
  struct Contents: Sendable {
    var needs: [String] = []
    var hasViews = false
    /// Whether files see its names without importing it: on Apple's systems the module comes along
    /// with SwiftUI or UIKit.
    var comesAlong = false
    var source: String
  }

  static let contents: [String: Contents] = [
    // Packages for maps, such as Mapbox's, export it.
    "CoreLocation": Contents(comesAlong: true, source: location),
    "MapKit": Contents(
      needs: ["CoreLocation"], hasViews: true,
      source: maps + mapGeometry + mapViews + mapShapes + mapSearch),
    "AVKit": Contents(needs: ["AVFoundation"], hasViews: true, source: player),
    "AVFoundation": Contents(
      needs: ["AudioToolbox"], hasViews: true, source: audioVideo + mediaSelections + capture),
    // Its names are in AssayViews; some apps import single ones.
    "CoreGraphics": Contents(hasViews: true, source: "@_exported import AssayViews\n"),
    "SystemConfiguration": Contents(source: reachability),
    "CoreMedia": Contents(
      needs: ["AVFoundation"], source: "@_exported import PortStandIn_AVFoundation\n"),
    "CoreTelephony": Contents(source: telephony),
    "MetricKit": Contents(hasViews: true, source: metrics),
    "MusicKit": Contents(hasViews: true, source: music),
    // A part of AVFoundation that can be imported by its own name.
    "AVFAudio": Contents(
      needs: ["AVFoundation"], source: "@_exported import PortStandIn_AVFoundation\n"),
    "ActivityKit": Contents(hasViews: true, source: activities),
    "AppIntents": Contents(hasViews: true, source: appIntents),
    "FoundationModels": Contents(
      hasViews: true, source: languageModels + languageContents + languageTranscripts),
    "PhotosUI": Contents(needs: ["Photos"], hasViews: true, source: photoPicker),
    "UserNotifications": Contents(comesAlong: true, source: notifications),
    // Foundation's module on Apple's systems exports it.
    "Security": Contents(hasViews: true, comesAlong: true, source: keychain),
    "AppKit": Contents(
      hasViews: true, comesAlong: true,
      source: appKit + appKitWindows + appKitMenus + appKitControls + appKitSharing),
    "Cocoa": Contents(needs: ["AppKit"], source: "@_exported import PortStandIn_AppKit\n"),
    "Contacts": Contents(source: contacts),
    "ContactsUI": Contents(needs: ["Contacts"], hasViews: true, source: contactPages),
    "WatchConnectivity": Contents(source: watch),
    "EventKit": Contents(needs: ["CoreLocation"], hasViews: true, source: calendars),
    "EventKitUI": Contents(needs: ["EventKit"], hasViews: true, source: calendarPages),
    "LocalAuthentication": Contents(source: authentication),
    "AuthenticationServices": Contents(hasViews: true, source: signIn),
    "Network": Contents(source: network),
    "ServiceManagement": Contents(source: loginItems),
    "StoreKit": Contents(hasViews: true, source: store),
    "CoreHaptics": Contents(source: haptics),
    "AudioToolbox": Contents(source: systemSounds),
    "TipKit": Contents(hasViews: true, source: tips),
    "Speech": Contents(needs: ["AVFoundation"], source: speech),
    "CoreLocationUI": Contents(hasViews: true, source: locationButton),
    "WebKit": Contents(hasViews: true, source: web),
    "SafariServices": Contents(hasViews: true, source: safari),
    "MessageUI": Contents(hasViews: true, source: mail),
    "CoreImage": Contents(hasViews: true, source: imageFilters),
    "CryptoKit": Contents(source: cryptography),
    "CommonCrypto": Contents(needs: ["CryptoKit"], source: commonCryptography),
    "CoreSpotlight": Contents(hasViews: true, source: spotlight),
    "BackgroundTasks": Contents(source: backgroundTasks),
    "MediaPlayer": Contents(hasViews: true, source: nowPlaying),
    "Photos": Contents(hasViews: true, source: photoLibrary),
    "PDFKit": Contents(hasViews: true, source: documents),
    "HealthKit": Contents(source: health),
    // SwiftUI exports it on a watch.
    "WatchKit": Contents(
      needs: ["UserNotifications"], hasViews: true, comesAlong: true,
      source: watchKit + watchKitControllers),
    "Vision": Contents(needs: ["CoreImage"], hasViews: true, source: vision),
    "VisionKit": Contents(needs: ["Vision"], hasViews: true, source: visionPages),
    "QuickLook": Contents(hasViews: true, source: quickLook),
    "WeatherKit": Contents(needs: ["CoreLocation"], source: weather),
    "SpriteKit": Contents(hasViews: true, source: sprites),
    "ImageIO": Contents(needs: ["Security"], hasViews: true, source: imageFiles),
    "CoreMotion": Contents(source: motion),
    "CoreBluetooth": Contents(source: bluetooth),
    "CoreNFC": Contents(source: nearField),
    "CoreText": Contents(
      needs: ["Security"], hasViews: true, comesAlong: true, source: coreText),
    // The names of motions are in AssayViews, because SwiftUI hands them on.
    "Symbols": Contents(hasViews: true, source: "@_exported import AssayViews\n"),
    "ClockKit": Contents(hasViews: true, source: complications),
    "CloudKit": Contents(needs: ["CoreLocation"], hasViews: true, source: cloud),
    "Intents": Contents(needs: ["CoreLocation"], hasViews: true, source: siri),
    "IntentsUI": Contents(needs: ["Intents"], hasViews: true, source: siriPages),
    "Darwin": Contents(comesAlong: true, source: mach),
    // The part of SwiftUI that Xcode's completion imports by its name.
    "SwiftUICore": Contents(hasViews: true, source: "@_exported import AssayViews\n"),
    "Kingfisher": Contents(hasViews: true, source: kingfisher),
    "SDWebImageSwiftUI": Contents(hasViews: true, source: webImages),
    "Nuke": Contents(hasViews: true, source: nuke),
    "NukeUI": Contents(needs: ["Nuke"], hasViews: true, source: nukeViews),
    "CachedAsyncImage": Contents(hasViews: true, source: cachedImages),
    "Alamofire": Contents(source: alamofire),
    "Supabase": Contents(needs: ["AuthenticationServices"], source: supabase),
    "RevenueCat": Contents(source: purchases),
    "Lottie": Contents(hasViews: true, source: lottie),
    "GoogleSignIn": Contents(hasViews: true, source: googleSignIn),
    "GoogleSignInSwift": Contents(
      needs: ["GoogleSignIn"], hasViews: true, source: googleSignInButton),
    "Factory": Contents(hasViews: true, source: factory),
    "FactoryKit": Contents(
      needs: ["Factory"], source: "@_exported import PortStandIn_Factory\n"),
    "MarkdownUI": Contents(hasViews: true, source: markdown),
    "KeyboardShortcuts": Contents(
      needs: ["AppKit"], hasViews: true, source: keyboardShortcuts),
    "LaunchAtLogin": Contents(hasViews: true, source: launchAtLogin),
    // Its package has a binary only.
    "Sparkle": Contents(hasViews: true, source: updates),
    "LinkPresentation": Contents(hasViews: true, source: linkPresentation),
    "FirebaseFunctions": Contents(needs: ["FirebaseCore"], source: firebaseFunctions),
    "FirebaseRemoteConfig": Contents(needs: ["FirebaseCore"], source: firebaseRemoteConfig),
    "FirebaseCore": Contents(source: firebase),
    "FirebaseAuth": Contents(needs: ["FirebaseCore"], source: firebaseAuth),
    "FirebaseFirestore": Contents(needs: ["FirebaseCore"], source: firestore),
    "FirebaseFirestoreSwift": Contents(
      needs: ["FirebaseCore", "FirebaseFirestore"],
      source: "@_exported import PortStandIn_FirebaseFirestore\n"),
    "FirebaseStorage": Contents(needs: ["FirebaseCore"], source: firebaseStorage),
    "FirebaseAnalytics": Contents(
      needs: ["FirebaseCore"], hasViews: true, source: firebaseServices),
    "FirebaseCrashlytics": Contents(
      needs: ["FirebaseCore", "FirebaseAnalytics"],
      source: "@_exported import PortStandIn_FirebaseAnalytics\n"),
    "FirebasePerformance": Contents(
      needs: ["FirebaseCore", "FirebaseAnalytics"],
      source: "@_exported import PortStandIn_FirebaseAnalytics\n"),
    "FirebaseMessaging": Contents(
      needs: ["FirebaseCore", "FirebaseAnalytics"],
      source: "@_exported import PortStandIn_FirebaseAnalytics\n"),
    "Firebase": Contents(
      needs: [
        "FirebaseCore", "FirebaseAuth", "FirebaseFirestore", "FirebaseStorage", "FirebaseAnalytics",
      ], source: allOfFirebase),
  ]

  /// Places that code names, and no place that a device is at.
  private static let location = """
    import Foundation

    public typealias CLLocationDegrees = Double
    public typealias CLLocationDistance = Double
    public typealias CLLocationDirection = Double
    public typealias CLLocationSpeed = Double
    public typealias CLLocationAccuracy = Double

    public struct CLLocationCoordinate2D: Sendable {
      public var latitude: CLLocationDegrees
      public var longitude: CLLocationDegrees
      public init() { self.init(latitude: 0, longitude: 0) }
      public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
      }
    }

    public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(
      latitude: -180, longitude: -180)

    public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
      (-90...90).contains(coordinate.latitude) && (-180...180).contains(coordinate.longitude)
    }

    public func CLLocationCoordinate2DMake(
      _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
    ) -> CLLocationCoordinate2D {
      CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }

    public final class CLFloor: NSObject, Sendable { public var level: Int { 0 } }
    public final class CLLocationSourceInformation: NSObject, Sendable {
      public var isSimulatedBySoftware: Bool { false }
      public var isProducedByAccessory: Bool { false }
    }
    open class CLHeading: NSObject, @unchecked Sendable {
      open var magneticHeading: CLLocationDirection { 0 }
      open var trueHeading: CLLocationDirection { 0 }
      open var headingAccuracy: CLLocationDirection { -1 }
      open var timestamp: Date { Date(timeIntervalSinceReferenceDate: 0) }
    }
    open class CLVisit: NSObject, @unchecked Sendable {
      open var arrivalDate: Date { .distantPast }
      open var departureDate: Date { .distantFuture }
      open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
      open var horizontalAccuracy: CLLocationAccuracy { 0 }
    }
    open class CLRegion: NSObject, @unchecked Sendable {
      open private(set) var identifier: String
      open var notifyOnEntry = true
      open var notifyOnExit = true
      init(identifier: String) { self.identifier = identifier }
    }
    open class CLCircularRegion: CLRegion, @unchecked Sendable {
      open private(set) var center: CLLocationCoordinate2D
      open private(set) var radius: CLLocationDistance
      public init(
        center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String
      ) {
        self.center = center
        self.radius = radius
        super.init(identifier: identifier)
      }
      open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        CLLocation(latitude: center.latitude, longitude: center.longitude).distance(
          from: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
          <= radius
      }
    }
    open class CLBeaconRegion: CLRegion, @unchecked Sendable {
      open private(set) var uuid: UUID
      public init(uuid: UUID, identifier: String) {
        self.uuid = uuid
        super.init(identifier: identifier)
      }
    }
    public enum CLRegionState: Int, Sendable { case unknown, inside, outside }
    public enum CLActivityType: Int, Sendable {
      case other = 1, automotiveNavigation, fitness, otherNavigation, airborne
    }
    public enum CLDeviceOrientation: Int32, Sendable {
      case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
    }
    /// Nothing arrives.
    public struct CLLocationUpdate: Sendable {
      public enum LiveConfiguration: Sendable {
        case `default`, automotiveNavigation, otherNavigation, fitness, airborne
      }
      public var location: CLLocation? { nil }
      public var isStationary: Bool { true }
      public static func liveUpdates(
        _ configuration: LiveConfiguration = .default
      ) -> AsyncThrowingStream<CLLocationUpdate, any Error> { AsyncThrowingStream { _ in } }
    }
    public final class CLBackgroundActivitySession: NSObject, Sendable {
      public override init() {}
      public func invalidate() {}
    }
    public final class CLServiceSession: NSObject, Sendable {
      public enum AuthorizationRequirement: Int, Sendable { case none, whenInUse, always }
      public init(authorization: AuthorizationRequirement) {}
      public func invalidate() {}
    }

    open class CLLocation: NSObject, @unchecked Sendable {
      public let coordinate: CLLocationCoordinate2D
      public let altitude: CLLocationDistance
      public let horizontalAccuracy: CLLocationAccuracy
      public let verticalAccuracy: CLLocationAccuracy
      public let timestamp: Date
      /// Not known: nothing moves.
      open var speed: CLLocationSpeed { -1 }
      /// Not known: nothing moves.
      open var course: CLLocationDirection { -1 }
      open var speedAccuracy: CLLocationSpeed { -1 }
      open var courseAccuracy: CLLocationDirection { -1 }
      open var ellipsoidalAltitude: CLLocationDistance { altitude }
      open var floor: CLFloor? { nil }
      open var sourceInformation: CLLocationSourceInformation? { nil }
      public convenience override init() { self.init(latitude: 0, longitude: 0) }
      public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy,
        course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
      ) {
        self.init(
          coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
          verticalAccuracy: verticalAccuracy, timestamp: timestamp)
      }
      public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
        (altitude, horizontalAccuracy, verticalAccuracy) = (0, 0, -1)
        timestamp = Date()
      }
      public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy,
        timestamp: Date
      ) {
        self.coordinate = coordinate
        self.altitude = altitude
        self.horizontalAccuracy = horizontalAccuracy
        self.verticalAccuracy = verticalAccuracy
        self.timestamp = timestamp
      }
      /// Along the ellipsoid of WGS 84, by Vincenty's inverse formula (Survey Review 23, 1975).
      open func distance(from location: CLLocation) -> CLLocationDistance {
        let (a, f) = (6378137.0, 1 / 298.257223563)
        let b = (1 - f) * a
        let (from, to) = (coordinate, location.coordinate)
        if from.latitude == to.latitude, from.longitude == to.longitude { return 0 }
        let u1 = atan((1 - f) * tan(from.latitude * .pi / 180))
        let u2 = atan((1 - f) * tan(to.latitude * .pi / 180))
        let difference = (to.longitude - from.longitude) * .pi / 180
        var (lambda, sigma, cos2Alpha, cos2Sigma) = (difference, 0.0, 0.0, 0.0)
        // Points that are nearly opposite need many steps, or more than there are.
        for _ in 0..<200 {
          let x = cos(u2) * sin(lambda)
          let y = cos(u1) * sin(u2) - sin(u1) * cos(u2) * cos(lambda)
          let sinSigma = (x * x + y * y).squareRoot()
          let cosSigma = sin(u1) * sin(u2) + cos(u1) * cos(u2) * cos(lambda)
          sigma = atan2(sinSigma, cosSigma)
          let sinAlpha = cos(u1) * cos(u2) * sin(lambda) / sinSigma
          cos2Alpha = 1 - sinAlpha * sinAlpha
          cos2Sigma = cos2Alpha == 0 ? 0 : cosSigma - 2 * sin(u1) * sin(u2) / cos2Alpha
          let c = f / 16 * cos2Alpha * (4 + f * (4 - 3 * cos2Alpha))
          let next =
            difference + (1 - c) * f * sinAlpha
            * (sigma + c * sinSigma * (cos2Sigma + c * cosSigma * (2 * cos2Sigma * cos2Sigma - 1)))
          let isDone = abs(next - lambda) < 1e-12
          lambda = next
          if isDone { break }
        }
        let square = cos2Alpha * (a * a - b * b) / (b * b)
        let large = 1 + square / 16384 * (4096 + square * (square * (320 - 175 * square) - 768))
        let small = square / 1024 * (256 + square * (square * (74 - 47 * square) - 128))
        let (sinSigma, cosSigma) = (sin(sigma), cos(sigma))
        let inner = cosSigma * (2 * cos2Sigma * cos2Sigma - 1)
        let outer =
          small / 6 * cos2Sigma * (4 * sinSigma * sinSigma - 3) * (4 * cos2Sigma * cos2Sigma - 3)
        return b * large * (sigma - small * sinSigma * (cos2Sigma + small / 4 * (inner - outer)))
      }
    }

    public enum CLAuthorizationStatus: Int32, Sendable {
      case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
    }

    public enum CLAccuracyAuthorization: Int, Sendable {
      case fullAccuracy, reducedAccuracy
    }

    public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
    public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
    public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
    public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
    public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
    public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
    public let kCLLocationAccuracyReduced: CLLocationAccuracy = 5000
    public let kCLDistanceFilterNone: CLLocationDistance = -1

    public protocol CLLocationManagerDelegate: NSObjectProtocol {}

    open class CLLocationManager: NSObject, @unchecked Sendable {
      open weak var delegate: (any CLLocationManagerDelegate)?
      open var desiredAccuracy = kCLLocationAccuracyBest
      open var distanceFilter = kCLDistanceFilterNone
      open var allowsBackgroundLocationUpdates = false
      open var showsBackgroundLocationIndicator = false
      open var activityType = CLActivityType.other
      open var headingFilter: CLLocationDegrees = 1
      open var headingOrientation = CLDeviceOrientation.portrait
      open var heading: CLHeading? { nil }
      open var monitoredRegions: Set<CLRegion> { [] }
      open var maximumRegionMonitoringDistance: CLLocationDistance { -1 }
      open class func headingAvailable() -> Bool { false }
      open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
      open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
      open func requestTemporaryFullAccuracyAuthorization(
        withPurposeKey purposeKey: String, completion: (@Sendable ((any Error)?) -> Void)? = nil
      ) {}
      open func startMonitoringSignificantLocationChanges() {}
      open func stopMonitoringSignificantLocationChanges() {}
      open func startMonitoringVisits() {}
      open func stopMonitoringVisits() {}
      open func startMonitoring(for region: CLRegion) {}
      open func stopMonitoring(for region: CLRegion) {}
      open func requestState(for region: CLRegion) {}
      open var pausesLocationUpdatesAutomatically = true
      open var location: CLLocation? { nil }
      open var authorizationStatus: CLAuthorizationStatus { .notDetermined }
      open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
      open class func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
      open class func locationServicesEnabled() -> Bool { false }
      open func requestWhenInUseAuthorization() {}
      open func requestAlwaysAuthorization() {}
      open func requestLocation() {}
      open func startUpdatingLocation() {}
      open func stopUpdatingLocation() {}
      open func startUpdatingHeading() {}
      open func stopUpdatingHeading() {}
    }

    open class CLPlacemark: NSObject, @unchecked Sendable {
      open var name: String? { nil }
      open var locality: String? { nil }
      open var subLocality: String? { nil }
      open var administrativeArea: String? { nil }
      open var country: String? { nil }
      open var isoCountryCode: String? { nil }
      open var postalCode: String? { nil }
      open var thoroughfare: String? { nil }
      open var subThoroughfare: String? { nil }
      open var location: CLLocation? { nil }
      open var timeZone: TimeZone? { nil }
      open var subAdministrativeArea: String? { nil }
      open var ocean: String? { nil }
      open var inlandWater: String? { nil }
      open var areasOfInterest: [String]? { nil }
      open var region: CLRegion? { nil }
    }

    public struct CLError: Error, Sendable {
      public enum Code: Int, Sendable {
        case locationUnknown, denied, network, headingFailure, regionMonitoringDenied
        case regionMonitoringFailure, regionMonitoringSetupDelayed
        case regionMonitoringResponseDelayed, geocodeFoundNoResult, geocodeFoundPartialResult
        case geocodeCanceled
        public static func ~= (code: Code, error: any Error) -> Bool {
          (error as? CLError)?.code == code
        }
      }
      public let code: Code
      public init(_ code: Code) { self.code = code }
      public static let locationUnknown = Code.locationUnknown
      public static let denied = Code.denied
      public static let network = Code.network
    }

    open class CLGeocoder: NSObject, @unchecked Sendable {
      public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void
      open func reverseGeocodeLocation(
        _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
      ) {}
      open func geocodeAddressString(
        _ address: String, completionHandler: @escaping CLGeocodeCompletionHandler
      ) {}
      open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
        throw CLError(.network)
      }
      open func geocodeAddressString(_ address: String) async throws -> [CLPlacemark] {
        throw CLError(.network)
      }
      open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale: Locale?
      ) async throws -> [CLPlacemark] { throw CLError(.network) }
      open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale: Locale?,
        completionHandler: @escaping CLGeocodeCompletionHandler
      ) {}
      open var isGeocoding: Bool { false }
      open func cancelGeocode() {}
    }

    """

  static let locationButton = """
    import AssayViews

    public struct LocationButton: View {
      public struct Title: Hashable, Sendable {
        let words: String
        public static let currentLocation = Title(words: "Current Location")
        public static let sendCurrentLocation = Title(words: "Send Current Location")
        public static let sendMyCurrentLocation = Title(words: "Send My Current Location")
        public static let shareCurrentLocation = Title(words: "Share Current Location")
        public static let shareMyCurrentLocation = Title(words: "Share My Current Location")
      }
      private let title: Title
      public init(_ title: Title? = nil, action: @escaping () -> Void) {
        self.title = title ?? .currentLocation
      }
      public var body: some View {
        Button(action: {}) { Label(title.words, systemImage: "location.fill") }
          .buttonStyle(.borderedProminent)
      }
    }

    """
}
