// SPDX-License-Identifier: MIT

/// Sources that a parser of Swift recurses into, at many levels.
package struct RecursiveForm: CustomStringConvertible, Sendable {
  package var description: String
  private var start: String
  private var level: String
  private var middle: String
  private var end: String
  private var rest: String

  private init(
    _ description: String, _ start: String, _ level: String, _ middle: String = "",
    end: String = "", _ rest: String = "\n"
  ) {
    self.description = description
    (self.start, self.level, self.middle, self.end, self.rest) = (start, level, middle, end, rest)
  }

  package func source(levels: Int) -> [UInt8] {
    let text =
      start + String(repeating: level, count: levels) + middle
      + String(repeating: end, count: levels) + rest
    return Array(text.utf8)
  }

  package static let all = [
    RecursiveForm("generic arguments", "let x: ", "A<", "B", end: ">"),
    RecursiveForm("generic arguments on lines", "let x: ", "A<\n", "B", end: ">\n"),
    RecursiveForm("function types", "let x: ", "(A) -> ", "B"),
    RecursiveForm("function types on lines", "let x: ", "(A) ->\n", "B"),
    RecursiveForm("else if", "func f() { if a {} ", "else if a {} ", "", "}\n"),
    RecursiveForm("conditions", "", "#if A\n", "", end: "#endif\n"),
    RecursiveForm("interpolations", "let x = ", "\"\\(", "1", end: ")\""),
    RecursiveForm("signs", "let x = ", "-(", "1", end: ")"),
    RecursiveForm("try", "let x = ", "try ", "y"),
    RecursiveForm("await on lines", "func f() {\n", "await\n", "y\n}"),
    RecursiveForm("copy", "let x = ", "copy ", "y"),
    RecursiveForm("calls", "let x = ", "f(", "", end: ")"),
    RecursiveForm("closures", "let x = ", "{ ", "", end: "}"),
    RecursiveForm("trailing closures", "let x = f", " { f\n", "", end: "}"),
    RecursiveForm("types in types", "", "struct A {\n", "", end: "}\n"),
    RecursiveForm("conditional expressions", "let x = ", "a ? b : ", "c"),
    RecursiveForm("some", "let x: ", "some ", "A"),
    RecursiveForm("patterns", "let ", "(", "a", end: ")", " = b\n"),
    RecursiveForm("macros", "let x = ", "#m(", "", end: ")"),
    RecursiveForm("dictionaries", "let x: ", "[A: ", "B", end: "]"),
  ]
}
