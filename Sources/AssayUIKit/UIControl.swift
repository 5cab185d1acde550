// SPDX-License-Identifier: MIT

/// Accepted, but not drawn: a control of UIKit.
open class UIControl: UIView {
  /// What happened to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// One bit an event.
    public let rawValue: UInt
    /// Creates a set of events.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// An event.
    public static let touchDown = Event(rawValue: 1)
    /// An event.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// An event.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// An event.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// An event.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// An event.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// An event.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// An event.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// An event.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// An event.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Events of touches.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// Events of editing.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// An event.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// An event.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// An event.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// An event.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// An event.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// An event.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// All events.
    public static let allEvents = Event(rawValue: .max)
  }

  /// The state of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// One bit a state.
    public let rawValue: UInt
    /// Creates a set of states.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At rest.
    public static let normal: State = []
    /// Under a finger.
    public static let highlighted = State(rawValue: 1)
    /// Not enabled.
    public static let disabled = State(rawValue: 2)
    /// Selected.
    public static let selected = State(rawValue: 4)
    /// In focus.
    public static let focused = State(rawValue: 8)
  }

  /// Whether the control receives events.
  open var isEnabled = true
  /// Whether the control is selected.
  open var isSelected = false
  /// Whether the control is under a finger.
  open var isHighlighted = false

  /// Where the content is in the height.
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  /// Where the content is in the width.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// Whether a tap shows the menu.
  open var showsMenuAsPrimaryAction = false
  /// Words that a pointer above the control shows.
  open var toolTip: String?
  /// The state.
  open var state: State { isEnabled ? (isSelected ? .selected : .normal) : .disabled }
  /// false: nobody touches the control.
  open var isTracking: Bool { false }
  /// false: nobody touches the control.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
  /// false: nobody touches the control.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
  /// Never called.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Never called.
  open func cancelTracking(with event: UIEvent?) {}
  /// Accepted, and does nothing.
  open func removeTarget(_ target: Any?, action: Selector?, for events: Event) {}
  /// Accepted, and does nothing.
  open func removeAction(_ action: UIAction, for events: Event) {}
  /// Where content is in the height.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// A place.
    case center, top, bottom, fill
  }
  /// Where content is in the width.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// A place.
    case center, left, right, fill, leading, trailing
  }

  /// Accepted, and never called.
  open func addTarget(_ target: Any?, action: Selector, for events: Event) {}
  /// Accepted, and never called.
  open func addAction(_ action: UIAction, for events: Event) {}
  /// Accepted, and does nothing.
  open func sendActions(for events: Event) {}
}

/// Accepted, and never performed: an action of a control or menu.
open class UIAction: UIMenuElement {
  /// What an action is called with.
  public typealias Handler = (UIAction) -> Void
  /// A name of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The name.
  public let identifier: Identifier
  /// The look.
  open var attributes: Attributes
  /// Whether it has a check mark.
  open var state: State
  /// Words for the user.
  open var discoverabilityTitle: String?

  /// Creates an action, which is never called.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    selectedImage: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping Handler
  ) {
    self.identifier = identifier ?? Identifier(title)
    self.attributes = attributes
    self.state = state
    self.discoverabilityTitle = discoverabilityTitle
    super.init(title: title, image: image)
  }
}

