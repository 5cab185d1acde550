// SPDX-License-Identifier: MIT

/// The classes of models that a container keeps. A container here keeps all that are inserted.
public final class Schema: Sendable {
  /// The version.
  public let version: Version

  /// Creates a schema of classes.
  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    self.version = version
  }

  /// Creates a schema of classes.
  public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0))
  {
    self.init(types, version: version)
  }

  /// Creates the schema of a version.
  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }

  /// Creates a schema without classes.
  public convenience init() { self.init([]) }

  /// The version of a schema.
  public struct Version: Hashable, Comparable, Sendable, CustomStringConvertible {
    let major: Int
    let minor: Int
    let patch: Int

    /// Creates a version.
    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      (self.major, self.minor, self.patch) = (major, minor, patch)
    }

    /// The numbers with points between them.
    public var description: String { "\(major).\(minor).\(patch)" }

    /// Compares versions number by number.
    public static func < (left: Self, right: Self) -> Bool {
      (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
    }
  }

  /// How a property is kept.
  public final class Attribute: Sendable {
    /// What SwiftData does with a property. Only `unique` has an effect.
    public struct Option: Hashable, Sendable {
      private let name: String
      private init(_ name: String) { self.name = name }

      /// No two models have the same value.
      public static let unique = Option("unique")
      /// Accepted, and has no effect.
      public static let externalStorage = Option("externalStorage")
      /// Accepted, and has no effect.
      public static let spotlight = Option("spotlight")
      /// Accepted, and has no effect.
      public static let ephemeral = Option("ephemeral")
      /// Accepted, and has no effect.
      public static let preserveValueOnDeletion = Option("preserveValueOnDeletion")
      /// Accepted, and has no effect.
      public static let allowsCloudEncryption = Option("allowsCloudEncryption")
      /// Accepted, and has no effect.
      public static func transformable(by name: String) -> Option { Option("transformable") }
      /// Accepted, and has no effect.
      public static func transformable(by type: Any.Type) -> Option { Option("transformable") }
    }

    let options: [Option]

    /// Creates the description of a property.
    public init(
      _ options: Option..., originalName: String? = nil, hashModifier: String? = nil
    ) {
      self.options = options
    }
  }

  /// How a property that refers to other models is kept.
  public final class Relationship: @unchecked Sendable {
    /// Accepted, and has no effect.
    public struct Option: Hashable, Sendable {
      /// No two models refer to the same model.
      public static let unique = Option()
    }

    /// What the deletion of a model does to those that it refers to.
    public enum DeleteRule: String, Hashable, Codable, Sendable {
      /// Nothing.
      case noAction
      /// They no longer refer to the model.
      case nullify
      /// They are deleted.
      case cascade
      /// Accepted as `nullify`: nothing is refused.
      case deny
    }

    let deleteRule: DeleteRule
    let inverse: AnyKeyPath?

    /// Creates the description of a property.
    public init(
      _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0,
      maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
      hashModifier: String? = nil
    ) {
      self.deleteRule = deleteRule
      self.inverse = inverse
    }
  }
}
