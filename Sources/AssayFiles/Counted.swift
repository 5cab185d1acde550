// SPDX-License-Identifier: MIT

/// A number with its noun.
package enum Counted {
  /// "1 source", "2,000 sources"; with a plural of its own "1 finding is", "2 findings are".
  package static func words(_ count: Int, _ noun: String, plural: String? = nil) -> String {
    "\(count.grouped) \(self.noun(count, noun, plural: plural))"
  }

  /// The noun alone, for a number that is written in another way.
  package static func noun(_ count: Int, _ noun: String, plural: String? = nil) -> String {
    count == 1 ? noun : plural ?? noun + "s"
  }
}

extension Int {
  /// With a comma between thousands.
  package var grouped: String {
    let digits = Array(String(self))
    return digits.enumerated().reduce(into: "") { text, item in
      if item.offset > 0, (digits.count - item.offset).isMultiple(of: 3) { text.append(",") }
      text.append(item.element)
    }
  }
}
