// SPDX-License-Identifier: MIT

/// Where a container keeps its models.
public protocol DataStoreConfiguration: Hashable {
  /// The name.
  var name: String { get }
  /// The classes.
  var schema: Schema? { get }
}

/// Where a container keeps its models: always in memory, whatever it asks for.
public struct ModelConfiguration: DataStoreConfiguration, Identifiable, Sendable {
  /// Accepted, and has no effect.
  public struct GroupContainer: Hashable, Sendable {
    /// The app's own.
    public static let automatic = GroupContainer()
    /// None.
    public static let none = GroupContainer()
    /// A group of apps.
    public static func identifier(_ name: String) -> GroupContainer { GroupContainer() }
  }

  /// Accepted, and has no effect.
  public struct CloudKitDatabase: Hashable, Sendable {
    /// The app's own.
    public static let automatic = CloudKitDatabase()
    /// None.
    public static let none = CloudKitDatabase()
    /// A private database.
    public static func `private`(_ name: String) -> CloudKitDatabase { CloudKitDatabase() }
  }

  /// The name.
  public let name: String
  /// The classes.
  public let schema: Schema?
  /// What was asked for.
  public let isStoredInMemoryOnly: Bool
  /// What was asked for.
  public let allowsSave: Bool
  /// A file that is never written.
  public let url: URL

  /// The name.
  public var id: String { name }

  /// Creates a configuration.
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true, groupContainer: GroupContainer = .automatic,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    self.schema = schema
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    self.allowsSave = allowsSave
    url = URL(fileURLWithPath: "/dev/null")
  }

  /// Creates a configuration with a file, which is never written.
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    self.schema = schema
    self.isStoredInMemoryOnly = false
    self.allowsSave = allowsSave
    self.url = url
  }

  /// Creates a configuration of classes.
  @_disfavoredOverload
  public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
    self.init(schema: Schema(types), isStoredInMemoryOnly: isStoredInMemoryOnly)
  }

  /// Whether two configurations have one name.
  public static func == (left: Self, right: Self) -> Bool { left.name == right.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
