// SPDX-License-Identifier: MIT

/// Pages of the web and mails, which are not loaded: their views are labeled areas.
extension StandIn {
  static let web = """
    import AssayUIKit
    import AssayViews
    import Foundation
    import Observation

    open class WKPreferences: NSObject {
      open var javaScriptEnabled = true
      open var javaScriptCanOpenWindowsAutomatically = false
    }

    open class WKWebpagePreferences: NSObject {
      open var allowsContentJavaScript = true
    }

    public enum WKUserScriptInjectionTime: Int {
      case atDocumentStart, atDocumentEnd
    }

    open class WKUserScript: NSObject {
      public init(
        source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool
      ) {}
    }

    open class WKUserContentController: NSObject {
      open func addUserScript(_ script: WKUserScript) {}
      open func add(_ handler: any WKScriptMessageHandler, name: String) {}
      open func removeScriptMessageHandler(forName name: String) {}
    }

    open class WKScriptMessage: NSObject {
      open var body: Any { "" }
      open var name: String { "" }
    }

    @MainActor @preconcurrency
    public protocol WKScriptMessageHandler: NSObjectProtocol {
      func userContentController(
        _ controller: WKUserContentController, didReceive message: WKScriptMessage)
    }

    open class WKWebsiteDataStore: NSObject {
      open class func `default`() -> WKWebsiteDataStore { WKWebsiteDataStore() }
      open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
      open class func allWebsiteDataTypes() -> Set<String> { [] }
      open var isPersistent: Bool { false }
      @MainActor open func fetchDataRecords(
        ofTypes dataTypes: Set<String>,
        completionHandler: @escaping @MainActor ([WKWebsiteDataRecord]) -> Void
      ) { completionHandler([]) }
      open func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] { [] }
      @MainActor open func removeData(
        ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord],
        completionHandler: @escaping @MainActor () -> Void
      ) { completionHandler() }
      @MainActor open func removeData(
        ofTypes dataTypes: Set<String>, modifiedSince date: Date,
        completionHandler: @escaping @MainActor () -> Void
      ) { completionHandler() }
      open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {}
    }

    open class WKWebsiteDataRecord: NSObject {
      open var displayName: String { "" }
      open var dataTypes: Set<String> { [] }
    }
    public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
    public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
    public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
    public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
    public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"

    open class WKWindowFeatures: NSObject {
      open var menuBarVisibility: NSNumber? { nil }
      open var statusBarVisibility: NSNumber? { nil }
      open var toolbarsVisibility: NSNumber? { nil }
      open var allowsResizing: NSNumber? { nil }
      open var x: NSNumber? { nil }
      open var y: NSNumber? { nil }
      open var width: NSNumber? { nil }
      open var height: NSNumber? { nil }
    }

    open class WKWebViewConfiguration: NSObject {
      open var preferences = WKPreferences()
      open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
      open var userContentController = WKUserContentController()
      open var websiteDataStore = WKWebsiteDataStore.default()
      open var allowsInlineMediaPlayback = false
      open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
      open var allowsAirPlayForMediaPlayback = true
      open var allowsPictureInPictureMediaPlayback = true
      open var applicationNameForUserAgent: String?
      open var processPool = WKProcessPool()
      open var dataDetectorTypes: WKDataDetectorTypes = []
      open var suppressesIncrementalRendering = false
    }

    public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let audio = Self(rawValue: 1)
      public static let video = Self(rawValue: 2)
      public static let all = Self(rawValue: .max)
    }
    public struct WKDataDetectorTypes: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let phoneNumber = Self(rawValue: 1)
      public static let link = Self(rawValue: 2)
      public static let all = Self(rawValue: .max)
    }
    open class WKProcessPool: NSObject {}
    extension NSAttributedString {
      public class func fromHTML(
        _ string: String, options: [DocumentReadingOptionKey: Any] = [:]
      ) async throws -> (NSAttributedString, [DocumentAttributeKey: Any]) {
        var all = options
        all[.documentType] = DocumentType.html
        return (
          try NSAttributedString(data: Data(string.utf8), options: all, documentAttributes: nil),
          [:]
        )
      }
    }

    open class WKNavigation: NSObject {}

    public enum WKNavigationActionPolicy: Int, Sendable {
      case cancel, allow
    }

    public enum WKNavigationType: Int, Sendable {
      case linkActivated, formSubmitted, backForward, reload, formResubmitted
      case other = -1
    }

    open class WKFrameInfo: NSObject {
      open var isMainFrame: Bool { true }
    }

    open class WKNavigationAction: NSObject {
      open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
      open var navigationType: WKNavigationType { .other }
      open var targetFrame: WKFrameInfo? { nil }
    }

    public enum WKNavigationResponsePolicy: Int, Sendable {
      case cancel, allow, download
    }

    open class WKNavigationResponse: NSObject {
      open var response: URLResponse {
        URLResponse(
          url: URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: 0,
          textEncodingName: nil)
      }
      open var isForMainFrame: Bool { true }
      open var canShowMIMEType: Bool { true }
    }

    @MainActor @preconcurrency
    public protocol WKNavigationDelegate: NSObjectProtocol {}
    @MainActor @preconcurrency
    public protocol WKUIDelegate: NSObjectProtocol {}

    open class WKSnapshotConfiguration: NSObject {
      open var rect = CGRect.null
      open var snapshotWidth: NSNumber?
      open var afterScreenUpdates = true
      public override init() {}
    }

    @MainActor @preconcurrency
    open class WKWebView: UIView {
      open func takeSnapshot(
        with configuration: WKSnapshotConfiguration?,
        completionHandler: @escaping (UIImage?, (any Error)?) -> Void
      ) {}
      open private(set) var configuration = WKWebViewConfiguration()
      open weak var navigationDelegate: (any WKNavigationDelegate)?
      open weak var uiDelegate: (any WKUIDelegate)?
      open var allowsBackForwardNavigationGestures = false
      open var allowsLinkPreview = true
      open var customUserAgent: String?
      open var isInspectable = false
      open var pageZoom: CGFloat = 1
      open private(set) var scrollView = UIScrollView()
      open private(set) var url: URL?
      open var title: String? { nil }
      open var isLoading: Bool { false }
      open var estimatedProgress: Double { 0 }
      open var canGoBack: Bool { false }
      open var canGoForward: Bool { false }
      public convenience init() { self.init(frame: .zero) }
      public override init(frame: CGRect) { super.init(frame: frame) }
      public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        super.init(frame: frame)
        self.configuration = configuration
      }
      public required init?(coder: NSCoder) { super.init(coder: coder) }
      @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {
        url = request.url
        return nil
      }
      @discardableResult
      open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { nil }
      @discardableResult
      open func loadFileURL(_ url: URL, allowingReadAccessTo folder: URL) -> WKNavigation? { nil }
      @discardableResult open func reload() -> WKNavigation? { nil }
      @discardableResult open func goBack() -> WKNavigation? { nil }
      @discardableResult open func goForward() -> WKNavigation? { nil }
      open func stopLoading() {}
      open func evaluateJavaScript(
        _ script: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
      ) {}
    }

    @Observable @MainActor
    public final class WebPage {
      public var url: URL? { requested }
      public var title: String { "" }
      public var isLoading: Bool { false }
      public var estimatedProgress: Double { 0 }
      public var isInspectable = false
      private var requested: URL?
      public init() {}
      public func load(_ url: URL) { requested = url }
      public func load(_ request: URLRequest) { requested = request.url }
      public func load(html: String, baseURL: URL) {}
      public func reload() {}
      public func stopLoading() {}
    }

    public struct WebView: UIViewRepresentable {
      public init(url: URL?) {}
      public init(_ page: WebPage) {}
      public func makeUIView(context: Context) -> UIView { UIView() }
      public func updateUIView(_ view: UIView, context: Context) {}
    }

    """

