// SPDX-License-Identifier: MIT

// A snapshot has no pointer, no pencil, no crown and no keys.
nonisolated extension View {
  /// Accepted, but not drawn: the look of the pointer over the view.
  public func pointerStyle(_ style: PointerStyle?) -> some View { self }
  /// Accepted, but not drawn: whether the pointer is visible over the view.
  public func pointerVisibility(_ visibility: Visibility) -> some View { self }
  /// Accepted, but not drawn: what a pointer that rests on a part of the view does to it.
  public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
  /// Accepted, but never called: tells of the keys that are held.
  public func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true,
    _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
  ) -> some View {
    self
  }
  /// Accepted, but not drawn: what stands in a menu while keys are held.
  public func modifierKeyAlternate<V: View>(
    _ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> V
  ) -> some View {
    self
  }
  /// Accepted, but never called: tells of a double tap with the pencil.
  public func onPencilDoubleTap(
    perform action: @escaping (PencilDoubleTapGestureValue) -> Void
  ) -> some View {
    self
  }
  /// Accepted, but never called: tells of a squeeze of the pencil.
  public func onPencilSqueeze(
    perform action: @escaping (PencilSqueezeGesturePhase) -> Void
  ) -> some View {
    self
  }
  /// Accepted, but never called: tells of a long touch of a remote.
  public func onLongTouchGesture(
    minimumDuration: Double = 0.5, perform action: @escaping () -> Void,
    onTouchingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    self
  }
  /// Accepted, and has no effect: whether resting on the view opens it while something is dragged.
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    environment(\.springLoadingBehavior, behavior)
  }
  /// Accepted, and has no effect: whether an input scrolls the view.
  public func scrollInputBehavior(
    _ behavior: ScrollInputBehavior, for input: ScrollInputKind
  ) -> some View {
    self
  }
  /// Accepted, and has no effect: the double tap of a hand that presses the control.
  public func handGestureShortcut(
    _ shortcut: HandGestureShortcut, isEnabled: Bool = true
  ) -> some View {
    self
  }
  /// Accepted, and has no effect: the name of what the user does with the view.
  public func interactionActivityTrackingTag(_ tag: String) -> some View { self }
}

/// The look of a pointer.
public struct PointerStyle: Hashable, Sendable {
  private let name: String
  /// As the system decides.
  public static let `default` = PointerStyle(name: "default")
  /// For text in rows.
  public static let horizontalText = PointerStyle(name: "horizontalText")
  /// For text in columns.
  public static let verticalText = PointerStyle(name: "verticalText")
  /// For a part of a picture.
  public static let rectSelection = PointerStyle(name: "rectSelection")
  /// A hand that can take something.
  public static let grabIdle = PointerStyle(name: "grabIdle")
  /// A hand that has taken something.
  public static let grabActive = PointerStyle(name: "grabActive")
  /// For a link.
  public static let link = PointerStyle(name: "link")
  /// A magnifier.
  public static let zoomIn = PointerStyle(name: "zoomIn")
  /// A magnifier the other way.
  public static let zoomOut = PointerStyle(name: "zoomOut")
  /// For columns that can be resized.
  public static let columnResize = PointerStyle(name: "columnResize")
  /// For rows that can be resized.
  public static let rowResize = PointerStyle(name: "rowResize")
  /// For columns that can be resized one way.
  public static func columnResize(directions: HorizontalDirection.Set) -> PointerStyle {
    .columnResize
  }
  /// For rows that can be resized one way.
  public static func rowResize(directions: VerticalDirection.Set) -> PointerStyle { .rowResize }
  /// For a frame that can be resized.
  public static func frameResize(
    position: FrameResizePosition, directions: FrameResizeDirection.Set = .all
  ) -> PointerStyle {
    PointerStyle(name: "frameResize")
  }
  /// A picture of the app's own.
  public static func image(_ image: Image, hotSpot: UnitPoint) -> PointerStyle {
    PointerStyle(name: "image")
  }
  /// The shape of what is below.
  public static func shape(
    _ shape: some Shape, eoFill: Bool = false, size: CGSize = .zero
  ) -> PointerStyle {
    PointerStyle(name: "shape")
  }
}

