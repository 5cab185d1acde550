// SPDX-License-Identifier: MIT

public import AssayViews

/// Shows all models of a class.
///
/// ```swift
/// @Query(sort: \Trip.start, order: .reverse) private var trips: [Trip]
/// ```
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query() = #externalMacro(module: "AssayMacros", type: "QueryMacro")

/// Shows all models of a class.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query(
  animation: Animation
) = #externalMacro(module: "AssayMacros", type: "QueryMacro")

/// Shows all models of a class.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query(
  transaction: Transaction
) = #externalMacro(module: "AssayMacros", type: "QueryMacro")

/// Shows the models that a description names.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  _ descriptor: FetchDescriptor<Element>, animation: Animation
) = #externalMacro(module: "AssayMacros", type: "QueryMacro")

/// Shows models by a predicate and an order.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
  animation: Animation
) = #externalMacro(module: "AssayMacros", type: "QueryMacro")

/// Shows models in the order of a property.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
  order: SortOrder = .forward, animation: Animation
) = #externalMacro(module: "AssayMacros", type: "QueryMacro")

/// Shows models in the order of an optional property.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
  order: SortOrder = .forward, animation: Animation
) = #externalMacro(module: "AssayMacros", type: "QueryMacro")

/// Shows the models that a description names.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  _ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil
) = #externalMacro(module: "AssayMacros", type: "QueryMacro")

/// Shows models by a predicate and an order.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
  transaction: Transaction? = nil
) = #externalMacro(module: "AssayMacros", type: "QueryMacro")

/// Shows models in the order of a property.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
  order: SortOrder = .forward, transaction: Transaction? = nil
) = #externalMacro(module: "AssayMacros", type: "QueryMacro")

/// Shows models in the order of an optional property.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
  order: SortOrder = .forward, transaction: Transaction? = nil
) = #externalMacro(module: "AssayMacros", type: "QueryMacro")
