// SPDX-License-Identifier: MIT

#if !canImport(Darwin)
  // Foundation on Linux declares these as unavailable.
  extension NSPredicate {
    /// Reads a format: comparisons of properties and values, `AND`, `OR`, `NOT`, `IN`, `BETWEEN`,
    /// `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `LIKE`, `MATCHES`, `ANY`, `ALL`, `NONE`, `@count` and
    /// its like.
    ///
    /// - Precondition: The format can be read. Subqueries, functions and arithmetic cannot.
    public convenience init(
      format: String, _ args: any CVarArg..., file: StaticString = #fileID, line: UInt = #line
    ) {
      self.init(FormatPredicate(format, args, file: file, line: line))
    }

    /// Reads a format.
    ///
    /// - Precondition: The format can be read. Subqueries, functions and arithmetic cannot.
    public convenience init(
      format: String, argumentArray: [Any]?, file: StaticString = #fileID, line: UInt = #line
    ) {
      self.init(FormatPredicate(format, argumentArray ?? [], file: file, line: line))
    }

    private convenience init(_ predicate: FormatPredicate) {
      self.init(block: { object, _ in predicate.evaluate(with: object) })
    }
  }
#endif

/// A predicate with its format, for messages.
///
/// It is unchecked because its values are those of the app's objects.
struct FormatPredicate: @unchecked Sendable {
  private let format: String
  private let root: PredicateNode
  private let file: StaticString
  private let line: UInt

  init(_ format: String, _ arguments: [Any], file: StaticString, line: UInt) {
    self.format = format
    self.file = file
    self.line = line
    do { root = try PredicateParser.parse(format, arguments) } catch {
      preconditionFailure(
        "Cannot read the predicate '\(format)' (\(file):\(line)): \(error)", file: file,
        line: line)
    }
  }

  func evaluate(with object: Any?) -> Bool {
    do { return try root.evaluate(object) } catch {
      preconditionFailure(
        "Cannot evaluate the predicate '\(format)' (\(file):\(line)): \(error)", file: file,
        line: line)
    }
  }
}

/// Why a predicate cannot be read or evaluated.
struct PredicateError: Error, Hashable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
