// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// Finds what belongs to the main actor and is to be checked as in code from before Swift 6.
///
/// Apple's frameworks take blocks that any thread may call, as Foundation on Linux does. In Swift 5
/// mode, what such a block uses of the main actor is a warning there, because the frameworks are
/// Objective-C, and an error here. `@preconcurrency` beside `@MainActor` makes it a warning.
final class MainActorNames: SyntaxVisitor {
  /// What is written, by its place in bytes.
  private(set) var insertions: [Int: String] = [:]
  /// Places in bytes in classes that belong to the main actor without saying so.
  private let places: [Int]

  /// - Parameter places: in bytes, of errors in a module whose declarations belong to the main
  ///   actor where they say nothing; none for another module.
  init(places: [Int]) {
    self.places = places
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let isFree =
      node.attributes.isEmpty && !node.modifiers.contains { $0.name.text == "nonisolated" }
    let range = node.position.utf8Offset..<node.endPosition.utf8Offset
    if isFree, places.contains(where: range.contains) {
      let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
      insertions[start] = "@preconcurrency @MainActor "
    }
    return read(node.attributes)
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    read(node.attributes)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    read(node.attributes)
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    read(node.attributes)
  }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    read(node.attributes)
  }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    read(node.attributes)
  }

  private func read(_ attributes: AttributeListSyntax) -> SyntaxVisitorContinueKind {
    let found = attributes.compactMap { $0.as(AttributeSyntax.self) }
    let names = found.map(\.attributeName.trimmedDescription)
    if let index = names.firstIndex(of: "MainActor"), !names.contains("preconcurrency") {
      insertions[found[index].positionAfterSkippingLeadingTrivia.utf8Offset] = "@preconcurrency "
    }
    return .visitChildren
  }
}
