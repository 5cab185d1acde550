// SPDX-License-Identifier: MIT

/// Keeps models in memory, in the order in which they were inserted.
///
/// It is unchecked because the thread that renders is the one that uses it.
public final class ModelContainer: @unchecked Sendable, Equatable {
  let store = ModelStore()
  private weak var main: ModelContext?
  /// The classes.
  public let schema: Schema
  /// The configurations.
  public var configurations: Set<ModelConfiguration>
  /// Accepted, and has no effect.
  public let migrationPlan: (any SchemaMigrationPlan.Type)?

  private init(
    _ schema: Schema, _ migrationPlan: (any SchemaMigrationPlan.Type)?,
    _ configurations: [any DataStoreConfiguration]
  ) {
    self.schema = schema
    self.migrationPlan = migrationPlan
    self.configurations = Set(configurations.compactMap { $0 as? ModelConfiguration })
    store.container = self
  }

  /// Creates a container for classes.
  public convenience init(
    for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: any DataStoreConfiguration...
  ) throws {
    self.init(Schema(types), migrationPlan, configurations)
  }

  /// Creates a container for a schema.
  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: any DataStoreConfiguration...
  ) throws {
    self.init(schema, migrationPlan, configurations)
  }

  /// Creates a container for a schema.
  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [any DataStoreConfiguration]
  ) throws {
    self.init(schema, migrationPlan, configurations)
  }

  /// Creates a container for a schema; the type of a configuration need not be written.
  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration]
  ) throws {
    self.init(schema, migrationPlan, configurations)
  }

  convenience init(_ types: [any PersistentModel.Type]) { self.init(Schema(types), nil, []) }

  /// What an environment without a container has.
  static func emptyDefault() -> ModelContainer {
    let container = ModelContainer([])
    container.isDefault = true
    return container
  }

  private(set) var isDefault = false

  /// The context that views use.
  public var mainContext: ModelContext {
    if let main { return main }
    let context = ModelContext(self)
    main = context
    return context
  }

  /// Removes all models.
  public func deleteAllData() { store.deleteAll() }

  /// Removes all models.
  public func erase() throws { deleteAllData() }

  /// Whether two containers are the same instance.
  public static func == (left: ModelContainer, right: ModelContainer) -> Bool { left === right }
}
