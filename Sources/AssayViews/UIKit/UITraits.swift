// SPDX-License-Identifier: MIT

/// The light or dark appearance, by UIKit's names.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// The appearance of the place around.
  case unspecified
  /// Light.
  case light
  /// Dark.
  case dark

  /// The appearance of a color scheme; without one, that of the place around.
  public init(_ colorScheme: ColorScheme?) {
    switch colorScheme {
    case .light: self = .light
    case .dark: self = .dark
    case nil: self = .unspecified
    }
  }
}

extension ColorScheme {
  /// The color scheme of an appearance by UIKit's names; none where it is not stated.
  public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
    switch uiUserInterfaceStyle {
    case .light: self = .light
    case .dark: self = .dark
    case .unspecified: return nil
    }
  }
}

/// The kind of a device, by UIKit's names.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// An iPhone.
  case phone = 0
  /// An iPad.
  case pad = 1
  /// An Apple TV.
  case tv = 2
  /// A car.
  case carPlay = 3
  /// A Mac.
  case mac = 5
  /// A headset.
  case vision = 6

  /// That of the rendering that evaluates a body; elsewhere an iPhone.
  static var current: UIUserInterfaceIdiom {
    switch CurrentEnvironment.values?.idiom {
    case .phone, nil: .phone
    case .pad: .pad
    case .tv: .tv
    case .mac: .mac
    }
  }
}

/// The space in one direction, by UIKit's names.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// That of the place around.
  case unspecified
  /// Little space.
  case compact
  /// Much space.
  case regular

  init(_ sizeClass: UserInterfaceSizeClass?) {
    switch sizeClass {
    case .compact?: self = .compact
    case .regular?: self = .regular
    case nil: self = .unspecified
    }
  }
}

extension UserInterfaceSizeClass {
  /// Creates a size class from UIKit's; nil from `unspecified`.
  public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
    switch uiUserInterfaceSizeClass {
    case .unspecified: return nil
    case .compact: self = .compact
    case .regular: self = .regular
    }
  }
}

/// The direction of a layout, by UIKit's names.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// That of the place around.
  case unspecified = -1
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

/// The contrast of colors, by UIKit's names.
public enum UIAccessibilityContrast: Int, Sendable {
  /// That of the place around.
  case unspecified = -1
  /// The usual one.
  case normal
  /// Increased.
  case high
}

/// The direction of an interface, by UIKit's names.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// A direction.
  case leftToRight, rightToLeft
}
