// SPDX-License-Identifier: MIT

import Testing

@Suite("Removing whole declarations")
struct RemovalDeclarationTests {
  @Test(
    "an unused declaration goes whole, with the blank lines and the extension that it leaves",
    arguments: [
      RemovalRow(
        "between two functions one blank line stays",
        "func a() {}\n\nfunc ⟦unused-function⟧b() {\n  a()\n}\n\nfunc c() {}\n",
        "func a() {}\n\nfunc c() {}\n"),
      RemovalRow(
        "without blank lines none is made",
        "func a() {}\nfunc ⟦unused-function⟧b() {}\nfunc c() {}\n",
        "func a() {}\nfunc c() {}\n"),
      RemovalRow(
        "first of the file",
        "func ⟦unused-function⟧a() {}\n\nfunc b() {}\n", "func b() {}\n"),
      RemovalRow(
        "last of the file", "func a() {}\n\nfunc ⟦unused-function⟧b() {}\n", "func a() {}\n"),
      RemovalRow(
        "last of a file that ends without a newline",
        "func a() {}\n\nfunc ⟦unused-function⟧b() {}", "func a() {}\n"),
      RemovalRow(
        "first of a body",
        "struct S {\n  var ⟦unused-property⟧a = 1\n\n  var b = 2\n}\n",
        "struct S {\n  var b = 2\n}\n"),
      RemovalRow(
        "last of a body",
        "struct S {\n  var b = 2\n\n  func ⟦unused-method⟧a() {\n  }\n}\n",
        "struct S {\n  var b = 2\n}\n"),
      RemovalRow(
        "only one of a body",
        "struct S {\n\n  var ⟦unused-property⟧a = 1\n\n}\n", "struct S {\n}\n"),
      RemovalRow(
        "two neighbors",
        "func a() {}\n\nfunc ⟦unused-function⟧b() {}\n\nfunc ⟦unused-function⟧c() {}\n\nfunc d() {}\n",
        "func a() {}\n\nfunc d() {}\n"),
      RemovalRow(
        "two blank lines before, one after",
        "func a() {}\n\n\nfunc ⟦unused-function⟧b() {}\n\nfunc c() {}\n",
        "func a() {}\n\n\nfunc c() {}\n"),
      RemovalRow(
        "attributes and modifiers on lines of their own",
        "@available(macOS 13, *)\n@inline(never)\npublic\nfunc ⟦unused-function⟧b() {}\nlet c = 1\n",
        "let c = 1\n"),
      RemovalRow(
        "observers",
        """
        class C {
          var ⟦unused-property⟧a = 1 {
            willSet { print(newValue) }
            didSet {}
          }
          var b = 2
        }

        """,
        "class C {\n  var b = 2\n}\n"),
      RemovalRow(
        "tabs", "class C {\n\tvar a = 1\n\tvar ⟦unused-property⟧b = 2\n\tvar c = 3\n}\n",
        "class C {\n\tvar a = 1\n\tvar c = 3\n}\n"),
      RemovalRow(
        "carriage returns",
        "func a() {}\r\n\r\n/// Doc.\r\nfunc ⟦unused-function⟧b() {\r\n}\r\n\r\nfunc c() {}\r\n",
        "func a() {}\r\n\r\nfunc c() {}\r\n"),
      RemovalRow(
        "letters of several bytes before it in the line",
        "let é🎉 = 1; let ⟦unused-global⟧ß = 2; let 日本 = 3\n", "let é🎉 = 1; let 日本 = 3\n"),
      RemovalRow(
        "first of a line", "let ⟦unused-global⟧a = 1; let b = 2 // of b\n", "let b = 2 // of b\n"),
      RemovalRow(
        "last of a line", "let a = 1; let ⟦unused-global⟧b = 2\nlet c = 3\n",
        "let a = 1;\nlet c = 3\n"),
      RemovalRow(
        "both of a line",
        "let ⟦unused-global⟧a = 1; let ⟦unused-global⟧b = 2\nlet c = 3\n", "let c = 3\n"),
      RemovalRow(
        "body on one line", "struct S { var ⟦unused-property⟧a = 1; var b = 2 }\n",
        "struct S { var b = 2 }\n"),
      RemovalRow(
        "alone in a body on one line", "struct S { var ⟦unused-property⟧a = 1 }\n", "struct S { }\n"
      ),
      RemovalRow(
        "strings that look like code",
        "let a = \"\"\"\n\n  }\n\n  \"\"\"\n\nfunc ⟦unused-function⟧b() {}\n\nlet c = 1\n",
        "let a = \"\"\"\n\n  }\n\n  \"\"\"\n\nlet c = 1\n"),
      RemovalRow(
        "initializer", "class C {\n  ⟦unused-initializer⟧init(a: Int) {}\n  init() {}\n}\n",
        "class C {\n  init() {}\n}\n"),
      RemovalRow(
        "deinitializer", "class C {\n  init() {}\n  ⟦unused-deinitializer⟧deinit {}\n}\n",
        "class C {\n  init() {}\n}\n"),
      RemovalRow(
        "subscript",
        "struct S {\n  var a = 1\n  ⟦unused-subscript⟧subscript(i: Int) -> Int { a }\n}\n",
        "struct S {\n  var a = 1\n}\n"),
      RemovalRow(
        "operator and its group",
        "precedencegroup ⟦unused-precedence-group⟧P { higherThan: AdditionPrecedence }\n"
          + "infix operator ⟦unused-operator⟧<+>: P\nlet a = 1\n",
        "let a = 1\n"),
      RemovalRow(
        "associated type and typealias",
        "protocol P {\n  associatedtype ⟦unused-associated-type⟧A\n"
          + "  typealias ⟦unused-typealias⟧B = Int\n  func f()\n}\n",
        "protocol P {\n  func f()\n}\n"),
      RemovalRow(
        "requirement", "protocol P {\n  var ⟦unused-property⟧a: Int { get }\n  func f()\n}\n",
        "protocol P {\n  func f()\n}\n"),
      RemovalRow(
        "name in backticks", "enum ⟦unused-enum⟧`default` {}\nlet a = 1\n", "let a = 1\n"),
      RemovalRow(
        "extension, by its last name",
        "enum A { enum B {} }\nextension A.⟦unused-extension⟧B {\n  static let c = 1\n}\n",
        "enum A { enum B {} }\n"),
      RemovalRow(
        "finding inside of another",
        "struct ⟦unused-struct⟧S {\n  func ⟦unused-method⟧f() {}\n}\nlet a = 1\n", "let a = 1\n"),
      RemovalRow(
        "last member of an extension",
        "struct S { var a = 1 }\n\nextension S {\n  func ⟦unused-method⟧f() {}\n}\n",
        "struct S { var a = 1 }\n"),
      RemovalRow(
        "last member of an extension with a conformance",
        "extension S: P {\n  func ⟦unused-method⟧f() {}\n}\n", "extension S: P {\n}\n"),
      RemovalRow(
        "some of an extension's members",
        "extension S {\n  func ⟦unused-method⟧f() {}\n  func g() {}\n}\n",
        "extension S {\n  func g() {}\n}\n"),
      RemovalRow(
        "all members of an extension, in two ways",
        "let a = 1\n\nextension S {\n  var ⟦unused-property⟧f: Int { 1 }\n\n"
          + "  // MARK: - G\n\n  static let ⟦unused-property⟧g = 1, ⟦unused-property⟧h = 2\n}\n\nlet b = 2\n",
        "let a = 1\n\nlet b = 2\n"),
    ])
  func declaration(_ row: RemovalRow) { row.check() }