  static let safari = """
    import AssayUIKit
    import Foundation

    @MainActor @preconcurrency
    public protocol SFSafariViewControllerDelegate: NSObjectProtocol {}

    open class SFSafariViewController: UIViewController {
      open class Configuration: NSObject {
        open var entersReaderIfAvailable = false
        open var barCollapsingEnabled = true
      }
      public enum DismissButtonStyle: Int {
        case done, close, cancel
      }
      open weak var delegate: (any SFSafariViewControllerDelegate)?
      open var preferredBarTintColor: UIColor?
      open var preferredControlTintColor: UIColor?
      open var dismissButtonStyle = DismissButtonStyle.done
      open private(set) var configuration = Configuration()
      public init(url: URL) { super.init(nibName: nil, bundle: nil) }
      public init(url: URL, configuration: Configuration) {
        super.init(nibName: nil, bundle: nil)
        self.configuration = configuration
      }
      public required init?(coder: NSCoder) { nil }
    }

    """

  static let mail = """
    import AssayUIKit
    import Foundation

    public enum MFMailComposeResult: Int, Sendable {
      case cancelled, saved, sent, failed
    }

    @MainActor @preconcurrency
    public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {}

    open class MFMailComposeViewController: UIViewController {
      open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
      open class func canSendMail() -> Bool { false }
      public init() { super.init(nibName: nil, bundle: nil) }
      public required init?(coder: NSCoder) { nil }
      open func setSubject(_ subject: String) {}
      open func setToRecipients(_ recipients: [String]?) {}
      open func setCcRecipients(_ recipients: [String]?) {}
      open func setMessageBody(_ body: String, isHTML: Bool) {}
      open func setBccRecipients(_ recipients: [String]?) {}
      open func setPreferredSendingEmailAddress(_ emailAddress: String) {}
      open func addAttachmentData(_ data: Data, mimeType: String, fileName: String) {}
    }

    public enum MessageComposeResult: Int, Sendable {
      case cancelled, sent, failed
    }

    @MainActor @preconcurrency
    public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {}

    open class MFMessageComposeViewController: UIViewController {
      open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
      open var recipients: [String]?
      open var body: String?
      open var subject: String?
      open class func canSendText() -> Bool { false }
      open class func canSendSubject() -> Bool { false }
      open class func canSendAttachments() -> Bool { false }
      public init() { super.init(nibName: nil, bundle: nil) }
      public required init?(coder: NSCoder) { nil }
      open func addAttachmentURL(_ attachmentURL: URL, withAlternateFilename name: String?) -> Bool {
        false
      }
      open func addAttachmentData(
        _ data: Data, typeIdentifier uti: String, filename: String
      ) -> Bool { false }
      open func disableUserAttachments() {}
    }

    """
}
