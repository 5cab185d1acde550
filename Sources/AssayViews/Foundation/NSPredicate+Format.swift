// SPDX-License-Identifier: MIT

#if !canImport(Darwin)
  extension NSPredicate {
    /// Creates a predicate from a format, which Foundation has on Apple's systems only. Of formats
    /// one is read, by which apps check what is typed: `SELF MATCHES %@`, with or without `[c]`.
    ///
    /// Any other format ends the program: no answer of it would be true. `AssayCoreData` reads most
    /// of them.
    @_disfavoredOverload
    public convenience init(format: String, _ arguments: Any...) {
      let words = format.uppercased().split(separator: " ").joined(separator: " ")
      guard words == "SELF MATCHES %@" || words == "SELF MATCHES[C] %@",
        let pattern = arguments.first as? String
      else {
        preconditionFailure(
          "the format '\(format)' of an NSPredicate is not read on Linux without 'import CoreData'")
      }
      let ignoresCase = words.contains("[C]")
      self.init { value, _ in
        guard let text = value as? String else { return false }
        let options: String.CompareOptions =
          ignoresCase ? [.regularExpression, .caseInsensitive] : .regularExpression
        return text.range(of: "^(?:\(pattern))$", options: options) != nil
      }
    }
  }
#endif
