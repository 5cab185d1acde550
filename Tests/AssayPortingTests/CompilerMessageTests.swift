// SPDX-License-Identifier: MIT

import Testing

@testable import AssayPorting

@Suite("The compiler's messages")
struct CompilerMessageTests {
  @Test("errors with their files, once each")
  func errors() {
    let output = """
      /a b/A.swift:2:45: error: cannot find 'foo' in scope
      struct A { let x = foo }
                         ^~~
      /a b/A.swift:2:45: error: cannot find 'foo' in scope
      /a b/A.swift:3:1: warning: unused
      /a b/A.swift:4:1: note: did you mean 'fob'?
      <unknown>:0: error: missing required modules: 'CPNG'
      error: no such file
      """
    #expect(
      CompilerMessage.errors(in: output) == [
        CompilerMessage(
          file: "/a b/A.swift", line: 2, column: 45, text: "cannot find 'foo' in scope"),
        CompilerMessage(file: nil, line: 0, column: 0, text: "missing required modules: 'CPNG'"),
        CompilerMessage(file: nil, line: 0, column: 0, text: "no such file"),
      ])
  }

  @Test("an error in a macro's expansion belongs to where the macro is")
  func macros() {
    let output = """
      macro expansion #Preview:3:5: error: cannot find 'Bar' in scope
      /a/B.swift:10:1: note: expanded code originates here
      """
    #expect(
      CompilerMessage.errors(in: output) == [
        CompilerMessage(file: "/a/B.swift", line: 10, column: 1, text: "cannot find 'Bar' in scope")
      ])
  }

  @Test("an error in an expansion that the compiler wrote to a file belongs to where the macro is")
  func macroFiles() {
    let output = """
      /tmp/swift-generated-sources/@__swiftmacro_3App5EntryfMp_.swift:2:14: error: static property 'x' is not safe
        static let defaultValue = Style()
                   ^
      /a/Style.swift:62:5: note: in expansion of macro 'Entry' on property 'style' here
      /a/Other.swift:42:15: note: consider making struct 'Style' conform to the 'Sendable' protocol
      """
    #expect(
      CompilerMessage.errors(in: output) == [
        CompilerMessage(
          file: "/a/Style.swift", line: 62, column: 5, text: "static property 'x' is not safe")
      ])
  }

  @Test(
    "what the compiler guesses of a view with another error",
    arguments: [
      ("static method 'buildExpression' requires that 'A' conform to 'ToolbarContent'", true),
      ("the compiler is unable to type-check this expression in reasonable time; try", true),
      ("cannot infer contextual base in reference to member 'inline'", true),
      ("generic parameter 'Content' could not be inferred", true),
      (
        "trailing closure passed to parameter of type 'DispatchWorkItem' that does not accept a closure",
        true
      ),
      ("static method 'make' requires that 'A' conform to 'B'", false),
      ("cannot find 'Frob' in scope", false),
    ])
  func guesses(text: String, isGuess: Bool) {
    let message = CompilerMessage(file: "/a/A.swift", line: 1, column: 1, text: text)
    #expect(message.isGuess == isGuess)
  }

  @Test("records of previews that are not evaluated because of another error")
  func consequences() {
    let record =
      "/a/A.swift:1:1: error: global variable must be a compile-time constant to use @section\n"
    let cause = "/a/B.swift:2:1: error: missing return in getter expected to return 'Int'\n"
    #expect(CompilerMessage.causes(in: record + cause).map(\.file) == ["/a/B.swift"])
    #expect(CompilerMessage.causes(in: record).map(\.file) == ["/a/A.swift"])
  }

  @Test("the file that the compiler crashed on")
  func crash() {
    let output = """
      Stack dump:
      0.\tProgram arguments: /usr/bin/swift-frontend /a/A.swift /a/B.swift
      1.\tSwift version 6.3.1
      2.\tWhile type-checking 'body' (at /a/B.swift:3:4)
      """
    #expect(
      CompilerMessage.crashedFiles(in: output, of: ["/a/A.swift", "/a/B.swift"]).last
        == "/a/B.swift")
    let request = """
      0.\tProgram arguments: /usr/bin/swift-frontend "/a/B.swift" /a/A.swift
      3.\tWhile evaluating request TypeCheckPrimaryFileRequest(source_file "/a/A.swift")
      """
    #expect(
      CompilerMessage.crashedFiles(in: request, of: ["/a/A.swift", "/a/B.swift"]) == ["/a/A.swift"]
    )
    // The place of a function may stand on a line of its own.
    let wrapper = """
      3.\tWhile evaluating request ASTLoweringRequest(Lowering AST to SIL for module Cider)
      4.\tWhile silgen emitPropertyWrapperBackingInitializer SIL function "@$s5Cider4itemvpfP".
       for 'item' (at /a/B.swift:20:16)
      5.\tAssertion failed: (hasValidInsertionPoint()), function insertImpl at SILBuilder.h:3220.
      """
    #expect(
      CompilerMessage.crashedFiles(in: wrapper, of: ["/a/A.swift", "/a/B.swift"]) == ["/a/B.swift"])
  }

  @Test(
    "what a message says is missing",
    arguments: [
      ("cannot find 'Frob' in scope", "", Blocker(.name, "Frob")),
      ("cannot find type 'Frob' in scope", "Frob", Blocker(.name, "Frob")),
      ("no such module 'CoreData'", "", Blocker(.module, "CoreData")),
      ("value of type 'some View' has no member 'glow'", "", Blocker(.member, "glow")),
      ("value of type 'Text' has no member 'glow(_:)'", "", Blocker(.member, "glow")),
      ("type 'Color' has no member 'brand'", "", Blocker(.member, "brand")),
      // The type around it is missing, or the function that takes it.
      (
        "reference to member 'brand' cannot be resolved without a contextual type", "brand",
        Blocker(
          .message, "reference to member 'brand' cannot be resolved without a contextual type")
      ),
      ("'Row' is not a member type of struct 'App.List'", "", Blocker(.member, "Row")),
      ("no macro named 'Preview'", "", Blocker(.macro, "Preview")),
      ("unknown attribute 'Query'", "", Blocker(.attribute, "Query")),
      ("no exact matches in call to initializer", "Picker", Blocker(.form, "Picker")),
      ("extra argument 'x' in call", "x", Blocker(.message, "extra argument 'x' in call")),
      (
        "cannot call value of non-function type 'module<PortStandIn_WrappingHStack>'", "",
        Blocker(.name, "WrappingHStack")
      ),
      (
        "instance method 'becomeFirstResponder()' declared in 'UIResponder' cannot be overridden "
          + "from extension", "",
        Blocker(
          .message,
          "the override of 'becomeFirstResponder()' in an extension, which needs Objective-C")
      ),
      (
        "cannot specialize non-generic type 'module<PortStandIn_Tagged>'", "",
        Blocker(.name, "Tagged")
      ),
    ])
  func blockers(_ text: String, _ word: String, _ expected: Blocker) {
    #expect(Blocker(message: text, word: word) == expected)
  }

  /// The texts are those of Swift 6.3.
  @Test(
    "what fails of an import of one declaration",
    arguments: [
      ("type alias 'URLSession' (aka 'AnyObject') cannot be imported as 'class'", true),
      ("struct 'URLRequest' does not exist in module 'Foundation'", true),
      ("no such module 'QuartzCore'", false), ("cannot find 'foo' in scope", false),
    ])
  func scopedImports(text: String, isOne: Bool) {
    let message = CompilerMessage(file: "/A.swift", line: 1, column: 1, text: text)
    #expect(message.isAboutScopedImport == isOne)
  }
}
