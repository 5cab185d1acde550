// SPDX-License-Identifier: MIT

/// Which package of another release a font's file is of, by its hash.
enum KnownFontVersion {
  /// `Debian 13's fonts-inter 4.1+ds-1`; nil for bytes that no known package has.
  static func package(ofHash hash: String) -> String? { packages[hash] }

  private static let packages: [String: String] = {
    var result: [String: String] = [:]
    var package = ""
    for line in FontVersionTable.text.split(separator: "\n") {
      if line.hasPrefix("= ") {
        package = String(line.dropFirst(2))
      } else {
        result[String(line.prefix { $0 != " " })] = package
      }
    }
    return result
  }()
}
