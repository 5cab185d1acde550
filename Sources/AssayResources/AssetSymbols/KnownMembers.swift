// SPDX-License-Identifier: MIT

/// Static members that Apple's types have: Xcode generates no symbol of these names.
enum KnownMembers {
  static func names(of type: String) -> Set<String> { table[type] ?? [] }

  private static let table: [String: Set<String>] = [
    "Color": colors, "ShapeStyle": colors, "UIColor": systemColors,
    // UIKit, "UIImage", "Loading system-defined images".
    "UIImage": ["actions", "add", "checkmark", "remove", "strokedCheckmark"],
  ]

  /// SwiftUI, "Color", "Standard colors" and "Semantic colors".
  private static let colors: Set<String> = [
    "accentColor", "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint",
    "orange", "pink", "primary", "purple", "red", "secondary", "teal", "white", "yellow",
  ]

  /// UIKit, "Standard colors" and "UI element colors".
  private static let systemColors: Set<String> = [
    "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green",
    "groupTableViewBackground", "label", "lightGray", "lightText", "link", "magenta",
    "opaqueSeparator", "orange", "placeholderText", "purple", "quaternaryLabel",
    "quaternarySystemFill", "red", "secondaryLabel", "secondarySystemBackground",
    "secondarySystemFill", "secondarySystemGroupedBackground", "separator", "systemBackground",
    "systemBlue", "systemBrown", "systemCyan", "systemFill", "systemGray", "systemGray2",
    "systemGray3", "systemGray4", "systemGray5", "systemGray6", "systemGreen",
    "systemGroupedBackground", "systemIndigo", "systemMint", "systemOrange", "systemPink",
    "systemPurple", "systemRed", "systemTeal", "systemYellow", "tertiaryLabel",
    "tertiarySystemBackground", "tertiarySystemFill", "tertiarySystemGroupedBackground",
    "tintColor", "white", "yellow",
  ]
}
