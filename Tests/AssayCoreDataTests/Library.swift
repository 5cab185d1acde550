// SPDX-License-Identifier: MIT

import AssayCoreData

/// A model as `assay port` writes it.
enum LibraryModel: _CoreDataModel {
  static var name: String { "Library" }

  static func entities() -> [NSEntityDescription] {
    [
      ._entity(
        "Author", Author.self, unique: [["code"]],
        [
          ._attribute("name", .stringAttributeType, isOptional: true),
          ._attribute("code", .stringAttributeType, isOptional: true),
          ._attribute("rank", .integer16AttributeType, isOptional: true, default: "7"),
          ._attribute("born", .dateAttributeType, isOptional: true, default: "0"),
          ._relationship(
            "books", to: "Book", inverse: "author", isToMany: true, isOptional: true,
            deleteRule: .cascadeDeleteRule),
        ]
      ) { Author(entity: $0, insertInto: $1) },
      ._entity(
        "Book", Book.self,
        [
          ._attribute("title", .stringAttributeType),
          ._attribute("isRead", .booleanAttributeType, default: "NO"),
          ._relationship(
            "author", to: "Author", inverse: "books", isOptional: true,
            deleteRule: .nullifyDeleteRule),
          ._relationship(
            "pages", to: "Page", inverse: "book", isToMany: true, isOrdered: true,
            isOptional: true, deleteRule: .denyDeleteRule),
        ]
      ) { Book(entity: $0, insertInto: $1) },
      ._entity(
        "Novel", Novel.self, parent: "Book",
        [._attribute("isLong", .booleanAttributeType, isOptional: true)]
      ) { Novel(entity: $0, insertInto: $1) },
      ._entity(
        "Page", Page.self,
        [
          ._relationship(
            "book", to: "Book", inverse: "pages", isOptional: true, deleteRule: .nullifyDeleteRule)
        ]
      ) { Page(entity: $0, insertInto: $1) },
    ]
  }
}

final class Author: NSManagedObject {}

extension Author: Identifiable {
  class func fetchRequest() -> NSFetchRequest<Author> { NSFetchRequest(entityName: "Author") }

  var name: String? {
    get { _optional("name") }
    set { _set(newValue, "name") }
  }
  var code: String? {
    get { _optional("code") }
    set { _set(newValue, "code") }
  }
  var rank: Int16 {
    get { _value("rank") }
    set { _set(newValue, "rank") }
  }
  var born: Date? {
    get { _optional("born") }
    set { _set(newValue, "born") }
  }
  var books: NSSet? {
    get { _optional("books") }
    set { _set(newValue, "books") }
  }
  func addToBooks(_ value: Book) { _add(value, "books") }
  func removeFromBooks(_ values: NSSet) { _remove(values, "books") }
}

class Book: NSManagedObject, Identifiable {
  var title: String? {
    get { _optional("title") }
    set { _set(newValue, "title") }
  }
  var isRead: Bool {
    get { _value("isRead") }
    set { _set(newValue, "isRead") }
  }
  var author: Author? {
    get { _optional("author") }
    set { _set(newValue, "author") }
  }
  var pages: NSOrderedSet? {
    get { _optional("pages") }
    set { _set(newValue, "pages") }
  }
  func insertIntoPages(_ value: Page, at index: Int) {
    _insert(value, at: NSIndexSet(index: index), "pages")
  }
  func removeFromPages(at index: Int) { _remove(at: NSIndexSet(index: index), "pages") }
}

final class Novel: Book {}

final class Page: NSManagedObject {
  var book: Book? {
    get { _optional("book") }
    set { _set(newValue, "book") }
  }
}

extension NSPersistentContainer {
  /// An empty library.
  static func library() -> NSPersistentContainer {
    let container = NSPersistentContainer(name: "Library")
    container.loadPersistentStores { _, error in
      if let error { fatalError("\(error)") }
    }
    return container
  }
}

extension NSManagedObjectContext {
  @discardableResult
  func author(_ name: String?, rank: Int16 = 7, born: Double = 0) -> Author {
    let author = Author(context: self)
    author.name = name
    author.rank = rank
    author.born = Date(timeIntervalSinceReferenceDate: born)
    return author
  }

  @discardableResult
  func book(_ title: String, by author: Author? = nil) -> Book {
    let book = Book(context: self)
    book.title = title
    book.author = author
    return book
  }

  func names(_ request: NSFetchRequest<Author>) throws -> [String?] {
    try fetch(request).map(\.name)
  }
}
