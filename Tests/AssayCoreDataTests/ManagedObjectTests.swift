// SPDX-License-Identifier: MIT

import AssayCoreData
import Testing

/// The expected values are those of Core Data's documentation.
@Suite("Managed objects")
struct ManagedObjectTests {
  private let container = NSPersistentContainer.library()
  private var context: NSManagedObjectContext { container.viewContext }

  @Test("a new object has the default values of the model")
  func defaults() {
    let author = Author(context: context)
    #expect(author.name == nil)
    #expect(author.rank == 7)
    #expect(author.born == Date(timeIntervalSinceReferenceDate: 0))
    #expect(author.books?.count == 0)
    #expect(author.entity.name == "Author")
    #expect(author.isInserted)
    #expect(author.managedObjectContext === context)
  }

  @Test("an entity's object is made by its name")
  func insertByName() throws {
    let object = NSEntityDescription.insertNewObject(forEntityName: "Author", into: context)
    let author = try #require(object as? Author)
    #expect(try context.fetch(Author.fetchRequest()) == [author])
  }

  @Test("values are read and set by their names")
  func keyValueCoding() {
    let author = context.author("Ada")
    author.setValue(3, forKey: "rank")
    #expect(author.rank == 3)
    #expect(author.value(forKey: "rank") as? Int == 3)
    #expect(author.value(forKey: "name") as? String == "Ada")
    author.setValue(nil, forKey: "name")
    #expect(author.name == nil)
    let book = context.book("Notes", by: author)
    #expect(book.value(forKeyPath: "author.rank") as? Int == 3)
    #expect(author.value(forKeyPath: "books.@count") as? Int == 1)
  }

  @Test("both sides of a relationship follow each other")
  func inverse() {
    let (ada, bob) = (context.author("Ada"), context.author("Bob"))
    let book = context.book("Notes", by: ada)
    #expect(ada.books?.allObjects as? [Book] == [book])
    bob.addToBooks(book)
    #expect(book.author === bob)
    #expect(ada.books?.count == 0)
    bob.removeFromBooks(NSSet(object: book))
    #expect(book.author == nil)
    ada.books = NSSet(object: book)
    #expect(book.author === ada)
    book.author = nil
    #expect(ada.books?.count == 0)
  }

  @Test("an ordered relationship keeps its order")
  func ordered() {
    let book = context.book("Notes")
    let pages = (0..<3).map { _ in Page(context: context) }
    for page in pages { book.insertIntoPages(page, at: 0) }
    #expect(book.pages?.array as? [Page] == pages.reversed())
    #expect(pages[1].book === book)
    book.removeFromPages(at: 0)
    #expect(book.pages?.array as? [Page] == [pages[1], pages[0]])
    #expect(pages[2].book == nil)
  }

  @Test("an object in a relationship is inserted with the other")
  func insertRelated() {
    let book = Book(entity: Book.entity(), insertInto: nil)
    let author = context.author("Ada")
    author.addToBooks(book)
    #expect(book.managedObjectContext === context)
  }

  @Test("delete rules: cascade deletes, nullify ends the reference, deny fails the save")
  func deleteRules() throws {
    let author = context.author("Ada")
    let (kept, gone) = (context.book("Kept"), context.book("Gone", by: author))
    try context.save()
    context.delete(author)
    #expect(gone.isDeleted)
    #expect(!kept.isDeleted)
    try context.save()
    #expect(try context.count(for: NSFetchRequest<Book>(entityName: "Book")) == 1)
    let other = context.author("Bob")
    kept.author = other
    context.delete(kept)
    #expect(other.books?.count == 0)
    let read = context.book("Read")
    read.insertIntoPages(Page(context: context), at: 0)
    try context.save()
    context.delete(read)
    let error = #expect(throws: NSError.self) { try context.save() }
    #expect(error?.code == 1600)
  }

  @Test("a save fails where a required value is missing")
  func validation() {
    _ = Book(context: context)
    let error = #expect(throws: NSError.self) { try context.save() }
    #expect(error?.domain == NSCocoaErrorDomain)
    #expect(error?.code == 1570)
    #expect(error?.userInfo[NSValidationKeyErrorKey] as? String == "title")
  }

  @Test("a save takes objects as saved, and a rollback goes back to it")
  func rollback() throws {
    let author = context.author("Ada")
    #expect(context.insertedObjects == [author])
    try context.save()
    #expect(!context.hasChanges)
    author.name = "Bob"
    #expect(context.updatedObjects == [author])
    #expect(author.changedValues().keys.sorted() == ["name"])
    let new = context.author("New")
    context.rollback()
    #expect(author.name == "Ada")
    #expect(!context.hasChanges)
    #expect(new.managedObjectContext == nil || !context.registeredObjects.contains(new))
    context.delete(author)
    #expect(context.deletedObjects == [author])
    context.rollback()
    #expect(try context.names(Author.fetchRequest()) == ["Ada"])
  }

  @Test("a child context's objects are its own until it is saved")
  func childContext() throws {
    let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    child.parent = context
    child.author("Ada")
    #expect(try child.count(for: Author.fetchRequest()) == 1)
    #expect(try context.count(for: Author.fetchRequest()) == 0)
    try child.save()
    #expect(try context.count(for: Author.fetchRequest()) == 1)
    #expect(context.hasChanges)
    #expect(!child.hasChanges)
  }

  @Test("what a background context saves is seen by the others")
  func background() throws {
    container.performBackgroundTask { background in
      background.author("Ada")
      #expect(try! self.context.count(for: Author.fetchRequest()) == 0)
      try! background.save()
    }
    #expect(try context.count(for: Author.fetchRequest()) == 1)
  }

  @Test("two objects with the same unique values: the merge policy decides")
  func uniqueness() throws {
    let first = context.author("Ada")
    first.code = "a"
    try context.save()
    context.author("Bob").code = "a"
    let error = #expect(throws: NSError.self) { try context.save() }
    #expect(error?.code == 133_021)
    context.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
    try context.save()
    #expect(try context.names(Author.fetchRequest()) == ["Bob"])
    context.author("Eve").code = "a"
    context.mergePolicy = NSMergeByPropertyStoreTrumpMergePolicy
    try context.save()
    #expect(try context.names(Author.fetchRequest()) == ["Bob"])
  }

  @Test("containers share nothing")
  func containers() throws {
    context.author("Ada")
    #expect(
      try NSPersistentContainer.library().viewContext.count(for: Author.fetchRequest()) == 0)
  }

  @Test("a context that no container has keeps objects too")
  func lonely() throws {
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    let author = context.author("Ada")
    #expect(try context.fetch(Author.fetchRequest()) == [author])
    #expect(author.rank == 7)
  }

  @Test("a class that no model has keeps what it is given")
  func unknownClass() {
    final class Note: NSManagedObject {
      var text: String? {
        get { _optional("text") }
        set { _set(newValue, "text") }
      }
      var count: Int {
        get { _value("count") }
        set { _set(newValue, "count") }
      }
    }
    let note = Note(context: context)
    #expect(note.text == nil)
    #expect(note.count == 0)
    note.text = "a"
    note.count = 2
    #expect(note.text == "a")
    #expect(note.count == 2)
  }

  @Test("a save tells what it changed")
  func notification() throws {
    let author = context.author("Ada")
    nonisolated(unsafe) var inserted: Set<NSManagedObject>?
    let token = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextDidSave, object: context, queue: nil
    ) { inserted = $0.userInfo?[NSInsertedObjectsKey] as? Set<NSManagedObject> }
    try context.save()
    NotificationCenter.default.removeObserver(token)
    #expect(inserted == [author])
  }
}
