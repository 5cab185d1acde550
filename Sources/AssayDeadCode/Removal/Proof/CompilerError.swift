// SPDX-License-Identifier: MIT

/// An error that a build has printed: `file:line:col: error: message`.
struct CompilerError: Hashable {
  /// Relative to the package where it is inside of it.
  var path: String
  var line: Int
  var message: String
  /// What the message and the notes after it put in quotes, most telling first.
  var names: [String]

  /// Each error once, in the order of the output.
  static func parse(_ output: String, root: String) -> [CompilerError] {
    var result: [CompilerError] = []
    var seen: Set<String> = []
    var takesNotes = false
    for line in output.split(whereSeparator: \.isNewline) {
      if let error = located(line, " error: ", root: root) {
        takesNotes = seen.insert(String(line)).inserted
        if takesNotes { result.append(error) }
      } else if takesNotes, let note = located(line, " note: ", root: root) {
        result[result.count - 1].names += note.names
      }
    }
    return result
  }

  private static func located(_ line: Substring, _ kind: String, root: String) -> CompilerError? {
    guard let marker = line.firstRange(of: kind) else { return nil }
    let message = String(line[marker.upperBound...])
    // From the right: a path may have colons of its own.
    let place = line[..<marker.lowerBound].split(separator: ":", omittingEmptySubsequences: true)
    guard place.count >= 3, Int(place[place.count - 1]) != nil,
      let row = Int(place[place.count - 2])
    else { return nil }
    let path = place.dropLast(2).joined(separator: ":")
    let isInside = path.hasPrefix(root + "/")
    return CompilerError(
      path: isInside ? String(path.dropFirst(root.count + 1)) : path, line: row, message: message,
      names: names(in: message))
  }

  private static func names(in message: String) -> [String] {
    let parts = message.split(separator: "'", omittingEmptySubsequences: false)
    var quoted = stride(from: 1, to: parts.count, by: 2).map { String(parts[$0]) }
    // "type 'A' has no member 'b'": the type is there.
    if message.contains("has no member"), let last = quoted.popLast() {
      return [BaseName.of(last)] + quoted.flatMap(words)
    }
    return quoted.flatMap { [BaseName.of($0)] + words($0) }
  }

  private static func words(_ text: String) -> [String] {
    let base = BaseName.of(text)
    return (base.isEmpty ? text : base)
      .split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }
}
