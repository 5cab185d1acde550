// SPDX-License-Identifier: MIT

/// What a declaration in a test target may be there for although nothing runs it: the build of the
/// tests is a test too.
enum TestIntent: String {
  /// At the top level: a function, a type or an extension that shows that an interface compiles.
  case compileCheck = "in a test target, compiling it may be its purpose"
  /// A method that only lacks its attribute or the beginning of its name to be a test.
  case disabledTest = "it may be a test that is disabled, or that is not marked as one"

  /// Nil for what is in no file of tests, such as a library for tests, and for helpers, which tests
  /// would call.
  init?(of id: DeclarationID, in graph: SourceGraph) {
    guard graph.isTest(id), graph.file(of: id).facts.importsTestFramework else { return nil }
    let declaration = graph.declarations[id.index]
    if declaration.parent == .none {
      self = .compileCheck
      return
    }
    let isPrivate = [.private, .fileprivate].contains(declaration.access)
    guard declaration.kind == .method, !isPrivate, graph.fullName(of: id).hasSuffix("()"),
      declaration.flags.isDisjoint(with: [.static, .classMember])
    else { return nil }
    self = .disabledTest
  }
}
