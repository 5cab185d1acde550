// SPDX-License-Identifier: MIT

/// Facts of the canvas that a case states in its note, in prose.
///
/// Two sentences are read, whatever the case, because they say in numbers what the other fields
/// have wrong; everything else in a note is for people:
///
/// - "multiply them by 16/17": the tree's font sizes, line spacings and gaps are to be scaled.
/// - "safe area top is 54, not 47": the recording window's own safe area.
struct CaseNotes: Hashable, Sendable {
  /// Multiplies font sizes, line spacings, gaps and stack spacings that are given in points.
  var lengthFactor: Double = 1
  /// In points; nil where the canvas is right.
  var safeAreaTop: Double?

  init(_ note: String?) {
    guard let note else { return }
    if let fraction = Self.word(after: "multiply them by ", in: note) {
      let parts = fraction.split(separator: "/").compactMap { Double($0) }
      if parts.count == 2, parts[0] > 0, parts[1] > 0 { lengthFactor = parts[0] / parts[1] }
    }
    if let top = Self.word(after: "safe area top is ", in: note) {
      safeAreaTop = Double(top)
    }
  }

  /// The digits, points and slashes that follow a phrase.
  private static func word(after phrase: String, in text: String) -> String? {
    guard let range = text.firstRange(of: phrase) else { return nil }
    let number = text[range.upperBound...].prefix { $0.isNumber || $0 == "." || $0 == "/" }
    return number.isEmpty ? nil : String(number)
  }
}