/// Accepted, but not drawn: a switch of UIKit.
open class UISwitch: UIControl {
  /// Whether the switch is on.
  open var isOn = false
  /// The color of the track.
  open var onTintColor: UIColor?
  /// The color of the thumb.
  open var thumbTintColor: UIColor?
  /// The words beside a check box.
  open var title: String?
  /// How the switch looks.
  open var preferredStyle = Style.automatic
  /// How a switch looks.
  public enum Style: Int, Sendable {
    /// A look.
    case automatic, checkbox, sliding
  }
  /// Sets whether the switch is on.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

/// Accepted, but not drawn: a slider of UIKit.
open class UISlider: UIControl {
  /// The value.
  open var value: Float = 0
  /// The smallest value.
  open var minimumValue: Float = 0
  /// The largest value.
  open var maximumValue: Float = 1
  /// The color of the track before the thumb.
  open var minimumTrackTintColor: UIColor?
  /// The color of the track after the thumb.
  open var maximumTrackTintColor: UIColor?
  /// The color of the thumb.
  open var thumbTintColor: UIColor?
  /// Whether every value is told.
  open var isContinuous = true
  /// The image before the track.
  open var minimumValueImage: UIImage?
  /// The image after the track.
  open var maximumValueImage: UIImage?
  /// Sets the value.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  /// Accepted, but not drawn.
  open func setThumbImage(_ image: UIImage?, for state: State) {}
  /// Accepted, but not drawn.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {}
  /// Accepted, but not drawn.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {}
  /// Where the track would be, in points.
  open func trackRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the thumb would be, in points.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    bounds
  }
}

/// Accepted, but not drawn: the dots of pages.
open class UIPageControl: UIControl {
  /// What is behind the dots.
  public enum BackgroundStyle: Int, Sendable {
    /// A way.
    case automatic, prominent, minimal
  }

  /// What is behind the dots.
  open var backgroundStyle = BackgroundStyle.automatic
  /// Whether one dot is hidden.
  open var hidesForSinglePage = false
  /// The image in the place of dots.
  open var preferredIndicatorImage: UIImage?
  /// The image in the place of the current dot.
  open var preferredCurrentPageIndicatorImage: UIImage?
  /// Accepted, but not drawn: the image in the place of a dot.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {}
  /// The number of dots.
  open var numberOfPages = 0
  /// The current dot.
  open var currentPage = 0
  /// The color of the other dots.
  open var pageIndicatorTintColor: UIColor?
  /// The color of the current dot.
  open var currentPageIndicatorTintColor: UIColor?
}

/// Accepted, but not drawn: a segmented control of UIKit.
open class UISegmentedControl: UIControl {
  /// The number of the selected segment.
  open var selectedSegmentIndex = -1
  /// The color of the selected segment.
  open var selectedSegmentTintColor: UIColor?
  /// Accepted, but not drawn: the look of the titles.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {}
  /// The titles of the segments.
  private var titles: [String?] = []
  /// The number of segments.
  open var numberOfSegments: Int { titles.count }
  /// Whether a segment is as wide as its content.
  open var apportionsSegmentWidthsByContent = false
  /// No segment.
  public nonisolated static let noSegment = -1

  /// Creates a control with titles or images.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    titles = (items ?? []).map { $0 as? String }
  }
  /// Adds a segment.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title, at: max(0, min(segment, titles.count)))
  }
  /// Adds a segment.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insertSegment(withTitle: nil, at: segment, animated: animated)
  }
  /// Removes a segment.
  open func removeSegment(at segment: Int, animated: Bool) {
    if titles.indices.contains(segment) { titles.remove(at: segment) }
  }
  /// Removes all segments.
  open func removeAllSegments() { titles = [] }
  /// The title of a segment.
  open func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }
  /// Sets the title of a segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if titles.indices.contains(segment) { titles[segment] = title }
  }
  /// Accepted, but not drawn.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {}
  /// Accepted, but not drawn.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {}
  /// Accepted, but not drawn.
  open func setBackgroundImage(
    _ image: UIImage?, for state: State, barMetrics: UIBarMetrics
  ) {}
  /// Accepted, but not drawn.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State,
    barMetrics: UIBarMetrics
  ) {}
}

/// Accepted, but not drawn: what refreshes a scroll view.
open class UIRefreshControl: UIControl {
  /// false.
  open var isRefreshing: Bool { false }
  /// The words below the spinner.
  open var attributedTitle: NSAttributedString?
  /// Accepted, and does nothing.
  open func beginRefreshing() {}
  /// Accepted, and does nothing.
  open func endRefreshing() {}
}
