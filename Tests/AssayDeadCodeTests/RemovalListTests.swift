// SPDX-License-Identifier: MIT

import Testing

@Suite("Removing one of several")
struct RemovalListTests {
  @Test(arguments: [
    RemovalRow("first binding", "var ⟦unused-global⟧a = 1, b = 2\n", "var b = 2\n"),
    RemovalRow("last binding", "var a = 1, ⟦unused-global⟧b = 2\n", "var a = 1\n"),
    RemovalRow(
      "middle binding", "var a = 1, ⟦unused-global⟧b = 2, c = 3\n", "var a = 1, c = 3\n"),
    RemovalRow(
      "all bindings", "var ⟦unused-global⟧a = 1, ⟦unused-global⟧b = 2\nlet c = 1\n", "let c = 1\n"),
    RemovalRow("shared type moves", "var a, ⟦unused-global⟧b: Int\n", "var a: Int\n"),
    RemovalRow("shared type stays", "var ⟦unused-global⟧a, b: Int\n", "var b: Int\n"),
    RemovalRow(
      "shared type moves to the last", "var a, b, ⟦unused-global⟧c: Int, d = 1\n",
      "var a, b: Int, d = 1\n"),
    RemovalRow(
      "own type goes", "var a: Int, ⟦unused-global⟧b: String, c = 1\n", "var a: Int, c = 1\n"),
    RemovalRow(
      "bindings on lines of their own",
      "let a = 1,  // about a\n  ⟦unused-global⟧b = 2,  // about b\n  c = 3\n",
      "let a = 1,  // about a\n  c = 3\n"),
    RemovalRow(
      "last binding on a line of its own", "let a = 1,  // about a\n  ⟦unused-global⟧b = 2\nf()\n",
      "let a = 1  // about a\nf()\n"),
    RemovalRow("first case", "enum E { case ⟦unused-enum-case⟧a, b }\n", "enum E { case b }\n"),
    RemovalRow("last case", "enum E { case a, ⟦unused-enum-case⟧b(Int) }\n", "enum E { case a }\n"),
    RemovalRow(
      "cases on lines of their own",
      "enum E {\n  /// A.\n  case a\n  /// B.\n  case ⟦unused-enum-case⟧b\n}\n",
      "enum E {\n  /// A.\n  case a\n}\n"),
    RemovalRow(
      "documented cases of one declaration",
      "enum E {\n  case\n    /// A.\n    a,\n    /// B.\n    ⟦unused-enum-case⟧b,\n    c\n}\n",
      "enum E {\n  case\n    /// A.\n    a,\n    c\n}\n"),
    RemovalRow(
      "last of cases on lines of their own",
      "enum E {\n  case a,\n    ⟦unused-enum-case⟧b\n}\n", "enum E {\n  case a\n}\n"),
    RemovalRow(
      "raw value stated by the next",
      "enum E: Int {\n  case ⟦unused-enum-case⟧a\n  case b = 5\n}\n",
      "enum E: Int {\n  case b = 5\n}\n"),
    RemovalRow(
      "arm of a switch",
      "enum E { case a, ⟦unused-enum-case@b⟧b }\nfunc f(e: E) {\n  switch e {\n  case .a: g()\n"
        + "  // About b.\n  case .⟦>b switchItem⟧b:\n    h()  // more\n  }\n}\n",
      "enum E { case a }\nfunc f(e: E) {\n  switch e {\n  case .a: g()\n  }\n}\n"),
    RemovalRow(
      "one item of an arm",
      "enum E { case a, ⟦unused-enum-case@b⟧b, c }\nfunc f(e: E) {\n  switch e {\n"
        + "  case .a, .⟦>b switchItem⟧b: g()\n  case .c: h()\n  }\n}\n",
      "enum E { case a, c }\nfunc f(e: E) {\n  switch e {\n  case .a: g()\n  case .c: h()\n  }\n}\n"
    ),
    RemovalRow(
      "first item of an arm with values",
      "enum E { case a(Int), ⟦unused-enum-case@b⟧b(Int) }\nlet x = switch e {\n"
        + "case .⟦>b switchItem⟧b(let n), .a(let n): n\n}\n",
      "enum E { case a(Int) }\nlet x = switch e {\ncase .a(let n): n\n}\n"),
    RemovalRow(
      "item by items on lines of their own",
      "enum E { case a, ⟦unused-enum-case@b⟧b }\nswitch e {\ncase .a,\n  let .⟦>b switchItem⟧b(n):\n  f()\n}\n",
      "enum E { case a }\nswitch e {\ncase .a:\n  f()\n}\n"),
    RemovalRow(
      "two cases of one arm",
      "enum E { case a, ⟦unused-enum-case@b⟧b, ⟦unused-enum-case@c⟧c }\nswitch e {\ncase .a: f()\n"
        + "case .⟦>b switchItem⟧b, .⟦>c switchItem⟧c: g()\n}\n",
      "enum E { case a }\nswitch e {\ncase .a: f()\n}\n"),
    RemovalRow(
      "arm under a condition",
      "enum E { case a, ⟦unused-enum-case@b⟧b }\nswitch e {\ncase .a: f()\n#if X\ncase .⟦>b switchItem⟧b?: g()\n"
        + "#endif\n}\n",
      "enum E { case a }\nswitch e {\ncase .a: f()\n}\n"),
    RemovalRow(
      "conformance of several", "struct S: A, ⟦redundant-conformance⟧B, C {}\n",
      "struct S: A, C {}\n"),
    RemovalRow(
      "last conformance of several", "struct S: A, ⟦redundant-conformance⟧B {}\n",
      "struct S: A {}\n"),
    RemovalRow("only conformance", "struct S: ⟦redundant-conformance⟧B {}\n", "struct S {}\n"),
    RemovalRow(
      "conformances on lines of their own",
      "struct S:\n  A,\n  ⟦redundant-conformance⟧B\n{\n}\n", "struct S:\n  A\n{\n}\n"),
    RemovalRow(
      "redundant protocol",
      "protocol ⟦redundant-protocol@p⟧P {}\nstruct S: ⟦>p inheritance⟧P, Q {}\nclass C: ⟦>p inheritance⟧P {}\n",
      "struct S: Q {}\nclass C {}\n"),
    RemovalRow(
      "redundant protocol with its own",
      "protocol ⟦redundant-protocol@p⟧P: Sendable, Q {}\nstruct S: ⟦>p inheritance⟧P {}\n"
        + "struct T: Q, ⟦>p inheritance⟧P {}\nstruct U: Q, Sendable, ⟦>p inheritance⟧P {}\n",
      "struct S: Sendable, Q {}\nstruct T: Q, Sendable {}\nstruct U: Q, Sendable {}\n"),
    RemovalRow(
      "property that is assigned only",
      "class C {\n  var ⟦assign-only-property@x⟧x: Int\n  var y: Int\n  init(n: Int) {\n"
        + "    self.⟦>x write⟧x = n\n    y = n\n  }\n  func f() {\n    ⟦>x write⟧x = y + 1\n  }\n}\n",
      "class C {\n  var y: Int\n  init(n: Int) {\n    y = n\n  }\n  func f() {\n  }\n}\n"),
  ])
  func list(_ row: RemovalRow) { row.check() }

