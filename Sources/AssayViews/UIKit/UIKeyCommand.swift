// SPDX-License-Identifier: MIT

/// Accepted, and never performed: a command of a menu.
open class UICommand: UIMenuElement {
  /// The name of what it calls.
  public let action: Selector?
  /// Anything of the app's.
  public let propertyList: Any?
  /// Creates a command.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil
  ) {
    self.action = action
    self.propertyList = propertyList
    super.init(title: title, image: image)
  }
}

/// Accepted, and never performed: a command of keys.
open class UIKeyCommand: UICommand {
  /// What the keys type.
  public let input: String?
  /// The keys that are held.
  public let modifierFlags: UIKeyModifierFlags
  /// Words for the user.
  open var discoverabilityTitle: String?
  /// Whether the command comes before those of the system.
  open var wantsPriorityOverSystemBehavior = false

  /// Creates a command.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    discoverabilityTitle: String? = nil
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    self.discoverabilityTitle = discoverabilityTitle
    super.init(title: title, image: image, action: action, propertyList: propertyList)
  }
  /// Creates a command.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// A key.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// A key.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// A key.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// A key.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// A key.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
}
