// SPDX-License-Identifier: MIT

/// An actor with a model context of its own. `@ModelActor` adds the conformance.
public protocol ModelActor: Actor {
  /// The container.
  nonisolated var modelContainer: ModelContainer { get }
  /// Holds the context.
  nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
  /// The context.
  public var modelContext: ModelContext { modelExecutor.modelContext }

  /// The model of an identity; nil where the container has none.
  public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
    modelContext.registeredModel(for: id)
  }
}

/// Holds the context of an actor.
public protocol ModelExecutor: AnyObject, Sendable {
  /// The context.
  var modelContext: ModelContext { get }
}

/// Holds the context of an actor, which runs as every actor does.
///
/// It is unchecked because the actor alone uses the context.
public final class DefaultSerialModelExecutor: ModelExecutor, @unchecked Sendable {
  /// The context.
  public let modelContext: ModelContext

  /// Creates the holder of a context.
  public init(modelContext: ModelContext) { self.modelContext = modelContext }
}
