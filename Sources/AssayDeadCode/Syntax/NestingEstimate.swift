// SPDX-License-Identifier: MIT

/// How deep a parser might recurse into a source, guessed from its bytes without looking at what is text
/// and what is comment: too much is harmless, it only costs a thread.
struct NestingEstimate {
  /// Whether the stack of any thread might be too small.
  var isRisky = false
  /// False for what no stack would hold; such files are left alone.
  var isBearable = true

  /// Below these, code that people write stays, and half a megabyte of stack is enough.
  private static let depthLimit = 32
  private static let elseLimit = 200
  private static let lineLimit = 4000
  private static let prefixLimit = 40
  private static let bearableDepth = 20_000

  init(_ source: UnsafeBufferPointer<UInt8>) {
    var depth = 0
    var elses = 0
    var prefixes = 0
    var lineStart = 0
    var index = 0
    while index < source.count {
      let byte = source[index]
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        if depth > Self.depthLimit { isRisky = true }
        if depth > Self.bearableDepth { isBearable = false }
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth = max(0, depth - 1)
        prefixes = 0
      case UInt8(ascii: "\n"):
        if index - lineStart > Self.lineLimit { isRisky = true }
        lineStart = index + 1
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
        let start = index
        while index + 1 < source.count, Self.isLetter(source[index + 1]) { index += 1 }
        let length = index + 1 - start
        if length == 4, source[start] == UInt8(ascii: "e"), source[start + 1] == UInt8(ascii: "l") {
          elses += 1
        }
        // Words before an operand are short keywords; a longer or shorter word is an operand.
        prefixes = length >= 3 && length <= 7 ? prefixes + 1 : 0
      case UInt8(ascii: "!"), UInt8(ascii: "-"), UInt8(ascii: "~"), UInt8(ascii: "&"),
        UInt8(ascii: "@"):
        prefixes += 1
      case UInt8(ascii: " "), 9, 13: break
      default: prefixes = 0
      }
      if prefixes > Self.prefixLimit { isRisky = true }
      index += 1
    }
    if elses > Self.elseLimit || source.count - lineStart > Self.lineLimit { isRisky = true }
    if source.count > Self.bearableDepth * 1000 { isBearable = false }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
  }
}
