// SPDX-License-Identifier: MIT

/// Orientations of an interface, by UIKit's names.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// One bit an orientation.
  public let rawValue: UInt
  /// Creates a set of orientations.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// On the right side.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// On the left side.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// On a side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
  /// All.
  public static let all: UIInterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]
}
