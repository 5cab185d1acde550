// SPDX-License-Identifier: MIT

// What the user can do to a text with styles in an editor. A snapshot shows no editing, and the
// styles of an editor are reported where they are drawn.

/// Accepted, and has no effect: which attributes an editor of styled text allows.
public protocol AttributedTextFormattingDefinition<Scope> {
  /// The attributes.
  associatedtype Scope: AttributeScope
  /// The type of the body.
  associatedtype Body: AttributedTextFormattingDefinition<Scope>
  /// The limits of the attributes' values.
  @AttributedTextFormatting.DefinitionBuilder<Scope> var body: Body { get }
}

extension AttributedTextFormattingDefinition {
  /// The values that an attribute may have.
  public typealias ValueConstraint = AttributedTextFormatting.ValueConstraint
}

extension AttributedTextFormattingDefinition
where Body == AttributedTextFormatting.NoLimits<Scope> {
  /// No limits.
  public var body: AttributedTextFormatting.NoLimits<Scope> { AttributedTextFormatting.NoLimits() }
}

/// Accepted, and has no effect: a limit of the values of an attribute.
public protocol AttributedTextValueConstraint: AttributedTextFormattingDefinition, Hashable,
  Sendable
{
  /// The attribute.
  associatedtype AttributeKey: AttributedStringKey
  /// The attributes that the limit reads and changes.
  typealias Attributes = AttributedTextFormatting.Attributes
  /// Changes a value that is not allowed. Never called: nothing is edited.
  func constrain(_ container: inout Attributes)
}

extension AttributedTextValueConstraint {
  /// The limit itself.
  public var body: AttributedTextFormatting.NoLimits<Scope> { AttributedTextFormatting.NoLimits() }
}

/// The parts of a definition of formatting.
public enum AttributedTextFormatting {
  /// A definition without limits.
  public struct NoLimits<Scope: AttributeScope>: AttributedTextFormattingDefinition {
    /// Never called.
    public var body: NoLimits<Scope> { self }
  }

  /// The attributes of a part of a text.
  @dynamicMemberLookup
  public struct Attributes: Sendable {
    private var container = AttributeContainer()
    /// The value of an attribute by its name; nil for none.
    public subscript<Key: AttributedStringKey>(
      dynamicMember keyPath: KeyPath<AttributeDynamicLookup, Key>
    ) -> Key.Value? where Key.Value: Sendable {
      get { container[Key.self] }
      set { container[Key.self] = newValue }
    }
  }

  /// The values that an attribute may have.
  public struct ValueConstraint<Scope: AttributeScope, AttributeKey: AttributedStringKey>:
    AttributedTextFormattingDefinition
  where AttributeKey.Value: Sendable {
    /// Creates a limit. Nil is a text without the attribute.
    ///
    /// - Parameters:
    ///   - attribute: the attribute.
    ///   - values: those that are allowed.
    ///   - defaultValue: what takes the place of the others.
    public init(
      for attribute: KeyPath<Scope, AttributeKey>, values: Set<AttributeKey.Value?>,
      default defaultValue: AttributeKey.Value?
    ) where AttributeKey.Value: Hashable {}

    /// Creates a limit of an attribute by its type. Nil is a text without the attribute.
    ///
    /// - Parameters:
    ///   - attribute: the attribute.
    ///   - values: those that are allowed.
    ///   - defaultValue: what takes the place of the others.
    public init(
      for attribute: AttributeKey.Type, values: Set<AttributeKey.Value?>,
      default defaultValue: AttributeKey.Value?
    ) where AttributeKey.Value: Hashable {}

    /// Never called.
    public var body: NoLimits<Scope> { NoLimits() }
  }

  /// Collects the limits of a definition.
  @resultBuilder
  public enum DefinitionBuilder<Scope: AttributeScope> {
    /// Takes a limit.
    public static func buildExpression<Definition: AttributedTextFormattingDefinition>(
      _ definition: Definition
    ) -> Definition where Definition.Scope == Scope { definition }
    /// Takes limits.
    public static func buildBlock(
      _ definitions: any AttributedTextFormattingDefinition...
    ) -> NoLimits<Scope> { NoLimits() }
    /// Takes a limit of a condition.
    public static func buildOptional(
      _ definition: NoLimits<Scope>?
    ) -> NoLimits<Scope> { NoLimits() }
    /// Takes a limit of a condition.
    public static func buildEither(first: NoLimits<Scope>) -> NoLimits<Scope> { first }
    /// Takes a limit of a condition.
    public static func buildEither(second: NoLimits<Scope>) -> NoLimits<Scope> { second }
  }
}

nonisolated extension View {
  /// Accepted, and has no effect: which attributes an editor of styled text allows.
  public func attributedTextFormattingDefinition<D: AttributedTextFormattingDefinition>(
    _ definition: D
  ) -> some View { self }
  /// Accepted, and has no effect: which attributes an editor of styled text allows.
  public func attributedTextFormattingDefinition<S: AttributeScope>(_ scope: S.Type) -> some View {
    self
  }
  /// Accepted, and has no effect: which attributes an editor of styled text allows.
  public func attributedTextFormattingDefinition<S: AttributeScope>(
    _ scope: KeyPath<AttributeScopes, S.Type>
  ) -> some View { self }
}
