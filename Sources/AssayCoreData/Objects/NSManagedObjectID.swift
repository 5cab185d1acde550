// SPDX-License-Identifier: MIT

internal import Synchronization

/// The identity of an object while the process runs.
public final class NSManagedObjectID: NSObject, NSFetchRequestResult, @unchecked Sendable {
  private static let count = Atomic(0)

  /// The entity of the object.
  public let entity: NSEntityDescription
  private let number = NSManagedObjectID.count.add(1, ordering: .relaxed).newValue
  weak var object: NSManagedObject?

  init(entity: NSEntityDescription) { self.entity = entity }

  /// Whether the object has not been saved yet.
  public var isTemporaryID: Bool { object?.saved == nil }

  /// A URL with the entity's name and a number that only this process knows.
  public func uriRepresentation() -> URL {
    var url = URLComponents()
    url.scheme = "x-coredata"
    url.host = "memory"
    url.path = "/\(entity.name ?? "Object")/p\(number)"
    // NB: any path that begins with a slash gives a URL.
    return url.url ?? URL(fileURLWithPath: "/")
  }

  /// The URL.
  public override var description: String { uriRepresentation().absoluteString }
}
