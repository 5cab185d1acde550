// SPDX-License-Identifier: MIT

import Testing

@testable import AssayPorting

@Suite("Names of Objective-C")
struct ObjectiveCNamesTests {
  @Test(
    "@NSManaged becomes an accessor, and Objective-C's names go",
    arguments: [
      (
        "class A: NSManagedObject { @NSManaged var b: String? }",
        "class A: NSManagedObject {  var b: String? { get { _optional(\"b\") } set { _set(newValue, \"b\") } } }"
      ),
      (
        "@objc(A)\npublic class A: NSManagedObject {\n  @NSManaged public var b: Int16 // c\n}",
        "\npublic class A: NSManagedObject {\n   public var b: Int16 { get { _value(\"b\") } set { _set(newValue, \"b\") } } // c\n}"
      ),
      (
        "extension A {\n  @objc(addBsObject:)\n  @NSManaged func addToBs(_ value: B)\n  @NSManaged func removeFromBs(_ values: NSSet)\n}",
        "extension A {\n  \n   func addToBs(_ value: B) { _add(value, \"bs\") }\n   func removeFromBs(_ values: NSSet) { _remove(values, \"bs\") }\n}"
      ),
      (
        "@NSManaged func insertIntoBs(_ value: B, at idx: Int)\n@NSManaged func removeFromBs(at indexes: NSIndexSet)\n@NSManaged func replaceBs(at idx: Int, with value: B)",
        " func insertIntoBs(_ value: B, at idx: Int) { _insert(value, at: NSIndexSet(index: idx), \"bs\") }\n func removeFromBs(at indexes: NSIndexSet) { _remove(at: indexes, \"bs\") }\n func replaceBs(at idx: Int, with value: B) { _remove(at: NSIndexSet(index: idx), \"bs\"); _insert(value, at: NSIndexSet(index: idx), \"bs\") }"
      ),
      (
        "func f(_ a: NSManagedObject) { g(#keyPath(A.b.c), #keyPath(d)) }",
        "func f(_ a: NSManagedObject) { g(\"b.c\", \"d\") }"
      ),
      ("@objc func f() {}", " func f() {}"),
      (
        "@IBOutlet private weak var a: UILabel!\n@objc\ndynamic func f() {}",
        " private weak var a: UILabel!\n\ndynamic func f() {}"
      ),
      (
        "f(#selector(a), #selector(Self.b(_:)), #selector(UIResponder\n.c), #selector(getter: x.d))",
        "f(Selector(\"a\"), Selector(\"b(_:)\"), Selector(\"c\")\n, Selector(\"d\"))"
      ),
      ("f(#selector((g as (A) -> Void)))", "f(Selector(\"g\"))"),
      ("let objc = a.objc; print(selector)", "let objc = a.objc; print(selector)"),
    ])
  func edits(source: String, expected: String) {
    let edited = EditedSource(path: "/A.swift", text: Array(source.utf8))
    #expect(String(decoding: edited.text, as: UTF8.self) == expected)
  }
}