  @Test(arguments: [
    RemovalRow(
      "documentation goes",
      "let a = 1\n\n/// One.\n///\n/// Two.\nfunc ⟦unused-function⟧b() {}\n\nlet c = 1\n",
      "let a = 1\n\nlet c = 1\n"),
    RemovalRow(
      "documentation in a block goes",
      "let a = 1\n\n/**\n One.\n */\nfunc ⟦unused-function⟧b() {}\n\nlet c = 1\n",
      "let a = 1\n\nlet c = 1\n"),
    RemovalRow(
      "a comment that touches goes",
      "let a = 1\n// About b.\n// More.\nlet ⟦unused-global⟧b = 1\nlet c = 1\n",
      "let a = 1\nlet c = 1\n"),
    RemovalRow(
      "a comment with a blank line between stays",
      "let a = 1\n\n// A section.\n\nlet ⟦unused-global⟧b = 1\n\nlet c = 1\n",
      "let a = 1\n\n// A section.\n\nlet c = 1\n"),
    RemovalRow(
      "documentation goes over a blank line",
      "let a = 1\n\n/// About b.\n\nlet ⟦unused-global⟧b = 1\n\nlet c = 1\n",
      "let a = 1\n\nlet c = 1\n"),
    RemovalRow(
      "a mark stays though it touches",
      "let a = 1\n\n// MARK: - B\n/// About b.\nlet ⟦unused-global⟧b = 1\nlet c = 1\n",
      "let a = 1\n\n// MARK: - B\nlet c = 1\n"),
    RemovalRow(
      "a comment behind the declaration before stays",
      "let a = 1 // about a\nlet ⟦unused-global⟧b = 1\nlet c = 1\n",
      "let a = 1 // about a\nlet c = 1\n"),
    RemovalRow(
      "a comment behind it goes",
      "let a = 1\nlet ⟦unused-global⟧b = 1 // about b\nlet c = 1\n", "let a = 1\nlet c = 1\n"),
    RemovalRow(
      "a block comment behind it goes",
      "let a = 1\nlet ⟦unused-global⟧b = 1 /* about b */\nlet c = 1\n", "let a = 1\nlet c = 1\n"),
    RemovalRow(
      "a comment behind it that goes on below stays",
      "let a = 1\nlet ⟦unused-global⟧b = 1 /* about\n the rest */\nlet c = 1\n",
      "let a = 1\n/* about\n the rest */\nlet c = 1\n"),
    RemovalRow(
      "the head of the file stays",
      "// SPDX-License-Identifier: MIT\n\nlet ⟦unused-global⟧b = 1\nlet c = 1\n",
      "// SPDX-License-Identifier: MIT\n\nlet c = 1\n"),
    RemovalRow(
      "the head of the file stays though it touches",
      "//\n//  File.swift\n//  Copyright (c) me\nlet ⟦unused-global⟧b = 1\nlet c = 1\n",
      "//\n//  File.swift\n//  Copyright (c) me\nlet c = 1\n"),
    RemovalRow(
      "a comment at the top that is no head goes",
      "// Used by nobody.\nlet ⟦unused-global⟧b = 1\nlet c = 1\n", "let c = 1\n"),
    RemovalRow(
      "a command for a region stays",
      "let a = 1\n// swiftlint:disable force_try\nlet ⟦unused-global⟧b = 1\n"
        + "// swiftlint:enable force_try\nlet c = 1\n",
      "let a = 1\n// swiftlint:disable force_try\n// swiftlint:enable force_try\nlet c = 1\n"),
    RemovalRow(
      "a command for the next line goes",
      "let a = 1\n// swiftlint:disable:next force_try\nlet ⟦unused-global⟧b = 1\nlet c = 1\n",
      "let a = 1\nlet c = 1\n"),
    RemovalRow(
      "a comment behind the brace is no blank line",
      "struct S {  // about S\n  var ⟦unused-property⟧a = 1\n\n  var b = 2\n}\n",
      "struct S {  // about S\n  var b = 2\n}\n"),
    RemovalRow(
      "nested comments",
      "let a = 1\n/* one /* two */ three */\nlet ⟦unused-global⟧b = 1\nlet c = 1\n",
      "let a = 1\nlet c = 1\n"),
  ])
  func comment(_ row: RemovalRow) { row.check() }

