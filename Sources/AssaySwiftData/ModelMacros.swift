// SPDX-License-Identifier: MIT

/// Makes a class a model, whose instances a `ModelContext` keeps.
///
/// ```swift
/// @Model final class Trip {
///   @Attribute(.unique) var name: String
///   @Relationship(deleteRule: .cascade, inverse: \Stop.trip) var stops: [Stop] = []
///   init(name: String) { self.name = name }
/// }
/// ```
///
/// A property with `willSet` or `didSet` is stored, and views do not follow its changes.
@attached(
  member, conformances: PersistentModel, names: named(_$model), named(schemaMetadata))
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel)
public macro Model() = #externalMacro(module: "AssayMacros", type: "ModelMacro")

/// What `Model()` adds to each property.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty() =
  #externalMacro(module: "AssayMacros", type: "PersistedPropertyMacro")

/// How a property is kept. Only `.unique` has an effect: a model that is inserted takes the place
/// of one with the same value.
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "AssayMacros", type: "ModelPartMacro")

/// How a property that refers to other models is kept: what a deletion does, and the property of
/// the other models that refers back.
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option...,
  deleteRule: Schema.Relationship.DeleteRule = .nullify, minimumModelCount: Int? = 0,
  maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
  hashModifier: String? = nil
) = #externalMacro(module: "AssayMacros", type: "ModelPartMacro")

/// Leaves a property out of what is kept: it is stored as it is written.
@attached(peer)
public macro Transient() = #externalMacro(module: "AssayMacros", type: "ModelPartMacro")

/// Accepted, and has no effect.
@freestanding(declaration)
public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
  #externalMacro(module: "AssayMacros", type: "ModelPartMacro")

/// Accepted, and has no effect.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
  #externalMacro(module: "AssayMacros", type: "ModelPartMacro")

/// Gives an actor a model context of its own.
@attached(
  member, conformances: ModelActor, names: named(modelContainer), named(modelExecutor), named(init)
)
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "AssayMacros", type: "ModelActorMacro")
