// SPDX-License-Identifier: MIT

/// What the output of a failed build says about its cause.
struct BuildFailure {
  let output: String
  /// Absolute path of the package, which its own files are named without.
  let root: String

  /// Those of the compiler, which have a line and a column.
  var errors: [CompilerError] { CompilerError.parse(output, root: root) }

  /// The first error with a place in a source, or else the first one of a linker or a plugin.
  var words: String {
    if let error = errors.first { return "\(error.path):\(error.line): \(error.message)" }
    let lines = output.split(whereSeparator: \.isNewline).filter { $0.contains("error: ") }
    guard let line = lines.first(where: { !Self.isSummary($0) }) ?? lines.first else {
      return "the build does not say where its error is"
    }
    let text = line.drop { $0 == " " }
    return String((text.hasPrefix(root + "/") ? text.dropFirst(root.count + 1) : text).prefix(300))
  }

  /// The line that only says that a linker failed; what failed stands below it.
  private static func isSummary(_ line: Substring) -> Bool {
    line.contains("link command failed") || line.contains("linker command failed")
  }

  /// The mangled Swift names that a linker misses, without their `$s`.
  var missingSymbols: [Substring] {
    output.split(whereSeparator: \.isNewline).filter { line in
      line.contains("undefined reference to") || line.contains("undefined symbol: ")
        || line.contains(", referenced from:")
    }.flatMap { line in
      line.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "$" }
        .filter { $0.hasPrefix("$s") || $0.hasPrefix("_$s") }
        .map { $0.drop { $0 == "_" }.dropFirst(2) }
    }
  }
}
