// SPDX-License-Identifier: MIT

/// What a reference is called: who asserts it, and which of a test's pictures it is.
///
/// The names may hold anything; the path made of them stays inside the folder of references.
///
/// ```swift
/// SnapshotID(
///   target: "AppTests", suite: "LoginTests", test: "testDark()", name: "es", fileExtension: "png"
/// ).relativePath  // "AppTests/LoginTests/testDark.es.png"
/// ```
package struct SnapshotID: Hashable, Sendable {
  /// The module of the test.
  package var target: String
  /// The base name of the test's file: the same in a detached task as in the test itself.
  package var suite: String
  /// The test's function as `#function` gives it.
  package var test: String
  /// Tells several snapshots of one test apart.
  package var name: String?
  /// Without a dot; nil for none.
  package var fileExtension: String?

  package init(
    target: String, suite: String, test: String, name: String? = nil,
    fileExtension: String? = "png"
  ) {
    self.target = target
    self.suite = suite
    self.test = test
    self.name = name
    self.fileExtension = fileExtension
  }

  /// Reads target and suite from `#fileID`, such as `AppTests/LoginTests.swift`. A file ID without
  /// a slash gives a target of the same name as its suite.
  package init(fileID: String, test: String, name: String? = nil, fileExtension: String? = "png") {
    let parts = fileID.split(separator: "/")
    let file = parts.last.map(String.init) ?? fileID
    let suite = file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
    self.init(
      target: parts.count > 1 ? String(parts[0]) : suite, suite: suite, test: test, name: name,
      fileExtension: fileExtension)
  }

  /// The path under the folder of references: `<target>/<suite>/<test>[.<name>].<extension>`.
  package var relativePath: String {
    var file = PathComponent.sanitized(Self.bareName(of: test))
    if let name { file += "." + PathComponent.sanitized(name, keepingDots: true) }
    file = PathComponent.portable(PathComponent.shortened(file))
    if let fileExtension, !fileExtension.isEmpty {
      file += "." + PathComponent.shortened(PathComponent.sanitized(fileExtension))
    }
    let folders = [target, suite].map {
      PathComponent.portable(PathComponent.shortened(PathComponent.sanitized($0)))
    }
    return folders.joined(separator: "/") + "/" + file
  }

  /// `testLogin` of `testLogin()`, `row` of `row(_:at:)`, `two words` of `two words()`.
  private static func bareName(of function: String) -> String {
    guard function.hasSuffix(")"), let open = function.lastIndex(of: "("),
      open > function.startIndex
    else { return function }
    let labels = function[open...].dropFirst().dropLast()
    let isSignature = labels.allSatisfy { $0 == ":" || $0 == "_" || $0.isLetter || $0.isNumber }
    return isSignature ? String(function[..<open]) : function
  }
}
