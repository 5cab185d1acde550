// SPDX-License-Identifier: MIT

/// Follows what a request gives, and tells a delegate.
open class NSFetchedResultsController<ResultType>: NSObject {
  /// The request.
  public let fetchRequest: NSFetchRequest<ResultType>
  /// The context.
  public let managedObjectContext: NSManagedObjectContext
  /// The name of the property by which the results are in sections.
  public let sectionNameKeyPath: String?
  /// Accepted, and has no effect.
  public let cacheName: String?
  /// Told after each change.
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?
  /// What the request gives; nil before `performFetch()`.
  open private(set) var fetchedObjects: [ResultType]?

  /// Creates a controller.
  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    self.fetchRequest = fetchRequest
    managedObjectContext = context
    self.sectionNameKeyPath = sectionNameKeyPath
    cacheName = name
    super.init()
  }

  /// Fetches, and follows the changes from then on.
  ///
  /// - Throws: an error for a request that is not supported.
  open func performFetch() throws {
    fetchedObjects = try managedObjectContext.fetch(fetchRequest)
    managedObjectContext.store.follow(for: self) { [weak self] in self?.follow() }
  }

  private func follow() {
    do { fetchedObjects = try managedObjectContext.fetch(fetchRequest) } catch { return }
    let controller = self as? NSFetchedResultsController<any NSFetchRequestResult>
    delegate?.controllerWillChangeContent(controller ?? .placeholder(for: self))
    delegate?.controllerDidChangeContent(controller ?? .placeholder(for: self))
  }

  /// The result at a place in the sections.
  open func object(at indexPath: IndexPath) -> ResultType {
    let section = sections?[indexPath.first ?? 0]
    let row = indexPath.count > 1 ? indexPath[1] : 0
    guard let result = section?.objects?[row] as? ResultType else {
      preconditionFailure("There is no result at \(indexPath); call performFetch() first")
    }
    return result
  }

  /// The results by their sections.
  open var sections: [any NSFetchedResultsSectionInfo]? {
    guard let fetchedObjects else { return nil }
    guard let key = sectionNameKeyPath else {
      return [ResultSection(name: "", objects: fetchedObjects)]
    }
    var sections: [ResultSection] = []
    for object in fetchedObjects {
      let value = KeyPathReader.known(key, of: object)
      let name = value.map { "\($0)" } ?? ""
      if sections.last?.name == name {
        sections[sections.count - 1].append(object)
      } else {
        sections.append(ResultSection(name: name, objects: [object]))
      }
    }
    return sections
  }

  /// The names of the sections.
  open var sectionIndexTitles: [String] { (sections ?? []).map { String($0.name.prefix(1)) } }
}

/// Told of the changes of what a request gives.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
  /// Called before the results change.
  func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  /// Called after the results have changed.
  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
}

extension NSFetchedResultsControllerDelegate {
  /// Does nothing.
  public func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
  /// Does nothing.
  public func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
}

/// A section of results.
public protocol NSFetchedResultsSectionInfo {
  /// The value of the property that the results are in sections by.
  var name: String { get }
  /// How many results it has.
  var numberOfObjects: Int { get }
  /// The results.
  var objects: [Any]? { get }
}

private struct ResultSection: NSFetchedResultsSectionInfo {
  let name: String
  private(set) var objects: [Any]?

  init(name: String, objects: [Any]) {
    self.name = name
    self.objects = objects
  }

  var numberOfObjects: Int { objects?.count ?? 0 }

  mutating func append(_ object: Any) { objects?.append(object) }
}

extension NSFetchedResultsController where ResultType == any NSFetchRequestResult {
  /// The same results. On Apple's systems, the classes of the results are no part of a controller's
  /// type.
  private static func placeholder<Other>(
    for other: NSFetchedResultsController<Other>
  ) -> NSFetchedResultsController {
    let request = NSFetchRequest<any NSFetchRequestResult>()
    let result = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: other.managedObjectContext,
      sectionNameKeyPath: other.sectionNameKeyPath, cacheName: other.cacheName)
    result.fetchedObjects = other.fetchedObjects?.compactMap { $0 as? any NSFetchRequestResult }
    return result
  }
}

/// How a result has changed. A delegate is not told of single changes here.
public enum NSFetchedResultsChangeType: UInt, Sendable {
  /// It is new.
  case insert = 1
  /// It is gone.
  case delete
  /// It has another place.
  case move
  /// Its values have changed.
  case update
}