  @Test(
    "a condition goes when nothing is left in any of its clauses",
    arguments: [
      RemovalRow(
        "only member of a clause",
        "struct S {\n  var a = 1\n  #if DEBUG\n    var ⟦unused-property⟧b = 1\n  #endif\n}\n",
        "struct S {\n  var a = 1\n}\n"),
      RemovalRow(
        "all of both clauses",
        "let a = 1\n\n#if DEBUG\n  let ⟦unused-global⟧b = 1\n#else\n  let ⟦unused-global⟧b = 2\n#endif\n\nlet c = 1\n",
        "let a = 1\n\nlet c = 1\n"),
      RemovalRow(
        "one clause of two",
        "#if DEBUG\n  let ⟦unused-global⟧a = 1\n#else\n  let b = 2\n#endif\n",
        "#if DEBUG\n#else\n  let b = 2\n#endif\n"),
      RemovalRow(
        "first of a clause", "#if DEBUG\n\n  let ⟦unused-global⟧a = 1\n\n  let b = 2\n#endif\n",
        "#if DEBUG\n\n  let b = 2\n#endif\n"),
      RemovalRow(
        "a condition in a condition in an extension",
        "let a = 1\nextension S {\n  #if A\n    #if B\n      func ⟦unused-method⟧f() {}\n    #endif\n  #endif\n}\n",
        "let a = 1\n"),
      RemovalRow(
        "attribute under a condition goes with its declaration",
        "let a = 1\n#if A\n  @available(macOS 13, *)\n#endif\nfunc ⟦unused-function⟧f() {}\nlet b = 1\n",
        "let a = 1\nlet b = 1\n"),
    ])
  func condition(_ row: RemovalRow) { row.check() }

