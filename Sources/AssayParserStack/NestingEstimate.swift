// SPDX-License-Identifier: MIT

/// How deep a parser might recurse into a source, estimated from its bytes without telling text
/// from comments. An estimate that is too high is harmless, because it only costs a thread.
package struct NestingEstimate {
  /// Whether the stack of any thread might be too small.
  private(set) var isRisky = false
  /// False for a file that no stack could hold; such files are skipped.
  private(set) var isBearable = true

  /// Below these, code that people write stays, and half a megabyte of stack is enough.
  private static let depthLimit = 32
  private static let elseLimit = 200
  private static let lineLimit = 4000
  private static let prefixLimit = 40
  private static let arrowLimit = 200
  /// Levels of brackets, of generic arguments, of `#if` and of prefixes.
  private static let bearableDepth = 20_000
  /// Links of a chain: `else if`, `->`, `? :`. So many of `->` take 460 MB.
  private static let bearableLinks = 100_000

  /// What a byte may be to the parser.
  private enum Role: UInt8 {
    case operand, open, close, newline, letter, sign, at, space, less, greater, question, hash
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
    case UInt8(ascii: "<"): .less
    case UInt8(ascii: ">"): .greater
    case UInt8(ascii: "?"): .question
    case UInt8(ascii: "#"): .hash
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): .space
    default: .operand
    }
  }

  init(_ source: UnsafeBufferPointer<UInt8>) {
    Self.roles.withUnsafeBufferPointer { look(at: source, $0) }
    if source.count > Self.bearableDepth * 1000 { isBearable = false }
  }

  /// Counts as they stand at a place in the source, and the largest so far.
  private struct Depths {
    var brackets = 0
    var generics = 0
    var conditions = 0
    var prefixes = 0
    /// Of all four.
    var deepest = 0
    var mostPrefixes = 0
    var elses = 0
    var links = 0

    mutating func note(_ depth: Int) { deepest = max(deepest, depth) }
  }

  private mutating func look(
    at source: UnsafeBufferPointer<UInt8>, _ roles: UnsafeBufferPointer<Role>
  ) {
    var depths = Depths()
    var lineStart = 0
    var longestLine = 0
    var index = 0
    while index < source.count {
      let role = roles[Int(source[index])]
      let start = index
      index += 1
      switch role {
      case .open:
        depths.brackets += 1
        depths.note(depths.brackets)
      case .close:
        depths.brackets = max(0, depths.brackets - 1)
        depths.prefixes = 0
      case .newline:
        longestLine = max(longestLine, start - lineStart)
        lineStart = index
      case .letter:
        while index < source.count, roles[Int(source[index])] == .letter { index += 1 }
        Self.look(atWord: UnsafeBufferPointer(rebasing: source[start..<index]), &depths)
      case .sign, .at:
        // Signs without a space between them are one operator; a line of dashes is a comment's.
        if role == .sign {
          while index < source.count, roles[Int(source[index])] == .sign { index += 1 }
          if index < source.count, roles[Int(source[index])] == .greater {
            depths.links += 1
            index += 1
          }
        }
        depths.prefixes += 1
        depths.mostPrefixes = max(depths.mostPrefixes, depths.prefixes)
      case .less:
        // Right behind a name it starts generic arguments.
        if start > 0, roles[Int(source[start - 1])] == .letter {
          depths.generics += 1
          depths.note(depths.generics)
        }
      case .greater: depths.generics = max(0, depths.generics - 1)
      case .question:
        depths.links += 1
        depths.prefixes = 0
      case .hash:
        depths.conditions += Self.conditionStep(source, at: index)
        depths.conditions = max(0, depths.conditions)
        depths.note(depths.conditions)
      case .space: break
      case .operand: depths.prefixes = 0
      }
    }
    longestLine = max(longestLine, source.count - lineStart)
    judge(depths, longestLine: longestLine)
  }

  /// Words before an operand are short keywords; a longer or shorter word is an operand.
  private static func look(atWord word: UnsafeBufferPointer<UInt8>, _ depths: inout Depths) {
    if word.count == 4, word[0] == UInt8(ascii: "e"), word[1] == UInt8(ascii: "l") {
      depths.elses += 1
    }
    depths.prefixes = word.count >= 3 && word.count <= 9 ? depths.prefixes + 1 : 0
    depths.mostPrefixes = max(depths.mostPrefixes, depths.prefixes)
  }

  /// 1 for `#if`, -1 for `#endif`, else 0.
  private static func conditionStep(_ source: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    func follows(_ word: StaticString) -> Bool {
      word.withUTF8Buffer { word in
        index + word.count <= source.count
          && (0..<word.count).allSatisfy { source[index + $0] == word[$0] }
      }
    }
    if follows("if") { return 1 }
    return follows("endif") ? -1 : 0
  }

  private mutating func judge(_ depths: Depths, longestLine: Int) {
    isRisky =
      depths.deepest > Self.depthLimit || depths.elses > Self.elseLimit
      || depths.links > Self.arrowLimit || depths.mostPrefixes > Self.prefixLimit
      || longestLine > Self.lineLimit
    isBearable =
      max(depths.deepest, depths.mostPrefixes) <= Self.bearableDepth
      && max(depths.elses, depths.links) <= Self.bearableLinks
  }
}