/// A direction along a row.
public enum HorizontalDirection: Int8, CaseIterable, Codable, Hashable, Sendable {
  /// Towards an edge.
  case leading, trailing
  /// Directions.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The directions as bits.
    public let rawValue: Int8
    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Towards the leading edge.
    public static let leading = Set(rawValue: 1)
    /// Towards the trailing edge.
    public static let trailing = Set(rawValue: 2)
    /// Both.
    public static let all: Set = [.leading, .trailing]
  }
}

/// A direction along a column.
public enum VerticalDirection: Int8, CaseIterable, Codable, Hashable, Sendable {
  /// Towards an edge.
  case up, down
  /// Directions.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The directions as bits.
    public let rawValue: Int8
    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Towards the top.
    public static let up = Set(rawValue: 1)
    /// Towards the bottom.
    public static let down = Set(rawValue: 2)
    /// Both.
    public static let all: Set = [.up, .down]
  }
}

/// Where a frame can be resized.
public enum FrameResizePosition: Int8, CaseIterable, Hashable, Sendable {
  /// An edge or a corner.
  case top, leading, bottom, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing
}

/// How a frame can be resized.
public enum FrameResizeDirection: Int8, CaseIterable, Hashable, Sendable {
  /// To be smaller or larger.
  case inward, outward
  /// Directions.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The directions as bits.
    public let rawValue: Int8
    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// To be smaller.
    public static let inward = Set(rawValue: 1)
    /// To be larger.
    public static let outward = Set(rawValue: 2)
    /// Both.
    public static let all: Set = [.inward, .outward]
  }
}

/// A double tap with the pencil. A snapshot never makes one.
public struct PencilDoubleTapGestureValue: Hashable, Sendable {
  /// Where the pencil was; nil where that is not known.
  public let hoverPose: PencilHoverPose?
}

/// Where the pencil is above the screen. A snapshot never makes one.
public struct PencilHoverPose: Hashable, Sendable {
  /// The place in points.
  public let location: CGPoint
  /// The place as a part of the view.
  public let anchor: UnitPoint
  /// The height, from 0 to 1.
  public let zDistance: CGFloat
}

/// A squeeze of the pencil. A snapshot never makes one.
public struct PencilSqueezeGestureValue: Hashable, Sendable {
  /// Where the pencil was; nil where that is not known.
  public let hoverPose: PencilHoverPose?
}

/// How far a squeeze of the pencil is. A snapshot never makes one.
public enum PencilSqueezeGesturePhase: Hashable, Sendable {
  /// It goes on, or it has ended.
  case active(PencilSqueezeGestureValue), ended(PencilSqueezeGestureValue)
  /// It was not made.
  case failed
}

/// What the user wants of the pencil.
public struct PencilPreferredAction: Hashable, Sendable {
  private let name: String
  /// Nothing.
  public static let ignore = PencilPreferredAction(name: "ignore")
  /// The eraser and back.
  public static let switchEraser = PencilPreferredAction(name: "switchEraser")
  /// The tool before.
  public static let switchPrevious = PencilPreferredAction(name: "switchPrevious")
  /// The colors.
  public static let showColorPalette = PencilPreferredAction(name: "showColorPalette")
  /// The attributes of the ink.
  public static let showInkAttributes = PencilPreferredAction(name: "showInkAttributes")
  /// The palette of the app.
  public static let showContextualPalette = PencilPreferredAction(name: "showContextualPalette")
}

/// Whether resting on a view opens it while something is dragged.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let name: String
  /// As the system decides.
  public static let automatic = SpringLoadingBehavior(name: "automatic")
  /// It does.
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  /// It does not.
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}

/// Whether an input scrolls a view.
public struct ScrollInputBehavior: Hashable, Sendable {
  private let name: String
  /// As the system decides.
  public static let automatic = ScrollInputBehavior(name: "automatic")
  /// It does.
  public static let enabled = ScrollInputBehavior(name: "enabled")
  /// It does not.
  public static let disabled = ScrollInputBehavior(name: "disabled")
}

/// An input that scrolls views.
public struct ScrollInputKind: Hashable, Sendable {
  private let name: String
  /// Where the user looks.
  public static let look = ScrollInputKind(name: "look")
  /// The double tap of a hand.
  public static let handGestureShortcut = ScrollInputKind(name: "handGestureShortcut")
}

/// A gesture of the hand that wears a watch.
public struct HandGestureShortcut: Hashable, Sendable {
  private let name: String
  /// The double tap.
  public static let primaryAction = HandGestureShortcut(name: "primaryAction")
}
