// SPDX-License-Identifier: MIT

internal import AssayViews

/// What a property of a view asks for.
struct FetchConfiguration<Result> {
  var predicate: NSPredicate?
  var order: FetchOrder<Result>
  private let request: NSFetchRequest<Result>

  init(_ request: NSFetchRequest<Result>) {
    self.request = request
    predicate = request.predicate
    order = .descriptors(request.sortDescriptors ?? [])
  }

  init(entity: NSEntityDescription?, _ order: FetchOrder<Result>, _ predicate: NSPredicate?) {
    request = NSFetchRequest<Result>()
    request.entity = entity
    self.predicate = predicate
    self.order = order
  }

  /// The objects; none, with a note, where they cannot be told.
  func objects(in context: NSManagedObjectContext) -> [Result] {
    if context.isDefault {
      LeftOutNotes.add(
        "what a fetch request of \(Result.self) shows, because no managed object context is in the "
          + "environment of its view,")
    }
    do { return order.sort(try context.fetch(configured)) } catch {
      LeftOutNotes.add(
        "what a fetch request of \(Result.self) shows, because it failed (\(error)),")
      return []
    }
  }

  private var configured: NSFetchRequest<Result> {
    request.predicate = predicate
    switch order {
    case .descriptors(let descriptors): request.sortDescriptors = descriptors
    case .comparators: request.sortDescriptors = nil
    }
    return request
  }
}

/// The order of the objects that a view shows.
enum FetchOrder<Result> {
  case descriptors([NSSortDescriptor])
  case comparators([SortDescriptor<Result>])

  /// Sorts what a request without this order gives.
  func sort(_ results: [Result]) -> [Result] {
    switch self {
    case .descriptors: results
    case .comparators(let comparators): results.sorted(using: comparators)
    }
  }
}