  @Test(
    "a removal that could change what the code does is refused with the reason",
    arguments: [
      RemovalRefusalRow(
        "raw values counted on", "enum E: Int { case ⟦unused-enum-case⟧a, b }\n", "raw values"),
      RemovalRefusalRow(
        "last arm",
        "enum E { case ⟦unused-enum-case@a⟧a }\nswitch e {\ncase .⟦>a switchItem⟧a: f()\n}\n",
        "lose its last case"),
      RemovalRefusalRow(
        "fallthrough into its arm",
        "enum E { case a, ⟦unused-enum-case@b⟧b }\nswitch e {\ncase .a: fallthrough\n"
          + "case .⟦>b switchItem⟧b: f()\n}\n",
        "falls through"),
      RemovalRefusalRow(
        "item that matches more",
        "enum E { case a, ⟦unused-enum-case@b⟧b }\nswitch (e, e) {\ncase (.⟦>b switchItem⟧b, .a): f()\n"
          + "default: g()\n}\n",
        "matches more than this case"),
      RemovalRefusalRow("one of a tuple", "let (a, ⟦unused-global⟧b) = (1, 2)\n", "one pattern"),
      RemovalRefusalRow(
        "local with a call", "func f() {\n  let ⟦unused-local⟧a = g()\n}\n", "may have side effects"
      ),
      RemovalRefusalRow(
        "local of a condition", "func f() {\n  if let ⟦unused-local⟧a = b {}\n}\n",
        "part of a pattern"),
      RemovalRefusalRow(
        "assignment with a call",
        "class C {\n  var ⟦assign-only-property@x⟧x = 1\n  func f() { ⟦>x write⟧x = g() }\n}\n",
        "may have side effects"),
      RemovalRefusalRow(
        "compound assignment",
        "class C {\n  var ⟦assign-only-property@x⟧x = 1\n  func f() { ⟦>x write⟧x += 1 }\n}\n",
        "other than by a plain assignment"),
      RemovalRefusalRow(
        "assigned property with observers",
        "class C {\n  var ⟦assign-only-property@x⟧x = 1 { didSet { f() } }\n}\n", "observers"),
      RemovalRefusalRow(
        "assigned property of a memberwise initializer",
        "struct S {\n  var ⟦assign-only-property@x⟧x = 1\n}\n", "memberwise"),
      RemovalRefusalRow(
        "protocol that is a type",
        "protocol ⟦redundant-protocol@p⟧P {}\nlet a: any ⟦>p type⟧P\n",
        "outside inheritance clauses"),
      RemovalRefusalRow("no such name", "let a ⟦unused-global⟧= 1\n", "scan again"),
      RemovalRefusalRow("rule without an edit", "let ⟦used-only-by-tests⟧a = 1\n", "decision"),
    ])
  func refusal(_ row: RemovalRefusalRow) { row.check() }
}
