// SPDX-License-Identifier: MIT

import AssayCoreData
import Testing

/// The expected values are those of Core Data's documentation.
@Suite("Fetch requests")
struct FetchTests {
  private let container = NSPersistentContainer.library()
  private var context: NSManagedObjectContext { container.viewContext }

  @Test("without an order, objects come in the order in which they were inserted")
  func insertionOrder() throws {
    for name in ["b", "c", "a"] { context.author(name) }
    #expect(try context.names(Author.fetchRequest()) == ["b", "c", "a"])
  }

  @Test("descriptors sort by key paths and by names; missing values come first")
  func order() throws {
    context.author("b", rank: 1)
    context.author(nil, rank: 2)
    context.author("a", rank: 1)
    let request: NSFetchRequest<Author> = Author.fetchRequest()
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Author.name, ascending: true)]
    #expect(try context.names(request) == [nil, "a", "b"])
    request.sortDescriptors = [
      NSSortDescriptor(key: "rank", ascending: false),
      NSSortDescriptor(key: "name", ascending: true),
    ]
    #expect(try context.names(request) == [nil, "a", "b"])
    request.sortDescriptors = [
      NSSortDescriptor(keyPath: \Author.rank, ascending: true),
      NSSortDescriptor(keyPath: \Author.name, ascending: false),
    ]
    #expect(try context.names(request) == ["b", "a", nil])
  }

  @Test("a limit and an offset cut the sorted objects")
  func limit() throws {
    for name in ["d", "b", "c", "a"] { context.author(name) }
    let request: NSFetchRequest<Author> = Author.fetchRequest()
    request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
    request.fetchOffset = 1
    request.fetchLimit = 2
    #expect(try context.names(request) == ["b", "c"])
    #expect(try context.count(for: request) == 2)
  }

  @Test("objects of subentities are of the entity too, unless a request says otherwise")
  func subentities() throws {
    context.book("Book")
    Novel(context: context).title = "Novel"
    let request = NSFetchRequest<Book>(entityName: "Book")
    #expect(try context.fetch(request).map(\.title) == ["Book", "Novel"])
    request.includesSubentities = false
    #expect(try context.fetch(request).map(\.title) == ["Book"])
    let novels = try context.fetch(NSFetchRequest<Novel>(entityName: "Novel"))
    #expect(novels.map(\.title) == ["Novel"])
    #expect(novels.first?.isRead == false)
  }

  @Test("a request gives identities, numbers and values where it asks for them")
  func resultTypes() throws {
    let author = context.author("Ada")
    let ids = NSFetchRequest<NSManagedObjectID>(entityName: "Author")
    ids.resultType = .managedObjectIDResultType
    #expect(try context.fetch(ids) == [author.objectID])
    let values = NSFetchRequest<NSDictionary>(entityName: "Author")
    values.resultType = .dictionaryResultType
    values.propertiesToFetch = ["name"]
    #expect(try context.fetch(values).map { $0["name"] as? String } == ["Ada"])
    let any: NSFetchRequest<any NSFetchRequestResult> = Author.fetchRequest()
    #expect(try context.fetch(any).first as? Author === author)
  }

  @Test("what is not supported fails")
  func unsupported() {
    let request: NSFetchRequest<Author> = Author.fetchRequest()
    request.propertiesToGroupBy = ["name"]
    #expect(throws: NSError.self) { try context.fetch(request) }
    #expect(throws: NSError.self) { try request.execute() }
  }

  @Test("a batch deletes what a request gives")
  func batchDelete() throws {
    for name in ["a", "b"] { context.author(name) }
    let request: NSFetchRequest<any NSFetchRequestResult> = Author.fetchRequest()
    request.predicate = NSPredicate(format: "name == %@", "a")
    let delete = NSBatchDeleteRequest(fetchRequest: request)
    delete.resultType = .resultTypeCount
    let result = try context.execute(delete) as? NSBatchDeleteResult
    #expect(result?.result as? Int == 1)
    #expect(try context.names(Author.fetchRequest()) == ["b"])
  }

  @Test("a batch adds objects to the store, without a save")
  func batchInsert() throws {
    var rest = ["c", "d"]
    for (request, count) in [
      (NSBatchInsertRequest(entityName: "Author", objects: [["name": "a"], ["name": "b"]]), 2),
      (
        NSBatchInsertRequest(entityName: "Author") { (values: NSMutableDictionary) in
          guard let name = rest.popLast() else { return true }
          values["name"] = name
          return false
        }, 2
      ),
      (NSBatchInsertRequest(entityName: "Author") { (object: NSManagedObject) in true }, 0),
    ] {
      request.resultType = .count
      let result = try context.execute(request) as? NSBatchInsertResult
      #expect(result?.result as? Int == count)
    }
    #expect(
      try context.names(Author.fetchRequest()).compactMap(\.self).sorted() == ["a", "b", "c", "d"])
    #expect(!context.hasChanges)
    let unknown = NSBatchInsertRequest(entityName: "Nobody", objects: [])
    #expect(throws: NSError.self) { try context.execute(unknown) }
  }

  @Test("a controller follows the changes, and has sections")
  func controller() throws {
    final class Delegate: NSFetchedResultsControllerDelegate {
      var names: [[String?]] = []
      func controllerDidChangeContent(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>
      ) {
        names.append((controller.fetchedObjects as? [Author] ?? []).map(\.name))
      }
    }
    context.author("b", rank: 1)
    let request: NSFetchRequest<Author> = Author.fetchRequest()
    request.sortDescriptors = [NSSortDescriptor(key: "rank", ascending: true)]
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "rank",
      cacheName: nil)
    let delegate = Delegate()
    controller.delegate = delegate
    #expect(controller.fetchedObjects == nil)
    try controller.performFetch()
    #expect(controller.fetchedObjects?.map(\.name) == ["b"])
    context.author("a", rank: 0)
    #expect(controller.fetchedObjects?.map(\.name) == ["a", "b"])
    #expect(delegate.names.last == ["a", "b"])
    #expect(controller.sections?.map(\.name) == ["0", "1"])
    #expect(controller.object(at: IndexPath(indexes: [1, 0])).name == "b")
  }
}
