// SPDX-License-Identifier: MIT

import Foundation
@_spi(ExperimentalLanguageFeatures) @_spi(RawSyntax) import SwiftSyntax
import Testing

@testable import AssayDeadCode

/// The positions that the walk over raw nodes reads, against the layouts that swift-syntax
/// declares.
@Suite("Positions of a node's children")
struct NodeChildrenTests {
  /// The children that one enum names, and the kinds of node whose layout they are positions in.
  struct Row: CustomTestStringConvertible, Sendable {
    var names: any NodeChild.Type
    var nodes: [any SyntaxProtocol.Type]

    init(_ names: any NodeChild.Type, _ nodes: any SyntaxProtocol.Type...) {
      self.names = names
      self.nodes = nodes
    }

    var testDescription: String { "\(names)" }
  }

  @Test("Each named child is at its position in swift-syntax's layout", arguments: rows)
  func namesTheLayout(_ row: Row) throws {
    #expect(!row.nodes.isEmpty)
    for node in row.nodes {
      guard case .layout(let layout) = node.structure else {
        Issue.record("\(node) has no layout")
        continue
      }
      for child in cases(of: row.names) {
        try #require(layout.indices.contains(child.position), "\(node).\(child.name)")
        #expect(childName(layout[child.position]) == child.name, "of \(node)")
      }
    }
  }

