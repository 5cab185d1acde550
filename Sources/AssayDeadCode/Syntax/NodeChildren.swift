// SPDX-License-Identifier: MIT

/// The positions of a syntax node's children in its layout, under the names that swift-syntax gives
/// them.
///
/// The walk reads raw nodes, which know their children by number only. Each enum here names the
/// children of one kind of node, or of several kinds that agree: `FunctionDeclChild` of
/// `FunctionDeclSyntax`. The numbers are odd because swift-syntax puts a slot for unexpected text
/// before each child.
///
/// A test compares every case with the layout of swift-syntax itself (`NodeChildrenTests`), so that
/// a new version that moves or renames a child fails there instead of changing what a scan finds.
protocol NodeChild: RawRepresentable<Int>, CaseIterable, SendableMetatype {}

// MARK: Files and lists

enum SourceFileChild: Int, NodeChild { case statements = 3 }
enum CodeBlockItemChild: Int, NodeChild { case item = 1 }
enum MemberBlockChild: Int, NodeChild { case members = 3 }
enum MemberBlockItemChild: Int, NodeChild { case decl = 1 }

enum IfConfigDeclChild: Int, NodeChild {
  case clauses = 1
  case poundEndif = 3
}

enum IfConfigClauseChild: Int, NodeChild {
  case condition = 3
  case elements = 5
}

// MARK: Declarations

/// Every declaration that can have attributes and modifiers.
enum AttributedDeclChild: Int, NodeChild {
  case attributes = 1
  case modifiers = 3
}

/// Declarations whose name is a single token: types, functions, macros, type aliases, associated
/// types and precedence groups.
enum NamedDeclChild: Int, NodeChild { case name = 7 }

/// Classes, structs, enums and actors.
enum TypeDeclChild: Int, NodeChild {
  case genericParameterClause = 9
  case memberBlock = 15
}

enum ProtocolDeclChild: Int, NodeChild {
  case primaryAssociatedTypeClause = 9
  case memberBlock = 15
}

enum PrimaryAssociatedTypeChild: Int, NodeChild { case name = 1 }

enum ExtensionDeclChild: Int, NodeChild {
  case extendedType = 7
  case genericWhereClause = 11
}

enum FunctionDeclChild: Int, NodeChild {
  case genericParameterClause = 9
  case signature = 11
  case body = 15
}

enum InitializerDeclChild: Int, NodeChild {
  case initKeyword = 5
  case optionalMark = 7
  case genericParameterClause = 9
  case signature = 11
  case body = 15
}

enum DeinitializerDeclChild: Int, NodeChild {
  case deinitKeyword = 5
  case body = 9
}

enum SubscriptDeclChild: Int, NodeChild {
  case subscriptKeyword = 5
  case genericParameterClause = 7
  case parameterClause = 9
  case accessorBlock = 15
}

enum MacroDeclChild: Int, NodeChild { case signature = 11 }

enum VariableDeclChild: Int, NodeChild {
  case bindingSpecifier = 5
  case bindings = 7
}

enum PatternBindingChild: Int, NodeChild {
  case pattern = 1
  case typeAnnotation = 3
  case initializer = 5
  case accessorBlock = 7
  case trailingComma = 9
}

enum InitializerClauseChild: Int, NodeChild { case value = 3 }

enum EnumCaseDeclChild: Int, NodeChild { case elements = 7 }

enum EnumCaseElementChild: Int, NodeChild {
  case name = 1
  case parameterClause = 3
  case rawValue = 5
  case trailingComma = 7
}

enum EnumCaseParameterClauseChild: Int, NodeChild { case parameters = 3 }
enum EnumCaseParameterChild: Int, NodeChild { case firstName = 3 }

enum OperatorDeclChild: Int, NodeChild { case name = 5 }
enum OperatorPrecedenceAndTypesChild: Int, NodeChild { case precedenceGroup = 3 }
enum PrecedenceGroupNameChild: Int, NodeChild { case name = 1 }

enum ImportDeclChild: Int, NodeChild {
  case importKindSpecifier = 7
  case path = 9
}

enum ImportPathComponentChild: Int, NodeChild { case name = 1 }

// MARK: Parts of declarations

enum AttributeChild: Int, NodeChild {
  case attributeName = 3
  case leftParen = 5
  case arguments = 7
}

enum DeclModifierChild: Int, NodeChild {
  case name = 1
  case detail = 3
}

enum InheritanceClauseChild: Int, NodeChild { case inheritedTypes = 3 }
enum InheritedTypeChild: Int, NodeChild { case type = 1 }
enum GenericParameterChild: Int, NodeChild { case name = 5 }
enum FunctionSignatureChild: Int, NodeChild { case parameterClause = 1 }

/// The parentheses around the parameters of functions and of closures.
enum ParameterClauseChild: Int, NodeChild { case parameters = 3 }

/// A parameter of a function or of a closure.
enum ParameterChild: Int, NodeChild {
  case firstName = 5
  case secondName = 7
  case type = 11
  case ellipsis = 13
}

enum FunctionParameterChild: Int, NodeChild {
  case defaultValue = 15
  case trailingComma = 17
}

enum CodeBlockChild: Int, NodeChild { case statements = 3 }
enum AccessorBlockChild: Int, NodeChild { case accessors = 3 }

enum AccessorDeclChild: Int, NodeChild {
  case accessorSpecifier = 5
  case parameters = 7
  case body = 11
}

