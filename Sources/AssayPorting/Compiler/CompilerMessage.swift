// SPDX-License-Identifier: MIT

/// An error that the compiler reports.
struct CompilerMessage: Hashable, Sendable {
  /// The absolute path of the file; nil where the compiler names none.
  var file: String?
  var line: Int
  var column: Int
  var text: String

  /// Whether the error may be the consequence of another one anywhere in the module: after an error
  /// of a flow of control, the compiler does not evaluate the records of previews.
  var isConsequence: Bool {
    text.hasPrefix("'@const' value should be initialized")
      || text.hasPrefix("global variable must be a compile-time constant")
  }

  /// Whether the compiler gave up: nothing may be wrong but its effort, or an error anywhere in the
  /// module.
  var isUndecided: Bool {
    text.hasPrefix("the compiler is unable to type-check this expression in reasonable time")
  }

  /// Whether the error may be the consequence of another one in the same file: as long as a part of
  /// a view has no type, the compiler guesses what the builders around it make.
  var isGuess: Bool {
    text.hasPrefix("static method 'build") && text.contains("' requires that '")
      || isUndecided
      || text.hasPrefix("failed to produce diagnostic for expression")
      // Of a view or a call that is missing, neither the members nor the closures have a type.
      || text.hasPrefix("cannot infer contextual base in reference to member")
      || text.hasPrefix("generic parameter '") && text.hasSuffix("' could not be inferred")
      || text.hasPrefix("cannot infer type of closure parameter")
      || text.hasPrefix("trailing closure passed to parameter of type '")
      // A closure with 'return' is no builder's, which the compiler finds out last.
      || text.hasPrefix("cannot use explicit 'return' statement in the body of result builder")
  }

  /// Those that are no consequence of others; all where there are no others.
  static func causes(in output: String) -> [CompilerMessage] {
    let all = errors(in: output)
    let causes = all.filter { !$0.isConsequence }
    return causes.isEmpty ? all : causes
  }

  /// The causes in files that the compiler did not give up on.
  static func decided(in output: String) -> [CompilerMessage] {
    causes(in: output).filter { !$0.isUndecided && $0.file != nil }
  }

  /// The files that the compiler gave up on.
  static func undecidedFiles(in output: String) -> Set<String> {
    Set(errors(in: output).filter(\.isUndecided).compactMap(\.file))
  }

  /// Reads the errors of the compiler's output in the style of LLVM: `file:line:column: error: …`.
  ///
  /// An error inside of a macro's expansion belongs to the file that the note after it names.
  static func errors(in output: String) -> [CompilerMessage] {
    var result: [CompilerMessage] = []
    var seen: Set<CompilerMessage> = []
    var pending: CompilerMessage?
    func finish(_ message: CompilerMessage) {
      if seen.insert(message).inserted { result.append(message) }
    }
    for line in output.split(separator: "\n") {
      if let found = read(line, kind: "error") {
        if let open = pending { finish(open) }
        pending = nil
        if found.file == nil, isExpansion(line) {
          pending = found
        } else {
          finish(found)
        }
      } else if var open = pending, let note = read(line, kind: "note"), let file = note.file {
        (open.file, open.line, open.column) = (file, note.line, note.column)
        finish(open)
        pending = nil
      }
    }
    if let open = pending { finish(open) }
    return result
  }

  /// - Parameter kind: "error" or "note".
  private static func read(_ line: Substring, kind: String) -> CompilerMessage? {
    if line.hasPrefix(kind + ": ") || line.hasPrefix("<unknown>:0: \(kind): ") {
      let start = line.range(of: kind + ": ")?.upperBound ?? line.endIndex
      return CompilerMessage(file: nil, line: 0, column: 0, text: String(line[start...]))
    }
    guard let mark = line.range(of: ": \(kind): ") else { return nil }
    let place = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
    guard place.count >= 3, let row = Int(place[place.count - 2]),
      let column = Int(place[place.count - 1])
    else { return nil }
    let path = place.dropLast(2).joined(separator: ":")
    let isFile = path.hasPrefix("/") && !isExpansion(path[...])
    return CompilerMessage(
      file: isFile ? path : nil, line: row, column: column,
      text: String(line[mark.upperBound...]))
  }

  /// Whether a message's place is in the code that a macro makes. The compiler may write that code
  /// to a file for temporary files, with a name of its own.
  private static func isExpansion(_ place: Substring) -> Bool {
    place.hasPrefix("macro expansion") || place.range(of: "/@__swiftmacro_") != nil
  }

  /// The type that several modules declare, which the compiler cannot tell apart; nil for another
  /// error.
  var ambiguousType: String? {
    let end = "' is ambiguous for type lookup in this context"
    guard text.hasPrefix("'"), text.hasSuffix(end) else { return nil }
    return String(text.dropFirst().dropLast(end.count))
  }

  /// Whether code outside of the main actor uses what belongs to it.
  var isAboutMainActor: Bool { text.contains("main actor-isolated") }

  /// Whether code takes a value for an optional one that is none.
  var isAboutOptional: Bool {
    text.hasPrefix("initializer for conditional binding must have Optional type")
      || text.hasPrefix("cannot use optional chaining on non-optional value")
      || text.hasPrefix("cannot force unwrap value of non-optional type")
  }

  /// Whether an import of one declaration fails, because it is in another module or of another
  /// kind.
  var isAboutScopedImport: Bool {
    text.contains("' does not exist in module '") || text.contains(" cannot be imported as '")
  }

  /// Files that the compiler was at work on when it crashed, innermost last.
  static func crashedFiles(in output: String, of files: [String]) -> [String] {
    // The arguments, which name every file, are the first frame. The place of a function may stand
    // on a line of its own.
    let lines = output.split(separator: "\n").filter {
      $0.first?.isNumber == true && !$0.hasPrefix("0.") || $0.hasPrefix(" for ")
    }
    return lines.compactMap { line in
      files.first { line.contains($0 + ":") || line.contains("\"" + $0 + "\"") }
    }
  }
}

extension Substring {
  /// The first place of a text; Foundation's search costs a dependency and a locale.
  fileprivate func range(of text: String) -> Range<Index>? {
    var start = startIndex
    let utf8 = Array(text.utf8)
    while start < endIndex {
      if self.utf8[start...].starts(with: utf8) {
        return start..<self.utf8.index(start, offsetBy: utf8.count)
      }
      start = self.utf8.index(after: start)
    }
    return nil
  }
}
