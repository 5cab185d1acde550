// SPDX-License-Identifier: MIT

/// Services that share nothing, and areas over which no pointer moves.
extension StandIn {
  static let appKitSharing = """
    open class NSSharingService: NSObject, @unchecked Sendable {
      public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let composeEmail = Name("com.apple.share.Mail.compose")
        public static let composeMessage = Name("com.apple.messages.ShareExtension")
        public static let sendViaAirDrop = Name("com.apple.share.AirDrop.send")
        public static let addToSafariReadingList = Name(
          "com.apple.share.System.add-to-safari-reading-list")
        public static let addToIPhoto = Name("com.apple.share.System.add-to-iphoto")
        public static let useAsDesktopPicture = Name("com.apple.share.System.set-desktop-image")
        public static let cloudSharing = Name("com.apple.share.CloudSharing")
      }
      open weak var delegate: (any NSSharingServiceDelegate)?
      open var title = ""
      open var menuItemTitle = ""
      open var image = NSImage()
      open var alternateImage: NSImage?
      open var recipients: [String]?
      open var subject: String?
      open var messageBody: String? { nil }
      open var permanentLink: URL? { nil }
      open var attachmentFileURLs: [URL]? { nil }
      /// No service is there.
      public init?(named serviceName: Name) { nil }
      public init(
        title: String, image: NSImage, alternateImage: NSImage?, handler: @escaping () -> Void
      ) {
        self.title = title
        self.image = image
        self.alternateImage = alternateImage
      }
      open class func sharingServices(forItems items: [Any]) -> [NSSharingService] { [] }
      open func canPerform(withItems items: [Any]?) -> Bool { false }
      open func perform(withItems items: [Any]) {}
    }
    public protocol NSSharingServiceDelegate: AnyObject {}

    @MainActor @preconcurrency
    open class NSSharingServicePicker: NSObject {
      open weak var delegate: (any NSSharingServicePickerDelegate)?
      public nonisolated init(items: [Any]) {}
      open var standardShareMenuItem: NSMenuItem { NSMenuItem() }
      open func show(
        relativeTo rect: CGRect, of view: NSView, preferredEdge: NSRectEdge
      ) {}
      open func close() {}
    }
    @MainActor @preconcurrency
    public protocol NSSharingServicePickerDelegate: AnyObject {}

    open class NSTrackingArea: NSObject, @unchecked Sendable {
      public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let mouseEnteredAndExited = Options(rawValue: 0x01)
        public static let mouseMoved = Options(rawValue: 0x02)
        public static let cursorUpdate = Options(rawValue: 0x04)
        public static let activeWhenFirstResponder = Options(rawValue: 0x10)
        public static let activeInKeyWindow = Options(rawValue: 0x20)
        public static let activeInActiveApp = Options(rawValue: 0x40)
        public static let activeAlways = Options(rawValue: 0x80)
        public static let assumeInside = Options(rawValue: 0x100)
        public static let inVisibleRect = Options(rawValue: 0x200)
        public static let enabledDuringMouseDrag = Options(rawValue: 0x400)
      }
      public let rect: CGRect
      public let options: Options
      public private(set) weak var owner: AnyObject?
      public let userInfo: [AnyHashable: Any]?
      public init(
        rect: CGRect, options: Options = [], owner: Any?, userInfo: [AnyHashable: Any]? = nil
      ) {
        self.rect = rect
        self.options = options
        self.owner = owner.map { $0 as AnyObject }
        self.userInfo = userInfo
      }
    }
    extension NSView {
      public var trackingAreas: [NSTrackingArea] { [] }
      public func addTrackingArea(_ trackingArea: NSTrackingArea) {}
      public func removeTrackingArea(_ trackingArea: NSTrackingArea) {}
    }

    """
}
