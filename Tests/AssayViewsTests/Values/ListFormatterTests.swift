// SPDX-License-Identifier: MIT

import AssayViews
import Testing

/// The expected texts are CLDR's patterns of lists.
@Suite("Things in a sentence")
struct ListFormatterTests {
  @Test(arguments: [
    ([], "en_US", ""), (["a"], "en_US", "a"), (["a", "b"], "en_US", "a and b"),
    (["a", "b", "c"], "en_US", "a, b, and c"), (["a", "b", "c"], "de_DE", "a, b und c"),
  ])
  func words(_ items: [String], _ locale: String, _ text: String) {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: locale)
    #expect(formatter.string(from: items) == text)
  }

  @Test("a formatter writes what is no text")
  func items() {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "en_US")
    let numbers = NumberFormatter()
    numbers.minimumFractionDigits = 1
    formatter.itemFormatter = numbers
    #expect(formatter.string(from: [1, 2]) == "1.0 and 2.0")
  }
}
