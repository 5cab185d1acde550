// SPDX-License-Identifier: MIT

/// How deep a parser might recurse into a source, estimated from its bytes without telling text
/// from comments. An estimate that is too high is harmless, because it only costs a thread.
struct NestingEstimate {
  /// Whether the stack of any thread might be too small.
  private(set) var isRisky = false
  /// False for a file that no stack could hold; such files are skipped.
  private(set) var isBearable = true

  /// Below these, code that people write stays, and half a megabyte of stack is enough.
  private static let depthLimit = 32
  private static let elseLimit = 200
  private static let lineLimit = 4000
  private static let prefixLimit = 40
  private static let bearableDepth = 20_000

  /// What a byte may be to the parser.
  private enum Role: UInt8 {
    case operand, open, close, newline, letter, sign, at, space
  }

  /// By byte.
  private static let roles: [Role] = (UInt8.min...UInt8.max).map { byte in
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): .open
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): .close
    case UInt8(ascii: "\n"): .newline
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): .letter
    case UInt8(ascii: "!"), UInt8(ascii: "-"), UInt8(ascii: "~"), UInt8(ascii: "&"): .sign
    case UInt8(ascii: "@"): .at
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): .space
    default: .operand
    }
  }

  init(_ source: UnsafeBufferPointer<UInt8>) {
    Self.roles.withUnsafeBufferPointer { look(at: source, $0) }
    if source.count > Self.bearableDepth * 1000 { isBearable = false }
  }

  private mutating func look(
    at source: UnsafeBufferPointer<UInt8>, _ roles: UnsafeBufferPointer<Role>
  ) {
    var depth = 0
    var deepest = 0
    var elses = 0
    var prefixes = 0
    var lineStart = 0
    var longestLine = 0
    var index = 0
    while index < source.count {
      let role = roles[Int(source[index])]
      let start = index
      index += 1
      switch role {
      case .open:
        depth += 1
        deepest = max(deepest, depth)
      case .close:
        depth = max(0, depth - 1)
        prefixes = 0
      case .newline:
        longestLine = max(longestLine, start - lineStart)
        lineStart = index
      case .letter:
        while index < source.count, roles[Int(source[index])] == .letter { index += 1 }
        let length = index - start
        if length == 4, source[start] == UInt8(ascii: "e"), source[start + 1] == UInt8(ascii: "l") {
          elses += 1
        }
        // Words before an operand are short keywords; a longer or shorter word is an operand.
        prefixes = length >= 3 && length <= 7 ? prefixes + 1 : 0
        if prefixes > Self.prefixLimit { isRisky = true }
      case .sign, .at:
        // Signs without a space between them are one operator; a line of dashes is a comment's.
        if role == .sign {
          while index < source.count, roles[Int(source[index])] == .sign { index += 1 }
        }
        prefixes += 1
        if prefixes > Self.prefixLimit { isRisky = true }
      case .space: break
      case .operand: prefixes = 0
      }
    }
    longestLine = max(longestLine, source.count - lineStart)
    if deepest > Self.depthLimit || elses > Self.elseLimit || longestLine > Self.lineLimit {
      isRisky = true
    }
    if deepest > Self.bearableDepth { isBearable = false }
  }
}
