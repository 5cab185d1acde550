// SPDX-License-Identifier: MIT

/// What a source tells of a name that it puts together at run time: the fixed texts before, between
/// and behind what is not known.
struct PartialName: Hashable, Sendable {
  private let start: String
  private let middle: [String]
  private let end: String

  /// - Parameter texts: before the first unknown part, between two, and behind the last one; nil
  ///   where all of these are empty, or where nothing is unknown.
  init?(_ texts: [String]) {
    guard texts.count > 1, texts.contains(where: { !$0.isEmpty }) else { return nil }
    start = texts[0]
    middle = texts[1..<texts.count - 1].filter { !$0.isEmpty }
    end = texts[texts.count - 1]
  }

  /// One of its texts, for a message.
  var text: String { [start, end].first { !$0.isEmpty } ?? middle.first ?? "" }

  /// Whether a name has its texts, each behind the other. An unknown part may be empty.
  func mayMake(_ name: String) -> Bool {
    guard name.hasPrefix(start) else { return false }
    var rest = name.dropFirst(start.count)
    for text in middle {
      guard let range = rest.firstRange(of: text) else { return false }
      rest = rest[range.upperBound...]
    }
    return rest.hasSuffix(end)
  }
}
