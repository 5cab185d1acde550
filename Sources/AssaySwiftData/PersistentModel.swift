// SPDX-License-Identifier: MIT

/// A class whose instances a model context keeps. `@Model` adds the conformance.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, _ModelReferences {
  /// What the instance knows about its place in a context.
  nonisolated var _$model: ModelRecord { get }
  /// The properties that are kept.
  static var schemaMetadata: [Schema.PropertyMetadata] { get }
}

extension PersistentModel {
  /// The identity of the model.
  public nonisolated var id: PersistentIdentifier { persistentModelID }

  /// The identity of the model.
  public nonisolated var persistentModelID: PersistentIdentifier {
    PersistentIdentifier(entityName: String(describing: Self.self), number: _$model.number)
  }

  /// The context that keeps the model; nil before it is inserted, and after it is deleted.
  public nonisolated var modelContext: ModelContext? {
    guard let store = _$model.store else { return nil }
    return _$model.context ?? store.container?.mainContext
  }

  /// Whether the model was deleted from its context.
  public nonisolated var isDeleted: Bool { _$model.isDeleted }

  /// Whether the model changed since its context was saved.
  public nonisolated var hasChanges: Bool { _$model.hasChanges }

  /// Whether two models are the same instance.
  public static nonisolated func == (left: Self, right: Self) -> Bool { left === right }

  /// Hashes the identity of the model.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The identity of a model while the process runs.
public struct PersistentIdentifier: Hashable, Comparable, Codable, Identifiable, Sendable {
  /// The name of the model's class.
  public let entityName: String
  let number: Int

  /// The identifier itself.
  public var id: Self { self }
  /// Nil: nothing is stored outside of memory.
  public var storeIdentifier: String? { nil }

  /// Compares identifiers by the order in which the models were created.
  public static func < (left: Self, right: Self) -> Bool { left.number < right.number }
}
