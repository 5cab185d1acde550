// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// Turns names that anyone may have written into the names of files: nothing can climb out of its
/// folder, hide, or grow longer than a file system takes.
package enum PathComponent {
  /// In bytes of UTF-8. File systems take 255 (143 when encrypted); a temporary name needs a few
  /// more.
  static let longest = 140

  /// Runs of anything but letters, digits, `_` and `+` become one `-`. A name of nothing else
  /// becomes its own hash.
  package static func sanitized(_ name: String, keepingDots: Bool = false) -> String {
    var result = ""
    var hasGap = false
    var last: Character?
    for character in name {
      let isDot = keepingDots && character == "." && last != "."
      guard isKept(character) || isDot else {
        hasGap = true
        continue
      }
      if hasGap, !result.isEmpty { result.append("-") }
      hasGap = false
      result.append(character)
      last = character
    }
    result = trimmed(result)
    return result.isEmpty ? "unnamed-" + hash(of: name) : result
  }

  /// The name, cut and given a hash of the whole where it is longer than `longest` bytes.
  static func shortened(_ name: String) -> String {
    guard name.utf8.count > longest else { return name }
    let suffix = "-" + hash(of: name)
    var result = ""
    var length = suffix.utf8.count
    for character in name {
      length += String(character).utf8.count
      if length > longest { break }
      result.append(character)
    }
    return result + suffix
  }

  /// The name, with `_` after what Windows takes for a device, whatever follows a dot.
  ///
  /// https://learn.microsoft.com/windows/win32/fileio/naming-a-file
  static func portable(_ name: String) -> String {
    let base = name.prefix { $0 != "." }
    let device = base.uppercased()
    let isNumbered = device.count == 4 && ["COM", "LPT"].contains(device.prefix(3))
    let isDevice =
      isNumbered
      ? "0123456789¹²³".contains(device.suffix(1)) : ["CON", "PRN", "AUX", "NUL"].contains(device)
    return isDevice ? base + "_" + name[base.endIndex...] : name
  }

  private static func isKept(_ character: Character) -> Bool {
    // NB: a character of many scalars (a flag, a letter under a stack of accents) is long and draws
    // differently everywhere; four scalars cover every script's ordinary letters.
    guard character.unicodeScalars.count <= 4 else { return false }
    return character.isLetter || character.isNumber || "_+-".contains(character)
  }

  private static func trimmed(_ name: String) -> String {
    var rest = Substring(name)
    while let first = rest.first, first == "." || first == "-" { rest.removeFirst() }
    while let last = rest.last, last == "." || last == "-" { rest.removeLast() }
    return String(rest)
  }

  private static func hash(of name: String) -> String {
    var copy = name
    let hash = copy.withUTF8 { PixelHash(bytes: UnsafeRawBufferPointer($0)) }
    return String(hash.hex.prefix(16))
  }
}
