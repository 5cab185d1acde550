// SPDX-License-Identifier: MIT

/// What SwiftData throws on Apple's systems. Models in memory, which Assay keeps, throw none of
/// these.
public struct SwiftDataError: Error, Hashable, Sendable {
  private let name: String

  /// The name of a store's file has characters that a name may not have.
  public static let configurationFileNameContainsInvalidCharacters = Self(
    name: "configurationFileNameContainsInvalidCharacters")
  /// The name of a store's file is too long.
  public static let configurationFileNameTooLong = Self(name: "configurationFileNameTooLong")
  /// A configuration has models that the container's schema has not.
  public static let configurationSchemaNotFoundInContainerSchema = Self(
    name: "configurationSchemaNotFoundInContainerSchema")
  /// Two configurations have one name.
  public static let duplicateConfiguration = Self(name: "duplicateConfiguration")
  /// The store is newer than the schema.
  public static let backwardMigration = Self(name: "backwardMigration")
  /// The store is older than the schemas that can be migrated.
  public static let unknownSchema = Self(name: "unknownSchema")
  /// The container's store cannot be opened.
  public static let loadIssueModelContainer = Self(name: "loadIssueModelContainer")
  /// A model is in no context.
  public static let missingModelContext = Self(name: "missingModelContext")
  /// A model breaks a rule of its schema.
  public static let modelValidationFailure = Self(name: "modelValidationFailure")
  /// The place in the history is gone.
  public static let historyTokenExpired = Self(name: "historyTokenExpired")
  /// The request for the history cannot be run.
  public static let invalidTransactionFetchRequest = Self(name: "invalidTransactionFetchRequest")
  /// A fetch in batches cannot have changes that are not saved.
  public static let includePendingChangesWithBatchSize = Self(
    name: "includePendingChangesWithBatchSize")
  /// Identifiers cannot be sorted with changes that are not saved.
  public static let sortingPendingChangesWithIdentifiers = Self(
    name: "sortingPendingChangesWithIdentifiers")
  /// A fetch names a property that the store has not.
  public static let unsupportedKeyPath = Self(name: "unsupportedKeyPath")
  /// A fetch's condition cannot be evaluated in the store.
  public static let unsupportedPredicate = Self(name: "unsupportedPredicate")
  /// A fetch's order cannot be had of the store.
  public static let unsupportedSortDescriptor = Self(name: "unsupportedSortDescriptor")
}
