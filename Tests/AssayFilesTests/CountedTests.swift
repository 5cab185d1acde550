// SPDX-License-Identifier: MIT

import AssayFiles
import Testing

@Suite("A number with its noun")
struct CountedTests {
  @Test("one thing is singular; none and several are plural")
  func plural() {
    #expect(Counted.words(0, "source") == "0 sources")
    #expect(Counted.words(1, "source") == "1 source")
    #expect(Counted.words(2, "source") == "2 sources")
  }

  @Test("a plural of its own")
  func ownPlural() {
    #expect(Counted.words(1, "finding is", plural: "findings are") == "1 finding is")
    #expect(Counted.words(3, "finding is", plural: "findings are") == "3 findings are")
    #expect(Counted.noun(1, "differs", plural: "differ") == "differs")
    #expect(Counted.noun(2, "differs", plural: "differ") == "differ")
  }
}
