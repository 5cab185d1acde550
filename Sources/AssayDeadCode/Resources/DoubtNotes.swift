// SPDX-License-Identifier: MIT

internal import AssayFiles

/// Sentences on names of resources that are put together at run time, each with its place.
struct DoubtNotes {
  let doubts: [String: RuntimeNames.Doubt]
  /// `("string key", "of table 'Localizable'")`
  let nouns: (name: String, place: String)

  var notes: [String] {
    [kept, untellable].compactMap { $0 }
  }

  private var kept: String? {
    let told = doubts.values.filter { $0.text != nil }
    if told.isEmpty { return nil }
    let texts = Set(told.compactMap(\.text)).sorted()
    return "\(Counted.words(told.count, nouns.name)) \(nouns.place) "
      + "\(told.count == 1 ? "is" : "are") kept because of doubt: names are put together at run "
      + "time at \(Self.list(told.map(\.place))) that contain \(Self.list(texts))"
  }

  private var untellable: String? {
    let untold = doubts.values.filter { $0.text == nil }
    if untold.isEmpty { return nil }
    return "\(Counted.words(untold.count, nouns.name)) \(nouns.place) cannot be judged: no source "
      + "contains \(untold.count == 1 ? "it" : "them"), and names are put together at run time at "
      + Self.list(untold.map(\.place))
  }

  /// `'a', 'b', 'c' and 4 more`
  static func list(_ texts: [String]) -> String {
    let sorted = Set(texts).sorted()
    let more = sorted.count > 3 ? " and \(sorted.count - 3) more" : ""
    return sorted.prefix(3).map { "'\($0)'" }.joined(separator: ", ") + more
  }
}
