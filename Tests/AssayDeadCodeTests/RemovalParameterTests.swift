// SPDX-License-Identifier: MIT

import Testing

@Suite("Removing parameters")
struct RemovalParameterTests {
  @Test(
    "an unused parameter goes with its arguments and its documentation",
    arguments: [
      RemovalRow(
        "only parameter", "func ⟦@f⟧f(⟦unused-parameter⟧a: Int) { g() }\n⟦>f⟧f(a: 1)\n",
        "func f() { g() }\nf()\n"),
      RemovalRow(
        "first of two",
        "func ⟦@f⟧f(⟦unused-parameter⟧a: Int, b: Int) { g(b) }\n⟦>f⟧f(a: 1, b: 2)\n",
        "func f(b: Int) { g(b) }\nf(b: 2)\n"),
      RemovalRow(
        "last of two",
        "func ⟦@f⟧f(a: Int, _ ⟦unused-parameter⟧b: Int) { g(a) }\nx.⟦>f⟧f(a: 1, y.z)\n",
        "func f(a: Int) { g(a) }\nx.f(a: 1)\n"),
      RemovalRow(
        "both of two",
        "func ⟦@f⟧f(⟦unused-parameter⟧a: Int, ⟦unused-parameter⟧b: Int) { g() }\n⟦>f⟧f(a: 1, b: \"\")\n",
        "func f() { g() }\nf()\n"),
      RemovalRow(
        "arguments on lines of their own",
        "func ⟦@f⟧f(\n  a: Int,\n  ⟦unused-parameter⟧b: Int = 1\n) { g(a) }\n⟦>f⟧f(\n  a: 1,\n  b: 2\n)\n",
        "func f(\n  a: Int\n) { g(a) }\nf(\n  a: 1\n)\n"),
      RemovalRow(
        "default taken", "func ⟦@f⟧f(a: Int, ⟦unused-parameter⟧b: Int = 1) { g(a) }\n⟦>f⟧f(a: 1)\n",
        "func f(a: Int) { g(a) }\nf(a: 1)\n"),
      RemovalRow(
        "call with a trailing closure",
        "func ⟦@f⟧f(⟦unused-parameter⟧a: Int, b: () -> Void) { b() }\n⟦>f⟧f(a: 1) { g() }\n",
        "func f(b: () -> Void) { b() }\nf() { g() }\n"),
      RemovalRow(
        "initializer",
        "class C {\n  ⟦@i⟧init(⟦unused-parameter⟧a: Int, b: Int) { g(b) }\n}\n"
          + "let c = ⟦>i⟧C(a: 1, b: 2), d: C = .⟦>i⟧init(a: 1, b: 2), e = C.⟦>i⟧init(a: 1, b: 2)\n",
        "class C {\n  init(b: Int) { g(b) }\n}\nlet c = C(b: 2), d: C = .init(b: 2), e = C.init(b: 2)\n"
      ),
      RemovalRow(
        "its documentation",
        "/// Does.\n///\n/// - Parameters:\n///   - a: Of a,\n///     and more.\n///   - b: Of b.\n/// - Returns: One.\n"
          + "func ⟦@f⟧f(⟦unused-parameter⟧a: Int, b: Int) -> Int { b }\n",
        "/// Does.\n///\n/// - Parameters:\n///   - b: Of b.\n/// - Returns: One.\nfunc f(b: Int) -> Int { b }\n"
      ),
      RemovalRow(
        "its documentation, alone",
        "/// Does.\n/// - Parameter b: Of b.\n/// - Returns: One.\nfunc ⟦@f⟧f(a ⟦unused-parameter⟧b: Int) -> Int { 1 }\n",
        "/// Does.\n/// - Returns: One.\nfunc f() -> Int { 1 }\n"),
      RemovalRow(
        "its documentation, the list's only one",
        "/// - Parameters:\n///   - a: Of a.\nfunc ⟦@f⟧f(⟦unused-parameter⟧a: Int) {}\n",
        "func f() {}\n"),
    ])
  func parameter(_ row: RemovalRow) { row.check() }

  @Test(arguments: [
    RemovalRefusalRow(
      "argument that calls", "func ⟦@f⟧f(⟦unused-parameter⟧a: Int) { g() }\n⟦>f⟧f(a: h())\n",
      "may have side effects"),
    RemovalRefusalRow(
      "argument that may trap", "func ⟦@f⟧f(⟦unused-parameter⟧a: Int) { g() }\n⟦>f⟧f(a: x!)\n",
      "may have side effects"),
    RemovalRefusalRow(
      "argument that is written to",
      "func ⟦@f⟧f(⟦unused-parameter⟧a: Int) { g() }\n⟦>f⟧f(a: &x)\n", "may have side effects"),
    RemovalRefusalRow(
      "an argument that stands for what a closure is given",
      "func ⟦@f⟧f(⟦unused-parameter⟧a: Int) { g() }\nh { ⟦>f⟧f(a: $0) }\n",
      "is a parameter of a closure"),
    RemovalRefusalRow(
      "reference", "func ⟦@f⟧f(⟦unused-parameter⟧a: Int) { g() }\nlet h = ⟦>f⟧f(a:)\n",
      "not a plain call"),
    RemovalRefusalRow(
      "reference without labels", "func ⟦@f⟧f(_ ⟦unused-parameter⟧a: Int) { g() }\nx.map(⟦>f⟧f)\n",
      "not a plain call"),
    RemovalRefusalRow(
      "its own trailing closure",
      "func ⟦@f⟧f(⟦unused-parameter⟧a: () -> Void) { g() }\n⟦>f⟧f { h() }\n", "trailing closure"),
    RemovalRefusalRow(
      "override",
      "class C: B {\n  override func ⟦@f!override⟧f(⟦unused-parameter⟧a: Int) { g() }\n}\n",
      "fixes its parameters"),
    RemovalRefusalRow(
      "witness",
      "protocol P { func ⟦@p⟧f(a: Int) }\nstruct S: P { func ⟦>f witness p⟧⟦@f⟧f(⟦unused-parameter⟧a: Int) { g() } }\n",
      "has uses that are not calls"),
    RemovalRefusalRow(
      "generic parameter", "func ⟦@f⟧f<T>(⟦unused-parameter⟧a: [T]) { g() }\n⟦>f⟧f(a: [1])\n",
      "generic"),
    RemovalRefusalRow(
      "name taken", "func ⟦@f()⟧f() {}\nfunc ⟦@f⟧f(⟦unused-parameter⟧a: Int) { g() }\n",
      "same name"),
    RemovalRefusalRow(
      "variadic", "func ⟦@f⟧f(⟦unused-parameter⟧a: Int...) { g() }\n", "variadic"),
    RemovalRefusalRow(
      "unlabeled with a default",
      "func ⟦@f⟧f(_ ⟦unused-parameter⟧a: Int = 1, _ b: Int = 2) { g(b) }\n⟦>f⟧f(3)\n",
      "unclear which argument"),
    RemovalRefusalRow(
      "not in the graph", "func f(⟦unused-parameter⟧a: Int) { g() }\n", "not in the graph"),
    RemovalRefusalRow(
      "closure", "let f = { (⟦unused-parameter⟧a: Int) in g() }\n", "functions and initializers"),
    RemovalRefusalRow(
      "subscript", "struct S {\n  ⟦@s⟧subscript(⟦unused-parameter⟧a: Int) -> Int { 1 }\n}\n",
      "functions and initializers"),
  ])
  func refusal(_ row: RemovalRefusalRow) { row.check() }
}