  @Test(
    "an unused import or local, a redundant access level, and a superfluous ignore are removed",
    arguments: [
      RemovalRow(
        "import", "import A\nimport ⟦unused-import⟧B\nimport C\n\nlet a = 1\n",
        "import A\nimport C\n\nlet a = 1\n"),
      RemovalRow(
        "only import, under the head",
        "// SPDX-License-Identifier: MIT\n\nimport ⟦unused-import⟧A\n\nlet a = 1\n",
        "// SPDX-License-Identifier: MIT\n\nlet a = 1\n"),
      RemovalRow(
        "import of one name with attributes",
        "@testable import struct ⟦unused-import⟧A.B\nlet a = 1\n", "let a = 1\n"),
      RemovalRow(
        "unused locals",
        "func f() {\n  let ⟦unused-local⟧a = 1\n  var ⟦unused-local⟧b: Int\n  g()\n}\n",
        "func f() {\n  g()\n}\n"),
      RemovalRow(
        "one of several locals", "func f() {\n  let a = 1, ⟦unused-local⟧b = 2\n  g(a)\n}\n",
        "func f() {\n  let a = 1\n  g(a)\n}\n"),
      RemovalRow(
        "local of a tuple", "func f() {\n  let (a, ⟦unused-local⟧b) = g()\n  g(a)\n}\n",
        "func f() {\n  let (a, _) = g()\n  g(a)\n}\n"),
      RemovalRow(
        "local closure", "func f() {\n  let ⟦unused-local⟧a = { g() }\n  g()\n}\n",
        "func f() {\n  g()\n}\n"),
      RemovalRow(
        "local function", "func f() {\n  func ⟦unused-local-function⟧a() {}\n\n  g()\n}\n",
        "func f() {\n  g()\n}\n"),
      RemovalRow(
        "only statement of an arm",
        "switch x {\ncase 1:\n  let ⟦unused-local⟧a = 1\ndefault: f()\n}\n",
        "switch x {\ncase 1:\n  break\ndefault: f()\n}\n"),
      RemovalRow(
        "redundant access",
        "public struct ⟦redundant-public⟧S {\n  internal var ⟦redundant-internal⟧a = 1\n"
          + "  fileprivate let ⟦redundant-fileprivate⟧b = 2\n  @objc package  func ⟦redundant-package⟧c() {}\n}\n",
        "struct S {\n  var a = 1\n  private let b = 2\n  @objc func c() {}\n}\n"),
      RemovalRow(
        "access of the setter stays",
        "class C {\n  public private(set) var ⟦redundant-public⟧a = 1\n}\n",
        "class C {\n  private(set) var a = 1\n}\n"),
      RemovalRow(
        "access on a line of its own", "public\nfunc ⟦redundant-public⟧a() {}\n", "func a() {}\n"),
      RemovalRow("open is more than public", "open class ⟦redundant-public⟧C {}\n", "class C {}\n"),
      RemovalRow(
        "ignore comment on its line",
        "let a = 1\n// ⟦superfluous-ignore⟧assay:ignore - reason\nlet b = 1\n",
        "let a = 1\nlet b = 1\n"),
      RemovalRow(
        "ignore comment behind code",
        "let a = 1  // ⟦superfluous-ignore⟧periphery:ignore\nlet b = 1\n", "let a = 1\nlet b = 1\n"),
      RemovalRow(
        "ignore command in a comment that says more",
        "// About b. ⟦superfluous-ignore⟧assay:ignore\nlet b = 1\n", "// About b.\nlet b = 1\n"),
      RemovalRow(
        "ignore command in a block", "/* Old. ⟦superfluous-ignore⟧assay:ignore */\nlet b = 1\n",
        "/* Old. */\nlet b = 1\n"),
      RemovalRow(
        "region with its end",
        "let a = 1\n\n// ⟦superfluous-ignore⟧assay:ignore begin\nlet b = 1\n// assay:ignore end\n\nlet c = 1\n",
        "let a = 1\n\nlet b = 1\n\nlet c = 1\n"),
    ])
  func other(_ row: RemovalRow) { row.check() }
}
