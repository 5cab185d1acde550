// SPDX-License-Identifier: MIT

extension UIEvent {
  /// Buttons of a pointer.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    /// One bit a button.
    public let rawValue: Int
    /// Creates a set of buttons.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The first button.
    public static let primary = ButtonMask(rawValue: 1)
    /// The second button.
    public static let secondary = ButtonMask(rawValue: 2)
    /// A button by its number, from 1.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      ButtonMask(rawValue: 1 << (buttonNumber - 1))
    }
  }
}
