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
  /// The look of an action.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// One bit a look.
    public let rawValue: UInt
    /// Creates a set of looks.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A look.
    public static let disabled = Attributes(rawValue: 1)
    /// A look.
    public static let destructive = Attributes(rawValue: 2)
    /// A look.
    public static let hidden = Attributes(rawValue: 4)
  }

  /// Creates an action, which is never called.
  public init(
    title: String = "", image: UIImage? = nil, attributes: Attributes = [],
    handler: @escaping Handler
  ) {
    super.init(title: title, image: image)
  }
}

/// Accepted, but not drawn: a button of UIKit.
open class UIButton: UIControl {
  /// The kind of a button.
  public enum ButtonType: Int, Sendable {
    /// A kind.
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
  }

  /// The text of the title.
  open private(set) var titleLabel: UILabel? = UILabel()
  /// The view of the image.
  open private(set) var imageView: UIImageView? = UIImageView()

  /// Creates a button.
  public convenience init(type: ButtonType) { self.init(frame: .zero) }
  /// Creates a button with an action, which is never called.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    titleLabel?.text = primaryAction?.title
  }

  /// Sets the title. States are not kept apart.
  open func setTitle(_ title: String?, for state: State) { titleLabel?.text = title }
  /// Sets the color of the title. States are not kept apart.
  open func setTitleColor(_ color: UIColor?, for state: State) { titleLabel?.textColor = color }
  /// Sets the image. States are not kept apart.
  open func setImage(_ image: UIImage?, for state: State) { imageView?.image = image }
}

/// Accepted, but not drawn: a switch of UIKit.
open class UISwitch: UIControl {
  /// Whether the switch is on.
  open var isOn = false
  /// The color of the track.
  open var onTintColor: UIColor?
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
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for: State) {}
}

/// Accepted, but not drawn: what refreshes a scroll view.
open class UIRefreshControl: UIControl {
  /// false.
  open var isRefreshing: Bool { false }
  /// Accepted, and does nothing.
  open func beginRefreshing() {}
  /// Accepted, and does nothing.
  open func endRefreshing() {}
}