  @Test("Every enum of children is compared")
  func comparesAll() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/AssayDeadCode/Syntax/NodeChildren.swift")
    let source = try String(contentsOf: file, encoding: .utf8)
    let declared = source.matches(of: /enum (\w+): Int, NodeChild/).map { String($0.1) }
    #expect(declared.count > 70)
    #expect(declared.sorted() == Self.rows.map { "\($0.names)" }.sorted())
  }

  private func cases<Names: NodeChild>(of names: Names.Type) -> [(name: String, position: Int)] {
    names.allCases.map { ("\($0)", $0.rawValue) }
  }

  static let rows = [
    Row(SourceFileChild.self, SourceFileSyntax.self),
    Row(CodeBlockItemChild.self, CodeBlockItemSyntax.self),
    Row(MemberBlockChild.self, MemberBlockSyntax.self),
    Row(MemberBlockItemChild.self, MemberBlockItemSyntax.self),
    Row(IfConfigDeclChild.self, IfConfigDeclSyntax.self),
    Row(IfConfigClauseChild.self, IfConfigClauseSyntax.self),
    Row(
      AttributedDeclChild.self, ClassDeclSyntax.self, StructDeclSyntax.self, EnumDeclSyntax.self,
      ActorDeclSyntax.self, ProtocolDeclSyntax.self, ExtensionDeclSyntax.self,
      FunctionDeclSyntax.self, InitializerDeclSyntax.self, DeinitializerDeclSyntax.self,
      SubscriptDeclSyntax.self, VariableDeclSyntax.self, EnumCaseDeclSyntax.self,
      TypeAliasDeclSyntax.self, AssociatedTypeDeclSyntax.self, PrecedenceGroupDeclSyntax.self,
      MacroDeclSyntax.self, ImportDeclSyntax.self),
    Row(
      NamedDeclChild.self, ClassDeclSyntax.self, StructDeclSyntax.self, EnumDeclSyntax.self,
      ActorDeclSyntax.self, ProtocolDeclSyntax.self, FunctionDeclSyntax.self,
      TypeAliasDeclSyntax.self, AssociatedTypeDeclSyntax.self, PrecedenceGroupDeclSyntax.self,
      MacroDeclSyntax.self),
    Row(
      TypeDeclChild.self, ClassDeclSyntax.self, StructDeclSyntax.self, EnumDeclSyntax.self,
      ActorDeclSyntax.self),
    Row(ProtocolDeclChild.self, ProtocolDeclSyntax.self),
    Row(PrimaryAssociatedTypeChild.self, PrimaryAssociatedTypeSyntax.self),
    Row(ExtensionDeclChild.self, ExtensionDeclSyntax.self),
    Row(FunctionDeclChild.self, FunctionDeclSyntax.self),
    Row(InitializerDeclChild.self, InitializerDeclSyntax.self),
    Row(DeinitializerDeclChild.self, DeinitializerDeclSyntax.self),
    Row(SubscriptDeclChild.self, SubscriptDeclSyntax.self),
    Row(MacroDeclChild.self, MacroDeclSyntax.self),
    Row(VariableDeclChild.self, VariableDeclSyntax.self),
    Row(PatternBindingChild.self, PatternBindingSyntax.self),
    Row(InitializerClauseChild.self, InitializerClauseSyntax.self),
    Row(EnumCaseDeclChild.self, EnumCaseDeclSyntax.self),
    Row(EnumCaseElementChild.self, EnumCaseElementSyntax.self),
    Row(EnumCaseParameterClauseChild.self, EnumCaseParameterClauseSyntax.self),
    Row(EnumCaseParameterChild.self, EnumCaseParameterSyntax.self),
    Row(OperatorDeclChild.self, OperatorDeclSyntax.self),
    Row(OperatorPrecedenceAndTypesChild.self, OperatorPrecedenceAndTypesSyntax.self),
    Row(PrecedenceGroupNameChild.self, PrecedenceGroupNameSyntax.self),
    Row(ImportDeclChild.self, ImportDeclSyntax.self),
    Row(ImportPathComponentChild.self, ImportPathComponentSyntax.self),
    Row(AttributeChild.self, AttributeSyntax.self),
    Row(DeclModifierChild.self, DeclModifierSyntax.self),
    Row(InheritanceClauseChild.self, InheritanceClauseSyntax.self),
    Row(InheritedTypeChild.self, InheritedTypeSyntax.self),
    Row(GenericParameterChild.self, GenericParameterSyntax.self),
    Row(FunctionSignatureChild.self, FunctionSignatureSyntax.self),
    Row(
      ParameterClauseChild.self, FunctionParameterClauseSyntax.self,
      ClosureParameterClauseSyntax.self),
    Row(ParameterChild.self, FunctionParameterSyntax.self, ClosureParameterSyntax.self),
    Row(FunctionParameterChild.self, FunctionParameterSyntax.self),
    Row(CodeBlockChild.self, CodeBlockSyntax.self),
    Row(AccessorBlockChild.self, AccessorBlockSyntax.self),
    Row(AccessorDeclChild.self, AccessorDeclSyntax.self),
    Row(AccessorParametersChild.self, AccessorParametersSyntax.self),
    Row(IdentifierTypeChild.self, IdentifierTypeSyntax.self),
    Row(MemberTypeChild.self, MemberTypeSyntax.self),
    Row(AttributedTypeChild.self, AttributedTypeSyntax.self),
    Row(SuppressedTypeChild.self, SuppressedTypeSyntax.self),
    Row(CompositionTypeChild.self, CompositionTypeSyntax.self),
    Row(CompositionTypeElementChild.self, CompositionTypeElementSyntax.self),
    Row(
      OptionalTypeChild.self, OptionalTypeSyntax.self, ImplicitlyUnwrappedOptionalTypeSyntax.self),
    Row(SomeOrAnyTypeChild.self, SomeOrAnyTypeSyntax.self),
    Row(TypeAnnotationChild.self, TypeAnnotationSyntax.self),
    Row(DeclReferenceExprChild.self, DeclReferenceExprSyntax.self),
    Row(DeclNameArgumentsChild.self, DeclNameArgumentsSyntax.self),
    Row(DeclNameArgumentChild.self, DeclNameArgumentSyntax.self),
    Row(MemberAccessExprChild.self, MemberAccessExprSyntax.self),
    Row(FunctionCallExprChild.self, FunctionCallExprSyntax.self),
    Row(SubscriptCallExprChild.self, SubscriptCallExprSyntax.self),
    Row(LabeledChild.self, LabeledExprSyntax.self, MultipleTrailingClosureElementSyntax.self),
    Row(
      PostfixedExprChild.self, OptionalChainingExprSyntax.self, ForceUnwrapExprSyntax.self,
      GenericSpecializationExprSyntax.self),
    Row(GenericSpecializationExprChild.self, GenericSpecializationExprSyntax.self),
    Row(TryExprChild.self, TryExprSyntax.self),
    Row(AwaitExprChild.self, AwaitExprSyntax.self, UnsafeExprSyntax.self),
    Row(SequenceExprChild.self, SequenceExprSyntax.self),
    Row(BinaryOperatorExprChild.self, BinaryOperatorExprSyntax.self),
    Row(PrefixOperatorExprChild.self, PrefixOperatorExprSyntax.self),
    Row(PostfixOperatorExprChild.self, PostfixOperatorExprSyntax.self),
    Row(KeyPathExprChild.self, KeyPathExprSyntax.self),
    Row(KeyPathComponentChild.self, KeyPathComponentSyntax.self),
    Row(
      KeyPathNamedComponentChild.self, KeyPathPropertyComponentSyntax.self,
      KeyPathMethodComponentSyntax.self),
    Row(KeyPathMethodComponentChild.self, KeyPathMethodComponentSyntax.self),
    Row(KeyPathSubscriptComponentChild.self, KeyPathSubscriptComponentSyntax.self),
    Row(MacroExpansionExprChild.self, MacroExpansionExprSyntax.self),
    Row(MacroExpansionDeclChild.self, MacroExpansionDeclSyntax.self),
    Row(StringLiteralExprChild.self, StringLiteralExprSyntax.self),
    Row(ClosureExprChild.self, ClosureExprSyntax.self),
    Row(ClosureCaptureClauseChild.self, ClosureCaptureClauseSyntax.self),
    Row(ClosureCaptureChild.self, ClosureCaptureSyntax.self),
    Row(ClosureShorthandParameterChild.self, ClosureShorthandParameterSyntax.self),
    Row(IfExprChild.self, IfExprSyntax.self),
    Row(GuardStmtChild.self, GuardStmtSyntax.self),
    Row(ForStmtChild.self, ForStmtSyntax.self),
    Row(SwitchCaseChild.self, SwitchCaseSyntax.self),
    Row(CaseItemChild.self, SwitchCaseItemSyntax.self, CatchItemSyntax.self),
    Row(CatchClauseChild.self, CatchClauseSyntax.self),
    Row(
      PatternConditionChild.self, OptionalBindingConditionSyntax.self,
      MatchingPatternConditionSyntax.self),
    Row(IdentifierPatternChild.self, IdentifierPatternSyntax.self),
    Row(ValueBindingPatternChild.self, ValueBindingPatternSyntax.self),
    Row(TuplePatternChild.self, TuplePatternSyntax.self),
    Row(TuplePatternElementChild.self, TuplePatternElementSyntax.self),
    Row(PatternExprChild.self, PatternExprSyntax.self),
    Row(ExpressionPatternChild.self, ExpressionPatternSyntax.self),
  ]
}
