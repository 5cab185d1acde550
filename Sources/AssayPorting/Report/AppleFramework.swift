// SPDX-License-Identifier: MIT

/// Frameworks that exist on Apple's systems only, and what they do.
enum AppleFramework {
  /// What a framework does, in a few words; nil for a module that is not Apple's.
  static func purpose(of module: String) -> String? { purposes[module] }

  /// Whether an iPhone has a framework that nothing stands for here.
  static func isAbsent(_ module: String) -> Bool {
    purpose(of: module) != nil && !StandIn.stands(for: module, on: nil)
      && !ModuleAlias.all.contains { $0.name == module }
      && !["AppKit", "Cocoa", "ClockKit", "CoreFoundation", "WatchKit"].contains(module)
  }

  /// The framework that a name belongs to, by itself or by its prefix, such as UIKit for `UIImage`;
  /// nil for other names.
  static func owner(of name: String) -> String? {
    if let framework = namedOwner(of: name) { return framework }
    let start = name.prefix { $0.isUppercase }
    if watchNames.contains(where: name.hasPrefix) { return "WatchKit" }
    // In `UIImage`, the last capital starts the word. `CMARK_NODE_LIST` is a constant of C.
    guard start.count > 1, let next = name.dropFirst(start.count).first, next != "_" else {
      return nil
    }
    for length in stride(from: start.count - 1, to: 1, by: -1) {
      if let framework = prefixes[String(start.prefix(length))] { return framework }
    }
    return nil
  }

  /// Beginnings of names of WatchKit, which shares its prefix with WebKit.
  private static let watchNames = [
    "WKAccessibility", "WKAlert", "WKApplication", "WKAudio", "WKBluetoothAlert", "WKCrown",
    "WKExtendedRuntime", "WKExtension", "WKGesture", "WKHaptic", "WKHosting", "WKImage",
    "WKIntentDidRun", "WKInterface", "WKLongPressGesture", "WKNotification", "WKPanGesture",
    "WKPicker", "WKRefreshBackground", "WKRelevantShortcut", "WKSnapshotReason",
    "WKSnapshotRefresh", "WKSwipeGesture", "WKTapGesture", "WKURLSessionRefresh",
    "WKUserNotification", "WKWatch",
  ]

  /// Prefixes of Objective-C's names. Those that several frameworks share are left out.
  private static let prefixes: [String: String] = [
    "AR": "ARKit", "AS": "AuthenticationServices", "AV": "AVFoundation", "CA": "QuartzCore",
    "CB": "CoreBluetooth", "CG": "CoreGraphics", "CI": "CoreImage", "CK": "CloudKit",
    "CL": "CoreLocation", "CLK": "ClockKit",
    "CM": "CoreMotion", "CN": "Contacts", "EK": "EventKit", "GK": "GameKit", "HK": "HealthKit",
    "IN": "Intents",
    "LA": "LocalAuthentication", "ML": "CoreML", "MF": "MessageUI", "MK": "MapKit",
    "MP": "MediaPlayer",
    "MTL": "Metal", "NFC": "CoreNFC", "PDF": "PDFKit", "PH": "Photos", "PK": "PassKit",
    "QL": "QuickLook", "SCN": "SceneKit", "SF": "SafariServices", "UI": "UIKit",
    "UN": "UserNotifications", "VN": "Vision", "WC": "WatchConnectivity", "WK": "WebKit",
  ]

  private static let purposes: [String: String] = [
    "ARKit": "augmented reality", "AVFAudio": "audio", "AVFoundation": "camera, audio and video",
    "AVKit": "video players", "Accelerate": "vector arithmetic", "Accessibility": "accessibility",
    "Accounts": "accounts", "ActivityKit": "live activities", "AdServices": "advertising",
    "AdSupport": "advertising", "AppIntents": "intents and shortcuts", "AppKit": "macOS views",
    "AppTrackingTransparency": "tracking permission", "AudioToolbox": "audio",
    "AuthenticationServices": "sign-in and passkeys", "BackgroundTasks": "background tasks",
    "CallKit": "calls", "CarPlay": "CarPlay", "Charts": "charts", "ClockKit": "complications",
    "CloudKit": "iCloud", "Cocoa": "macOS views",
    "Combine": "publishers", "CommonCrypto": "cryptography", "Contacts": "contacts",
    "ContactsUI": "contacts", "CoreBluetooth": "Bluetooth", "CoreData": "database",
    "CoreFoundation": "C foundation", "CoreGraphics": "drawing", "CoreHaptics": "haptics",
    "CoreImage": "image filters", "CoreLocation": "location", "CoreLocationUI": "location",
    "CoreML": "machine learning",
    "CoreMedia": "media", "CoreMotion": "motion sensors", "CoreNFC": "NFC",
    "CoreServices": "system services", "CoreSpotlight": "search", "CoreTelephony": "telephony",
    "CoreText": "text drawing", "CoreTransferable": "drag and drop", "CoreVideo": "video",
    "CryptoKit": "cryptography", "DeviceActivity": "screen time", "DeviceCheck": "device checks",
    "EventKit": "calendar", "EventKitUI": "calendar", "ExternalAccessory": "accessories",
    "FamilyControls": "screen time", "FoundationModels": "language models",
    "GameController": "game controllers", "GameKit": "Game Center", "GameplayKit": "games",
    "HealthKit": "health", "HealthKitUI": "health", "HomeKit": "home", "ImageIO": "image files",
    "Intents": "Siri", "IntentsUI": "Siri", "JavaScriptCore": "JavaScript",
    "LinkPresentation": "link previews", "LocalAuthentication": "Face ID and Touch ID",
    "MapKit": "maps", "MediaPlayer": "music and video", "MessageUI": "mail and messages",
    "Messages": "iMessage", "Metal": "graphics processor", "MetalKit": "graphics processor",
    "MetricKit": "metrics", "MobileCoreServices": "file types", "MultipeerConnectivity": "peers",
    "MusicKit": "Apple Music", "NaturalLanguage": "language analysis",
    "NearbyInteraction": "nearby devices", "Network": "network connections",
    "NetworkExtension": "VPN", "NotificationCenter": "widgets", "OSLog": "logging",
    "ObjectiveC": "Objective-C", "PDFKit": "PDF", "PassKit": "Apple Pay and Wallet",
    "PencilKit": "drawing by hand", "Photos": "photo library", "PhotosUI": "photo picker",
    "PushKit": "pushes", "QuartzCore": "animation layers", "QuickLook": "file previews",
    "QuickLookThumbnailing": "file previews", "RealityKit": "3D scenes",
    "ReplayKit": "screen recording", "SafariServices": "Safari", "SceneKit": "3D scenes",
    "Security": "keychain", "SensorKit": "sensors", "ServiceManagement": "login items",
    "ShazamKit": "music recognition", "Social": "sharing", "SoundAnalysis": "sound recognition",
    "Speech": "speech recognition", "SpriteKit": "2D games", "StoreKit": "App Store purchases",
    "SwiftData": "database", "SwiftUI": "views", "SystemConfiguration": "network state",
    "TipKit": "tips", "Translation": "translation", "UIKit": "iOS views",
    "UniformTypeIdentifiers": "file types", "UserNotifications": "notifications",
    "UserNotificationsUI": "notifications", "VideoToolbox": "video", "Vision": "image analysis",
    "VisionKit": "document camera", "WatchConnectivity": "watch connection",
    "WatchKit": "watch views", "WeatherKit": "weather", "WebKit": "web pages",
    "WidgetKit": "widgets", "XCTest": "tests of the user interface", "os": "logging",
    "simd": "vector arithmetic",
  ]
}
