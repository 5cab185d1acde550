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
  /// Accepted, and does nothing.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {}
  /// Accepted, and does nothing.
  open func sendAction(_ action: UIAction) {}
  /// Accepted, and does nothing.
  open func performPrimaryAction() {}
  /// Accepted, and does nothing.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {}
  /// None: no action is kept.
  open var allTargets: Set<AnyHashable> { [] }
  /// None: no action is kept.
  open var allControlEvents: Event { [] }
  /// nil: no action is kept.
  open func actions(forTarget target: Any?, forControlEvent event: Event) -> [String]? { nil }
  /// Calls nothing: no action is kept.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {}
  /// false: nobody touches the control.
  open var isTouchInside: Bool { false }
  /// Whether a symbol may move.
  open var isSymbolAnimationEnabled = false
  /// Where a menu begins, in points.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    .zero
  }
  /// Never called: what a menu shows.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// Creates a control with an action, which is never called.
  ///
  /// - Parameters:
  ///   - frame: the place in points.
  ///   - primaryAction: the action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) { self.init(frame: frame) }
}
