// SPDX-License-Identifier: MIT

extension AppleFramework {
  /// The framework of a name that has no prefix, or shares its prefix; nil for other names.
  static func namedOwner(of name: String) -> String? {
    if let framework = names[name] { return framework }
    return beginnings.first { name.hasPrefix($0.key) }?.value
  }

  /// The framework that adds a member to SwiftUI's views, or declares a type of a name that SwiftUI
  /// has too; nil for other members.
  ///
  /// - Parameter types: those that the compiler names.
  static func owner(ofMember name: String, of types: Set<String>) -> String? {
    modifiers[name] ?? types.lazy.compactMap { sharedTypes[$0] }.first
  }

  /// Types of a framework whose names SwiftUI has too.
  private static let sharedTypes = ["Transaction": "StoreKit", "Transaction.Type": "StoreKit"]

  /// Beginnings of names of frameworks that share their prefixes; no name has two of them.
  private static let beginnings: [String: String] = [
    "CMBlockBuffer": "CoreMedia", "CMFormatDescription": "CoreMedia", "CMSampleBuffer": "CoreMedia",
    "CMTime": "CoreMedia",
    "INUI": "IntentsUI", "CSSearchable": "CoreSpotlight", "kUTType": "MobileCoreServices",
    "AudioServices": "AudioToolbox", "AudioQueue": "AudioToolbox", "AudioUnit": "AudioToolbox",
    "PKCanvas": "PencilKit", "PKDrawing": "PencilKit", "PKInk": "PencilKit",
    "PKStroke": "PencilKit", "PKTool": "PencilKit", "SFSpeech": "Speech",
    "SKAction": "SpriteKit", "SKLabelNode": "SpriteKit", "SKScene": "SpriteKit",
    "SKShapeNode": "SpriteKit", "SKSpriteNode": "SpriteKit", "SKView": "SpriteKit",
    "SKDownload": "StoreKit", "SKOverlay": "StoreKit", "SKPayment": "StoreKit",
    "SKProduct": "StoreKit", "SKReceipt": "StoreKit", "SKStore": "StoreKit",
    "SubscriptionStore": "StoreKit", "VNDocumentCamera": "VisionKit", "XCT": "XCTest",
    "XCUI": "XCTest",
  ]

  private static let names = byFramework.reduce(into: [String: String]()) { names, entry in
    for name in entry.value.split(separator: " ") { names[String(name)] = entry.key }
  }

  private static let byFramework = [
    "AppIntents": "ShortcutsLink SiriTipView",
    "AudioToolbox": "SystemSoundID kSystemSoundID_Vibrate",
    "AuthenticationServices": "SignInWithAppleButton WebAuthenticationSession",
    "CoreTransferable":
      "CodableRepresentation DataRepresentation FileRepresentation ProxyRepresentation"
      + " TransferRepresentation",
    "CryptoKit":
      "AES ChaChaPoly Curve25519 HMAC Insecure P256 SHA256 SHA384 SHA512 SecureEnclave SymmetricKey",
    "DeviceActivity": "DeviceActivityCenter DeviceActivityName DeviceActivitySchedule",
    "FamilyControls": "AuthorizationCenter FamilyActivityPicker FamilyActivitySelection",
    "Foundation":
      "NSBundleResourceRequest NSExtensionContext NSExtensionItem NSFileCoordinator NSMetadataQuery"
      + " NSUbiquitousKeyValueStore NSUserActivity NSXPCConnection",
    "FoundationModels": "Generable LanguageModelSession SystemLanguageModel",
    "JavaScriptCore": "JSContext JSValue",
    "LinkPresentation": "LPLinkMetadata LPLinkView LPMetadataProvider",
    "MapKit": "LookAroundPreview MapCircle MapPolygon MapPolyline Marker UserAnnotation",
    "MusicKit": "ApplicationMusicPlayer ArtworkImage MusicAuthorization MusicItemCollection",
    "NaturalLanguage": "NLLanguageRecognizer NLModel NLTagger NLTokenizer",
    "Network": "NWBrowser NWConnection NWEndpoint NWListener NWPath NWPathMonitor",
    "RealityKit": "AnchorEntity ARView ModelEntity RealityView",
    "SceneKit": "SceneView", "SpriteKit": "SpriteView",
    "Security":
      "SecItemAdd SecItemCopyMatching SecItemDelete SecItemUpdate SecKey SecTrust errSecSuccess"
      + " kSecAttrAccount kSecAttrService kSecClass kSecReturnData kSecValueData",
    "StoreKit":
      "AppStore AppTransaction ProductView RequestReviewAction StoreKitError StoreView Storefront"
      + " VerificationResult",
    "SwiftData": "FetchDescriptor ModelConfiguration ModelContainer ModelContext PersistentModel",
    "TipKit": "Tip TipView Tips TipViewStyle",
    "VideoToolbox": "VTCompressionSession", "VisionKit": "DataScannerViewController",
    "WeatherKit": "WeatherAttribution WeatherService",
    "XCTest": "continueAfterFailure", "os": "OSLog os_log os_signpost",
  ]

  private static let modifiers = byModifier.reduce(into: [String: String]()) { names, entry in
    for name in entry.value.split(separator: " ") { names[String(name)] = entry.key }
  }

  /// What frameworks add to views.
  private static let byModifier = [
    "AuthenticationServices": "signInWithAppleButtonStyle",
    "FamilyControls": "familyActivityPicker",
    "MapKit": "mapCameraKeyframeAnimator mapControls mapControlVisibility mapStyle",
    "MusicKit": "musicSubscriptionOffer", "QuickLook": "quickLookPreview",
    "StoreKit":
      "appStoreOverlay currentEntitlementTask inAppPurchaseOptions manageSubscriptionsSheet"
      + " offerCodeRedemption onInAppPurchaseCompletion onInAppPurchaseStart productIconBorder"
      + " productViewStyle refundRequestSheet storeButton storeProductTask storeProductsTask"
      + " subscriptionStatusTask subscriptionStoreButtonLabel subscriptionStoreControlIcon"
      + " subscriptionStoreControlStyle subscriptionStorePolicyDestination"
      + " subscriptionStorePolicyForegroundStyle subscriptionStoreSignInAction",
    "TipKit": "popoverTip tipBackground tipImageSize tipViewStyle",
    "Translation": "translationPresentation translationTask",
  ]
}
