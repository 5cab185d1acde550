// SPDX-License-Identifier: MIT

// Keys are pressed, never seen: none of these changes a picture at rest.

/// Accepted, but not performed: a key of a keyboard.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character of the key.
  public var character: Character
  /// Creates a key from its character.
  public init(_ character: Character) { self.character = character }
  /// Creates a key from a literal.
  public init(extendedGraphemeClusterLiteral: Character) {
    self.init(extendedGraphemeClusterLiteral)
  }

  /// The arrow up.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The arrow down.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The arrow to the left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The arrow to the right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// Escape.
  public static let escape = KeyEquivalent("\u{1B}")
  /// Backspace.
  public static let delete = KeyEquivalent("\u{8}")
  /// The key that deletes forward.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// Home.
  public static let home = KeyEquivalent("\u{F729}")
  /// End.
  public static let end = KeyEquivalent("\u{F72B}")
  /// Page up.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// Page down.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// Clear.
  public static let clear = KeyEquivalent("\u{F739}")
  /// Tab.
  public static let tab = KeyEquivalent("\t")
  /// Space.
  public static let space = KeyEquivalent(" ")
  /// Return.
  public static let `return` = KeyEquivalent("\r")
}

/// Accepted, but not performed: keys that are held while another one is pressed.
public struct EventModifiers: OptionSet, Sendable {
  /// The keys as bits.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps Lock.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// Shift.
  public static let shift = EventModifiers(rawValue: 2)
  /// Control.
  public static let control = EventModifiers(rawValue: 4)
  /// Option.
  public static let option = EventModifiers(rawValue: 8)
  /// Command.
  public static let command = EventModifiers(rawValue: 16)
  /// A key of the number pad.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// All keys.
  public static let all = EventModifiers(rawValue: 63)
}

/// Accepted, but not performed: keys that activate a control.
public struct KeyboardShortcut: Hashable, Sendable {
  /// Accepted, but not performed: how a shortcut follows the keyboard of a language.
  public struct Localization: Hashable, Sendable {
    /// As the system decides.
    public static let automatic = Localization()
    /// Without mirrored keys.
    public static let withoutMirroring = Localization()
    /// Never.
    public static let custom = Localization()
  }

  /// The key.
  public var key: KeyEquivalent
  /// The keys that are held.
  public var modifiers: EventModifiers

  /// Creates a shortcut.
  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: Localization = .automatic
  ) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Return, for the default button of a dialog.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape, for the button that cancels a dialog.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

extension EventModifiers: Hashable {}

/// Accepted, but never reported: a key that is pressed.
public struct KeyPress: Sendable {
  /// What an action did with a key.
  public enum Result: Hashable, Sendable {
    /// The action handled the key, or left it to others.
    case handled, ignored
  }
  /// The moments of a key press.
  public struct Phases: OptionSet, Sendable {
    /// The moments as bits.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The key goes down.
    public static let down = Phases(rawValue: 1)
    /// The key repeats.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key goes up.
    public static let up = Phases(rawValue: 4)
    /// All moments.
    public static let all: Phases = [.down, .repeat, .up]
  }
  /// The moment.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// The characters of the key.
  public let characters: String
  /// The keys that are held.
  public let modifiers: EventModifiers
}

nonisolated extension View {
  /// Accepted, but not performed: keys that activate the control. The default button of macOS is
  /// drawn in the accent color.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command)
    -> some View
  {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }
  /// Accepted, but not performed: keys that activate the control.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }
  /// Accepted, but not performed: keys that activate the control. The default button of macOS is
  /// drawn in the accent color.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    keyboardShortcut(Optional(shortcut))
  }
  /// Accepted, but not performed: keys that activate the control; nil for none. The default button
  /// of macOS is drawn in the accent color.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    NodeView { outer in
      var environment = outer.environment
      environment.keyboardShortcut = shortcut
      let context = outer.with(environment: environment)
      let hasBezel =
        [.automatic, .bordered].contains(context.environment.buttonStyle)
        && context.environment.customButtonStyle == nil
      guard context.environment.look == .macOS, shortcut == .defaultAction, hasBezel else {
        return try evaluated(in: context)
      }
      return try buttonStyle(.borderedProminent).evaluated(in: context)
    }
  }

  /// Accepted, but never called: an action for a key.
  public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result)
    -> some View
  {
    self
  }
  /// Accepted, but never called: an action for a key.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    self
  }
  /// Accepted, but never called: an action for some keys.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    self
  }
  /// Accepted, but never called: an action for the keys of some characters.
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    self
  }
  /// Accepted, but never called: an action for all keys.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    self
  }

  /// Accepted, but not performed: whether a held button repeats its action.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior)
  }
}

/// Accepted, but not performed: whether a held button repeats its action.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String
  /// As the system decides.
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  /// The action repeats.
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  /// The action does not repeat.
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}
