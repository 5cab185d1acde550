// SPDX-License-Identifier: MIT

/// Which models are fetched, and in which order.
public struct FetchDescriptor<T: PersistentModel> {
  /// The models that are fetched; nil for all.
  public var predicate: Predicate<T>?
  /// The order; models that it does not order are in the order in which they were inserted.
  public var sortBy: [SortDescriptor<T>]
  /// How many models are fetched at most.
  public var fetchLimit: Int?
  /// How many models are left out at the beginning.
  public var fetchOffset: Int?
  /// Accepted, and has no effect: models that are not saved are always fetched.
  public var includePendingChanges = true
  /// Accepted, and has no effect.
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  /// Accepted, and has no effect.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  /// Creates a description.
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }

  func fetch(from models: [any PersistentModel]) throws -> [T] {
    var result = models.compactMap { $0 as? T }
    if let predicate { result = try result.filter { try predicate.evaluate($0) } }
    if !sortBy.isEmpty { result.sort { isBefore($0, $1) } }
    return Array(result.dropFirst(fetchOffset ?? 0).prefix(fetchLimit ?? .max))
  }

  private func isBefore(_ a: T, _ b: T) -> Bool {
    for descriptor in sortBy {
      switch Self.compare(a, b, by: descriptor) {
      case .orderedAscending: return true
      case .orderedDescending: return false
      case .orderedSame: continue
      }
    }
    return false
  }

  /// Apple's descriptors compare strings as the Finder does; those of Foundation on Linux compare
  /// their characters, and cannot be asked for anything else.
  private static func compare(
    _ a: T, _ b: T, by descriptor: SortDescriptor<T>
  ) -> ComparisonResult {
    guard let path = descriptor.keyPath as? KeyPath<T, String> else {
      return descriptor.compare(a, b)
    }
    let result = a[keyPath: path].localizedStandardCompare(b[keyPath: path])
    guard descriptor.order == .reverse else { return result }
    return ComparisonResult(rawValue: -result.rawValue) ?? .orderedSame
  }
}

extension FetchDescriptor: @unchecked Sendable {}
