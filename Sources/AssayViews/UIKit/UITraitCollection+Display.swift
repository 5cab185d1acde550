// SPDX-License-Identifier: MIT

/// The colors that a display can show, by UIKit's names.
public enum UIDisplayGamut: Int, Sendable {
  /// That of the place around.
  case unspecified = -1
  /// Those of sRGB.
  case SRGB
  /// Those of Display P3.
  case P3
}

/// Whether a display knows how hard it is pressed, by UIKit's names.
public enum UIForceTouchCapability: Int, Sendable {
  /// Not known.
  case unknown
  /// It does not.
  case unavailable
  /// It does.
  case available
}

// Device profiles of tests for swift-snapshot-testing state both.
extension UITraitCollection {
  /// Creates the traits in effect. Pictures have the colors of sRGB, whatever is given.
  public convenience init(displayGamut: UIDisplayGamut) { self.init() }

  /// Creates the traits in effect. Nobody presses on a picture, whatever is given.
  public convenience init(forceTouchCapability: UIForceTouchCapability) { self.init() }

  /// That of the pictures: sRGB.
  public var displayGamut: UIDisplayGamut { .SRGB }

  /// That of the pictures: none.
  public var forceTouchCapability: UIForceTouchCapability { .unavailable }
}
