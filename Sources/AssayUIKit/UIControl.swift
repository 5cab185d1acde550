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
  open var isEnabled = true { didSet { stateDidChange() } }
  /// Whether the control is selected.
  open var isSelected = false { didSet { stateDidChange() } }
  /// Whether the control is under a finger.
  open var isHighlighted = false { didSet { stateDidChange() } }
  /// What is called for events.
  private var handlers: [Handler] = []

  /// Where the content is in the height.
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  /// Where the content is in the width.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// Whether a tap shows the menu.
  open var showsMenuAsPrimaryAction = false
  /// Words that a pointer above the control shows.
  open var toolTip: String?
  /// The state: all that is true of it.
  open var state: State {
    var state = isHighlighted ? State.highlighted : .normal
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
  /// A look follows the state.
  func stateDidChange() {}
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

  /// What is called for some events: an action, or a method of an object by its name.
  private struct Handler {
    var action: UIAction?
    weak var target: AnyObject?
    /// Whether whoever responds is the target.
    var isForResponder = false
    var selector: Selector?
    var events: Event

    /// Another object may have the address of a target that is gone.
    var isGone: Bool { action == nil && !isForResponder && target == nil }
  }

  /// Keeps a method that an object would be called by. Nothing can call a method by its name here.
  open func addTarget(_ target: Any?, action: Selector, for events: Event) {
    let object = target as AnyObject?
    handlers.removeAll(where: \.isGone)
    for index in handlers.indices
    where handlers[index].selector == action && handlers[index].target === object {
      handlers[index].events.formUnion(events)
      return
    }
    handlers.append(
      Handler(
        target: object, isForResponder: object == nil, selector: action, events: events))
  }
  /// Removes a method of an object from some events; nil stands for all objects or methods.
  open func removeTarget(_ target: Any?, action: Selector?, for events: Event) {
    let object = target as AnyObject?
    remove(events) {
      $0.action == nil && (object == nil || $0.target === object)
        && (action == nil || $0.selector == action)
    }
  }
  /// Adds an action. One of the same name is replaced.
  open func addAction(_ action: UIAction, for events: Event) {
    for index in handlers.indices
    where handlers[index].action?.identifier == action.identifier {
      handlers[index].action = action
      handlers[index].events.formUnion(events)
      return
    }
    handlers.append(Handler(action: action, events: events))
  }
  /// Removes an action from some events.
  open func removeAction(_ action: UIAction, for events: Event) {
    removeAction(identifiedBy: action.identifier, for: events)
  }
  /// Removes the action of a name from some events.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {
    remove(events) { $0.action?.identifier == identifier }
  }
  private func remove(_ events: Event, where isMeant: (Handler) -> Bool) {
    for index in handlers.indices where isMeant(handlers[index]) {
      handlers[index].events.subtract(events)
    }
    handlers.removeAll { $0.isGone || $0.events.isEmpty }
  }

  /// Performs the actions of some events in order. A method that would be called by its name is
  /// not, which is reported.
  open func sendActions(for events: Event) {
    for handler in handlers where !handler.isGone && !handler.events.isDisjoint(with: events) {
      if let action = handler.action {
        sendAction(action)
      } else if let selector = handler.selector {
        sendAction(selector, to: handler.target, for: nil)
      }
    }
  }
  /// Calls nothing, which is reported: no method can be called by its name.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    LeftOutNotes.add("the effect of the method '\(action.name)' of a control")
  }
  /// Performs an action.
  open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }
  /// Performs what the control is for.
  open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }
  /// Foundation on Linux compares null objects by identity.
  private static let responder = NSNull()
  /// The objects whose methods are kept; `NSNull` stands for whoever responds.
  open var allTargets: Set<AnyHashable> {
    Set(
      handlers.compactMap { handler -> AnyHashable? in
        if handler.isForResponder { return Self.responder }
        return (handler.target as? NSObject).map { AnyHashable($0) }
      })
  }
  /// The events for which something is kept.
  open var allControlEvents: Event {
    handlers.reduce(into: []) { if !$1.isGone { $0.formUnion($1.events) } }
  }
  /// The names of the methods of an object for an event; nil for none.
  open func actions(forTarget target: Any?, forControlEvent event: Event) -> [String]? {
    let object = target as AnyObject?
    let names = handlers.filter {
      $0.action == nil && !$0.isGone && $0.target === object && !$0.events.isDisjoint(with: event)
    }.compactMap(\.selector?.name)
    return names.isEmpty ? nil : names
  }
  /// Calls a closure with everything that is kept, until it sets its last argument.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var isDone = false
    for handler in handlers where !handler.isGone && !isDone {
      iterator(
        handler.action, handler.selector.map { (handler.target, $0) }, handler.events, &isDone)
    }
  }
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
  /// Creates a control with an action.
  ///
  /// - Parameters:
  ///   - frame: the place in points.
  ///   - primaryAction: the action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }
}