enum AccessorParametersChild: Int, NodeChild { case name = 3 }

// MARK: Types

enum IdentifierTypeChild: Int, NodeChild {
  case moduleSelector = 1
  case name = 3
  case genericArgumentClause = 5
}

enum MemberTypeChild: Int, NodeChild {
  case baseType = 1
  case name = 7
  case genericArgumentClause = 9
}

enum AttributedTypeChild: Int, NodeChild {
  case specifiers = 1
  case attributes = 3
  case baseType = 7
}

enum SuppressedTypeChild: Int, NodeChild { case type = 3 }
enum CompositionTypeChild: Int, NodeChild { case elements = 1 }
enum CompositionTypeElementChild: Int, NodeChild { case type = 1 }
/// Of `T?` and `T!`.
enum OptionalTypeChild: Int, NodeChild { case wrappedType = 1 }
enum SomeOrAnyTypeChild: Int, NodeChild { case constraint = 3 }
enum TypeAnnotationChild: Int, NodeChild { case type = 3 }

// MARK: Expressions

enum DeclReferenceExprChild: Int, NodeChild {
  case moduleSelector = 1
  case baseName = 3
  case argumentNames = 5
}

enum DeclNameArgumentsChild: Int, NodeChild { case arguments = 3 }
enum DeclNameArgumentChild: Int, NodeChild { case name = 1 }

enum MemberAccessExprChild: Int, NodeChild {
  case base = 1
  case declName = 5
}

enum FunctionCallExprChild: Int, NodeChild {
  case calledExpression = 1
  case leftParen = 3
  case arguments = 5
  case trailingClosure = 9
  case additionalTrailingClosures = 11
}

enum SubscriptCallExprChild: Int, NodeChild {
  case leftSquare = 3
  case arguments = 5
  case trailingClosure = 9
  case additionalTrailingClosures = 11
}

/// A labeled argument, or a trailing closure after the first.
enum LabeledChild: Int, NodeChild { case label = 1 }

/// Expressions that wrap another and begin with it: `a?`, `a!` and `a<Int>`.
enum PostfixedExprChild: Int, NodeChild { case expression = 1 }
enum GenericSpecializationExprChild: Int, NodeChild { case genericArgumentClause = 3 }

enum TryExprChild: Int, NodeChild { case expression = 5 }
/// `await` and `unsafe`.
enum AwaitExprChild: Int, NodeChild { case expression = 3 }

enum SequenceExprChild: Int, NodeChild { case elements = 1 }
enum BinaryOperatorExprChild: Int, NodeChild { case `operator` = 1 }

enum PrefixOperatorExprChild: Int, NodeChild {
  case `operator` = 1
  case expression = 3
}

enum PostfixOperatorExprChild: Int, NodeChild {
  case expression = 1
  case `operator` = 3
}

enum KeyPathExprChild: Int, NodeChild {
  case root = 3
  case components = 5
}

enum KeyPathComponentChild: Int, NodeChild { case component = 3 }

/// A property or a method in a key path.
enum KeyPathNamedComponentChild: Int, NodeChild { case declName = 1 }
enum KeyPathMethodComponentChild: Int, NodeChild { case arguments = 5 }
enum KeyPathSubscriptComponentChild: Int, NodeChild { case arguments = 3 }

enum MacroExpansionExprChild: Int, NodeChild {
  case macroName = 5
  case arguments = 11
  case trailingClosure = 15
  case additionalTrailingClosures = 17
}

enum MacroExpansionDeclChild: Int, NodeChild {
  case macroName = 9
  case arguments = 15
  case trailingClosure = 19
  case additionalTrailingClosures = 21
}

enum StringLiteralExprChild: Int, NodeChild { case segments = 5 }

enum ClosureExprChild: Int, NodeChild {
  case signature = 3
  case statements = 5
}

enum ClosureCaptureClauseChild: Int, NodeChild { case items = 3 }

enum ClosureCaptureChild: Int, NodeChild {
  case name = 3
  case initializer = 5
}

enum ClosureShorthandParameterChild: Int, NodeChild { case name = 1 }

// MARK: Statements and patterns

enum IfExprChild: Int, NodeChild { case elseKeyword = 7 }
enum GuardStmtChild: Int, NodeChild { case body = 7 }

enum ForStmtChild: Int, NodeChild {
  case pattern = 11
  case sequence = 17
}

enum SwitchCaseChild: Int, NodeChild { case statements = 5 }

/// A pattern with its `where` in a case of `switch` or in `catch`.
enum CaseItemChild: Int, NodeChild {
  case pattern = 1
  case whereClause = 3
}

enum CatchClauseChild: Int, NodeChild { case catchItems = 3 }

/// `if let` and `if case`.
enum PatternConditionChild: Int, NodeChild {
  case pattern = 3
  case typeAnnotation = 5
  case initializer = 7
}

enum IdentifierPatternChild: Int, NodeChild { case identifier = 1 }
enum ValueBindingPatternChild: Int, NodeChild { case pattern = 3 }
enum TuplePatternChild: Int, NodeChild { case elements = 3 }
enum TuplePatternElementChild: Int, NodeChild { case pattern = 5 }
enum PatternExprChild: Int, NodeChild { case pattern = 1 }
enum ExpressionPatternChild: Int, NodeChild { case expression = 1 }
