// SPDX-License-Identifier: MIT

/// Accepted, and never made: a finger on the screen.
@MainActor @preconcurrency
open class UITouch: NSObject {
  /// What touches the screen.
  public enum TouchType: Int, Sendable {
    /// A finger, a remote control, a pen or a pointer.
    case direct, indirect, pencil, indirectPointer
  }
  /// The state of a touch.
  public enum Phase: Int, Sendable {
    /// A state.
    case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }

  /// The view of the touch.
  open private(set) weak var view: UIView?
  /// The window of the touch.
  open private(set) weak var window: UIWindow?
  /// What touches.
  open var type: TouchType { .direct }
  /// The state.
  open var phase: Phase { .ended }
  /// How many taps.
  open var tapCount: Int { 1 }
  /// How strong, from 0.
  open var force: CGFloat { 0 }
  /// The strongest force.
  open var maximumPossibleForce: CGFloat { 0 }
  /// When, in seconds.
  open var timestamp: TimeInterval { 0 }
  /// The width of the touch in points.
  open var majorRadius: CGFloat { 0 }
  /// The place in points.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// The place before in points.
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
  /// The place in points, as exact as the device knows it.
  open func preciseLocation(in view: UIView?) -> CGPoint { .zero }
}

/// Accepted, and never made: a key or a button that is pressed.
@MainActor @preconcurrency
open class UIPress: NSObject {
  /// What is pressed.
  public enum PressType: Int, Sendable {
    /// A button of a remote control.
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
  }
  /// What is pressed.
  open var type: PressType { .select }
  /// The key.
  open var key: UIKey? { nil }
}

/// Accepted, and never made: a key of a keyboard.
@MainActor @preconcurrency
open class UIKey: NSObject {
  /// What the key types.
  open var characters: String { "" }
  /// What the key types by itself.
  open var charactersIgnoringModifiers: String { "" }
  /// The keys that are held.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// The place of the key.
  open var keyCode: UIKeyboardHIDUsage { UIKeyboardHIDUsage(rawValue: 0) }
}

/// The place of a key on a keyboard, by the numbers of USB's keyboards.
public struct UIKeyboardHIDUsage: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int
  /// Creates a place.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A key.
  public static let keyboardReturnOrEnter = UIKeyboardHIDUsage(rawValue: 0x28)
  /// A key.
  public static let keyboardEscape = UIKeyboardHIDUsage(rawValue: 0x29)
  /// A key.
  public static let keyboardDeleteOrBackspace = UIKeyboardHIDUsage(rawValue: 0x2A)
  /// A key.
  public static let keyboardTab = UIKeyboardHIDUsage(rawValue: 0x2B)
  /// A key.
  public static let keyboardSpacebar = UIKeyboardHIDUsage(rawValue: 0x2C)
  /// A key.
  public static let keyboardRightArrow = UIKeyboardHIDUsage(rawValue: 0x4F)
  /// A key.
  public static let keyboardLeftArrow = UIKeyboardHIDUsage(rawValue: 0x50)
  /// A key.
  public static let keyboardDownArrow = UIKeyboardHIDUsage(rawValue: 0x51)
  /// A key.
  public static let keyboardUpArrow = UIKeyboardHIDUsage(rawValue: 0x52)
}

/// Accepted, and never made: an event of keys.
open class UIPressesEvent: UIEvent {
  /// None.
  open var allPresses: Set<UIPress> { [] }
}

/// Keys that are held.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// One bit a key.
  public let rawValue: Int
  /// Creates a set of keys.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A key.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// A key.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// A key.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// A key.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// A key.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}
