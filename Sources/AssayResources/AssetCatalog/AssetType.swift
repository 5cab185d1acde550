// SPDX-License-Identifier: MIT

/// The types of assets that a folder's ending tells.
enum AssetType {
  /// Asset Catalog Format Reference, "Types Overview", table 5-1, and those of later versions of
  /// Xcode.
  private static let endings: Set<String> = [
    "appiconset", "arimageset", "arobject", "arreferenceimage", "arreferenceobject",
    "arresourcegroup", "brandassets", "colorset", "complicationset", "cubetextureset", "dataset",
    "gcdashboardimage", "gcleaderboard", "gcleaderboardset", "iconset", "iconstack", "imageset",
    "imagestack", "imagestacklayer", "launchimage", "mipmapset", "solidimagestack",
    "solidimagestacklayer", "spriteatlas", "sticker", "stickerpack", "stickersequence",
    "stickersiconset", "symbolset", "textureset", "xcassets",
  ]

  /// Whether a folder is an asset or a catalog. Any other is a group, also "Brand v2.0": Xcode
  /// makes none with a period in its name, and other tools do.
  static func isTyped(_ name: String) -> Bool {
    guard let dot = name.lastIndex(of: ".") else { return false }
    return endings.contains(name[name.index(after: dot)...].lowercased())
  }
}
