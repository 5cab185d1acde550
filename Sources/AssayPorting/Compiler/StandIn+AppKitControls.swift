// SPDX-License-Identifier: MIT

/// Controls of the Mac. In a SwiftUI screen they are inside of a representable, which is drawn as a
/// labeled area and reported; here they keep what they are given.
extension StandIn {
  static let appKitControls = """

    public struct NSUserInterfaceItemIdentifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    extension NSView {
      public var wantsLayer: Bool {
        get { true }
        set {}
      }
      public var needsDisplay: Bool {
        get { false }
        set {}
      }
      public var needsLayout: Bool {
        get { false }
        set {}
      }
      public var alphaValue: CGFloat {
        get { alpha }
        set { alpha = newValue }
      }
      public func animator() -> Self { self }
      /// Where the expression around it does not ask for AppKit's type, that of UIKit is meant.
      @_disfavoredOverload
      public var window: NSWindow? { nil }
    }

    extension NSView {
      public var identifier: NSUserInterfaceItemIdentifier? {
        get { accessibilityIdentifier.map(NSUserInterfaceItemIdentifier.init(rawValue:)) }
        set { accessibilityIdentifier = newValue?.rawValue }
      }
      public var fittingSize: CGSize { systemLayoutSizeFitting(.zero) }
    }

    extension NSImage {
      public typealias Name = String
      // Pictures of the system: an image of such a name is drawn as a missing one.
      public static let applicationIconName = "NSApplicationIcon"
      public static let cautionName = "NSCaution"
      public static let infoName = "NSInfo"
      public static let folderName = "NSFolder"
      public static let statusAvailableName = "NSStatusAvailable"
      public static let statusPartiallyAvailableName = "NSStatusPartiallyAvailable"
      public static let statusUnavailableName = "NSStatusUnavailable"
      public static let statusNoneName = "NSStatusNone"
      public convenience init?(systemSymbolName name: String, accessibilityDescription: String?) {
        self.init(systemName: name)
      }
    }

    extension NSColor {
      public func blended(withFraction fraction: CGFloat, of color: NSColor) -> NSColor? {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        var (red2, green2, blue2, alpha2): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        guard getRed(&red, green: &green, blue: &blue, alpha: &alpha),
          color.getRed(&red2, green: &green2, blue: &blue2, alpha: &alpha2)
        else { return nil }
        let part = min(max(fraction, 0), 1)
        func mixed(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * part }
        return NSColor(
          red: mixed(red, red2), green: mixed(green, green2), blue: mixed(blue, blue2),
          alpha: mixed(alpha, alpha2))
      }
    }

    public enum NSFocusRingType: UInt, Sendable {
      case `default`, none, exterior
    }

    public enum NSBorderType: UInt, Sendable {
      case noBorder, lineBorder, bezelBorder, grooveBorder
    }

    @MainActor @preconcurrency
    open class NSControl: NSView {
      public struct StateValue: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public init(_ rawValue: Int) { self.rawValue = rawValue }
        public static let mixed = StateValue(-1)
        public static let off = StateValue(0)
        public static let on = StateValue(1)
      }
      public enum ControlSize: UInt, Sendable {
        case regular, small, mini, large
      }
      public nonisolated static let textDidChangeNotification = Notification.Name(
        "NSControlTextDidChangeNotification")
      public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "NSControlTextDidBeginEditingNotification")
      public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "NSControlTextDidEndEditingNotification")
      open weak var target: AnyObject?
      open var action: Selector?
      open var isEnabled = true
      open var isHighlighted = false
      open var isContinuous = false
      open var controlSize = ControlSize.regular
      open var font: NSFont?
      open var alignment = NSTextAlignment.natural
      open var lineBreakMode = NSLineBreakMode.byWordWrapping
      open var stringValue = ""
      open var attributedStringValue = NSAttributedString(string: "")
      open var objectValue: Any?
      open var focusRingType = NSFocusRingType.default
      open var integerValue: Int {
        get { Int(stringValue) ?? 0 }
        set { stringValue = String(newValue) }
      }
      open var doubleValue: Double {
        get { Double(stringValue) ?? 0 }
        set { stringValue = String(newValue) }
      }
      open override func sizeToFit() {}
      open func currentEditor() -> NSText? { nil }
      open func abortEditing() -> Bool { false }
      open func performClick(_ sender: Any?) {}
      @discardableResult
      open func sendAction(on mask: NSEvent.EventTypeMask) -> Int { 0 }
    }

    @MainActor @preconcurrency
    public protocol NSControlTextEditingDelegate: NSObjectProtocol {
      func controlTextDidBeginEditing(_ obj: Notification)
      func controlTextDidChange(_ obj: Notification)
      func controlTextDidEndEditing(_ obj: Notification)
      func control(
        _ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector
      ) -> Bool
    }

    extension NSControlTextEditingDelegate {
      public func controlTextDidBeginEditing(_ obj: Notification) {}
      public func controlTextDidChange(_ obj: Notification) {}
      public func controlTextDidEndEditing(_ obj: Notification) {}
      public func control(
        _ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector
      ) -> Bool {
        false
      }
    }

    @MainActor @preconcurrency
    public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}

    @MainActor @preconcurrency
    open class NSTextField: NSControl {
      public enum BezelStyle: UInt, Sendable {
        case squareBezel, roundedBezel
      }
      open var placeholderString: String?
      open var placeholderAttributedString: NSAttributedString?
      open var textColor: NSColor?
      open var drawsBackground = false
      open var isBordered = false
      open var isBezeled = false
      open var bezelStyle = BezelStyle.squareBezel
      open var isEditable = true
      open var isSelectable = true
      open var maximumNumberOfLines = 0
      open var usesSingleLineMode = false
      open var preferredMaxLayoutWidth: CGFloat = 0
      open weak var delegate: (any NSTextFieldDelegate)?
      public convenience init(labelWithString stringValue: String) {
        self.init(string: stringValue)
        isEditable = false
      }
      public convenience init(wrappingLabelWithString stringValue: String) {
        self.init(labelWithString: stringValue)
      }
      public convenience init(string stringValue: String) {
        self.init(frame: .zero)
        self.stringValue = stringValue
      }
      open func selectText(_ sender: Any?) {}
    }

    @MainActor @preconcurrency
    open class NSSecureTextField: NSTextField {}

    @MainActor @preconcurrency
    public protocol NSSearchFieldDelegate: NSTextFieldDelegate {
      func searchFieldDidStartSearching(_ sender: NSSearchField)
      func searchFieldDidEndSearching(_ sender: NSSearchField)
    }

    extension NSSearchFieldDelegate {
      public func searchFieldDidStartSearching(_ sender: NSSearchField) {}
      public func searchFieldDidEndSearching(_ sender: NSSearchField) {}
    }

    @MainActor @preconcurrency
    open class NSSearchField: NSTextField {
      open var sendsSearchStringImmediately = false
      open var sendsWholeSearchString = false
      open var recentSearches: [String] = []
    }

    @MainActor @preconcurrency
    open class NSButton: NSControl {
      public enum ButtonType: UInt, Sendable {
        case momentaryLight, pushOnPushOff, toggle, `switch`, radio, momentaryChange, onOff
        case momentaryPushIn, accelerator, multiLevelAccelerator
      }
      public enum BezelStyle: UInt, Sendable {
        case automatic = 0
        case push = 1
        case flexiblePush = 2
        case disclosure = 5
        case circular = 7
        case helpButton = 9
        case smallSquare = 10
        case toolbar = 11
        case accessoryBarAction = 12
        case accessoryBar = 13
        case pushDisclosure = 14
        case badge = 15
        public static let rounded = BezelStyle.push
        public static let regularSquare = BezelStyle.flexiblePush
        public static let texturedRounded = BezelStyle.toolbar
        public static let inline = BezelStyle.badge
      }
      public enum ImagePosition: UInt, Sendable {
        case noImage, imageOnly, imageLeft, imageRight, imageBelow, imageAbove, imageOverlaps
        case imageLeading, imageTrailing
      }
      open var title = ""
      open var attributedTitle = NSAttributedString(string: "")
      open var alternateTitle = ""
      open var image: NSImage?
      open var alternateImage: NSImage?
      open var imagePosition = ImagePosition.noImage
      open var state = StateValue.off
      open var allowsMixedState = false
      open var isBordered = true
      open var isTransparent = false
      open var bezelStyle = BezelStyle.automatic
      open var bezelColor: NSColor?
      open var contentTintColor: NSColor?
      open var keyEquivalent = ""
      open var keyEquivalentModifierMask: NSEvent.ModifierFlags = []
      open var showsBorderOnlyWhileMouseInside = false
      public convenience init(title: String, target: Any?, action: Selector?) {
        self.init(frame: .zero)
        self.title = title
        self.target = target as AnyObject?
        self.action = action
      }
      public convenience init(image: NSImage, target: Any?, action: Selector?) {
        self.init(title: "", target: target, action: action)
        self.image = image
      }
      public convenience init(checkboxWithTitle title: String, target: Any?, action: Selector?) {
        self.init(title: title, target: target, action: action)
      }
      public convenience init(radioButtonWithTitle title: String, target: Any?, action: Selector?) {
        self.init(title: title, target: target, action: action)
      }
      open func setButtonType(_ type: ButtonType) {}
      open func highlight(_ flag: Bool) {}
    }

    @MainActor @preconcurrency
    open class NSPopUpButton: NSButton {
      open var pullsDown = false
      open var menu: NSMenu? = NSMenu()
      open var itemTitles: [String] { menu?.items.map(\\.title) ?? [] }
      open var numberOfItems: Int { menu?.items.count ?? 0 }
      open var indexOfSelectedItem = -1
      open var selectedItem: NSMenuItem? { menu?.item(at: indexOfSelectedItem) }
      open var titleOfSelectedItem: String? { selectedItem?.title }
      open func addItem(withTitle title: String) {
        menu?.addItem(withTitle: title, action: nil, keyEquivalent: "")
      }
      open func addItems(withTitles titles: [String]) { titles.forEach(addItem) }
      open func removeAllItems() { menu?.removeAllItems() }
      open func selectItem(at index: Int) { indexOfSelectedItem = index }
      open func selectItem(withTitle title: String) {
        indexOfSelectedItem = itemTitles.firstIndex(of: title) ?? -1
      }
    }

    @MainActor @preconcurrency
    open class NSSlider: NSControl {
      open var minValue = 0.0
      open var maxValue = 1.0
      open var numberOfTickMarks = 0
      open var allowsTickMarkValuesOnly = false
      open var isVertical = false
      open var trackFillColor: NSColor?
    }

    @MainActor @preconcurrency
    open class NSSwitch: NSControl {
      open var state = StateValue.off
    }

    @MainActor @preconcurrency
    open class NSImageView: NSControl {
      public enum ImageScaling: UInt, Sendable {
        case scaleProportionallyDown, scaleAxesIndependently, scaleNone
        case scaleProportionallyUpOrDown
      }
      open var image: NSImage?
      open var imageScaling = ImageScaling.scaleProportionallyDown
      open var contentTintColor: NSColor?
      open var symbolConfiguration: NSImage.SymbolConfiguration?
      open var animates = false
      open var isEditable = false
      public convenience init(image: NSImage) {
        self.init(frame: .zero)
        self.image = image
      }
    }

    @MainActor @preconcurrency
    open class NSProgressIndicator: NSView {
      public enum Style: UInt, Sendable {
        case bar, spinning
      }
      open var style = Style.bar
      open var controlSize = NSControl.ControlSize.regular
      open var isIndeterminate = true
      open var isDisplayedWhenStopped = true
      open var isBezeled = true
      open var minValue = 0.0
      open var maxValue = 100.0
      open var doubleValue = 0.0
      open func increment(by delta: Double) { doubleValue += delta }
      open func startAnimation(_ sender: Any?) {}
      open func stopAnimation(_ sender: Any?) {}
      open override func sizeToFit() {}
    }

    @MainActor @preconcurrency
    open class NSClipView: NSView {
      open var documentView: NSView?
      open var drawsBackground = true
      open var documentVisibleRect: CGRect { bounds }
      open func scroll(to newOrigin: CGPoint) {}
    }

    @MainActor @preconcurrency
    open class NSScroller: NSControl {
      public enum Style: Int, Sendable {
        case legacy, overlay
      }
      open var scrollerStyle = Style.overlay
    }

    @MainActor @preconcurrency
    open class NSScrollView: NSView {
      public enum Elasticity: Int, Sendable {
        case automatic, none, allowed
      }
      public nonisolated static let didLiveScrollNotification = Notification.Name(
        "NSScrollViewDidLiveScrollNotification")
      public nonisolated static let didEndLiveScrollNotification = Notification.Name(
        "NSScrollViewDidEndLiveScrollNotification")
      open var documentView: NSView?
      open var contentView = NSClipView()
      open var hasVerticalScroller = false
      open var hasHorizontalScroller = false
      open var autohidesScrollers = false
      open var scrollerStyle = NSScroller.Style.overlay
      open var verticalScroller: NSScroller?
      open var horizontalScroller: NSScroller?
      open var verticalScrollElasticity = Elasticity.automatic
      open var horizontalScrollElasticity = Elasticity.automatic
      open var borderType = NSBorderType.noBorder
      open var drawsBackground = true
      open var automaticallyAdjustsContentInsets = true
      open var contentInsets = NSEdgeInsets()
      open var allowsMagnification = false
      open var magnification: CGFloat = 1
      open var minMagnification: CGFloat = 0.25
      open var maxMagnification: CGFloat = 4
      open var contentSize: CGSize { frame.size }
      open var documentVisibleRect: CGRect { bounds }
      open func reflectScrolledClipView(_ clipView: NSClipView) {}
      open func flashScrollers() {}
    }

    @MainActor @preconcurrency
    public protocol NSTextDelegate: NSObjectProtocol {
      func textDidBeginEditing(_ notification: Notification)
      func textDidChange(_ notification: Notification)
      func textDidEndEditing(_ notification: Notification)
    }

    extension NSTextDelegate {
      public func textDidBeginEditing(_ notification: Notification) {}
      public func textDidChange(_ notification: Notification) {}
      public func textDidEndEditing(_ notification: Notification) {}
    }

    @MainActor @preconcurrency
    public protocol NSTextViewDelegate: NSTextDelegate {
      func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool
      func textView(
        _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange,
        replacementString: String?
      ) -> Bool
      func textViewDidChangeSelection(_ notification: Notification)
    }

    extension NSTextViewDelegate {
      public func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool {
        false
      }
      public func textView(
        _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange,
        replacementString: String?
      ) -> Bool {
        true
      }
      public func textViewDidChangeSelection(_ notification: Notification) {}
    }

    @MainActor @preconcurrency
    open class NSText: NSView {
      public nonisolated static let didChangeNotification = Notification.Name(
        "NSTextDidChangeNotification")
      open var string = ""
      open var font: NSFont?
      open var textColor: NSColor?
      open var alignment = NSTextAlignment.natural
      open var isEditable = true
      open var isSelectable = true
      open var isRichText = true
      open var importsGraphics = false
      open var drawsBackground = true
      open var isVerticallyResizable = false
      open var isHorizontallyResizable = false
      open var minSize = CGSize.zero
      open var maxSize = CGSize.zero
      open var selectedRange = NSRange(location: 0, length: 0)
      open func scrollRangeToVisible(_ range: NSRange) {}
      open override func sizeToFit() {}
    }

    @MainActor @preconcurrency
    open class NSTextView: NSText {
      open weak var delegate: (any NSTextViewDelegate)?
      open var textContainer: NSTextContainer?
      open var textContainerInset = CGSize.zero
      open var textStorage: NSTextStorage?
      open var layoutManager: NSLayoutManager?
      open var typingAttributes: [NSAttributedString.Key: Any] = [:]
      open var insertionPointColor: NSColor! = .labelColor
      open var defaultParagraphStyle: NSParagraphStyle?
      open var selectedRanges: [NSValue] = []
      open var allowsUndo = false
      open var usesFindBar = false
      open var usesAdaptiveColorMappingForDarkAppearance = false
      open var isAutomaticQuoteSubstitutionEnabled = true
      open var isAutomaticDashSubstitutionEnabled = true
      open var isAutomaticTextReplacementEnabled = true
      open var isAutomaticSpellingCorrectionEnabled = true
      open var isAutomaticLinkDetectionEnabled = false
      open var isAutomaticDataDetectionEnabled = false
      open var isAutomaticTextCompletionEnabled = true
      open var isContinuousSpellCheckingEnabled = true
      open var isGrammarCheckingEnabled = false
      open var enclosingScrollView: NSScrollView? { nil }
      open func setSelectedRange(_ charRange: NSRange) { selectedRange = charRange }
      open func insertText(_ string: Any, replacementRange: NSRange) {}
      open func hasMarkedText() -> Bool { false }
      open class func scrollableTextView() -> NSScrollView {
        let view = NSScrollView()
        view.documentView = NSTextView()
        return view
      }
    }

    """
}
