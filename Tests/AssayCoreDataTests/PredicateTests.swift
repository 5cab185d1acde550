// SPDX-License-Identifier: MIT

import Testing

@testable import AssayCoreData

/// The expected values are those of Apple's Predicate Programming Guide.
@Suite("Formats of predicates")
struct PredicateTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var format: String
    nonisolated(unsafe) var arguments: [Any] = []
    var names: [String]
    var testDescription: String { format }
  }

  /// Ada (1, 2 books, one of them "Notes"), bob (2, without books), Éva (3, 1 book), nobody (7).
  private func context() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    let ada = context.author("Ada", rank: 1, born: 100)
    context.author("bob", rank: 2, born: 200)
    let eva = context.author("Éva", rank: 3, born: 300)
    context.author(nil, rank: 7, born: 400)
    context.book("Notes", by: ada).isRead = true
    context.book("Letters", by: ada)
    context.book("Poems", by: eva).isRead = true
    return context
  }

  @Test(
    "objects that a format names",
    arguments: [
      Case(format: "TRUEPREDICATE", names: ["Ada", "bob", "Éva", "-"]),
      Case(format: "FALSEPREDICATE", names: []),
      Case(format: "name == 'Ada'", names: ["Ada"]),
      Case(format: "name = \"Ada\"", names: ["Ada"]),
      Case(format: "name == %@", arguments: ["bob"], names: ["bob"]),
      Case(format: "%K == %@", arguments: ["name", "bob"], names: ["bob"]),
      Case(format: "name ==[c] 'ADA'", names: ["Ada"]),
      Case(format: "name ==[cd] 'eva'", names: ["Éva"]),
      Case(format: "name != 'Ada'", names: ["bob", "Éva", "-"]),
      Case(format: "name <> 'Ada' and name != nil", names: ["bob", "Éva"]),
      Case(format: "name == nil", names: ["-"]),
      Case(format: "name = NULL", names: ["-"]),
      Case(format: "name != nil", names: ["Ada", "bob", "Éva"]),
      Case(format: "rank < 2", names: ["Ada"]),
      Case(format: "rank <= %d", arguments: [2], names: ["Ada", "bob"]),
      Case(format: "rank > %i && rank <= %ld", arguments: [1, 3], names: ["bob", "Éva"]),
      Case(format: "rank >= 3.5", names: ["-"]),
      Case(format: "rank == %@", arguments: [NSNumber(value: 2)], names: ["bob"]),
      Case(format: "2 == rank", names: ["bob"]),
      Case(format: "rank BETWEEN {2, 3}", names: ["bob", "Éva"]),
      Case(format: "rank between %@", arguments: [[2, 3]], names: ["bob", "Éva"]),
      Case(
        format: "born > %@",
        arguments: [Date(timeIntervalSinceReferenceDate: 200)], names: ["Éva", "-"]),
      Case(
        format: "(born >= %@) AND (born <= %@)",
        arguments: [
          Date(timeIntervalSinceReferenceDate: 100), Date(timeIntervalSinceReferenceDate: 200),
        ], names: ["Ada", "bob"]),
      Case(format: "name BEGINSWITH 'A'", names: ["Ada"]),
      Case(format: "name beginswith[c] 'B'", names: ["bob"]),
      Case(format: "name ENDSWITH 'a'", names: ["Ada", "Éva"]),
      Case(format: "name CONTAINS[cd] %@", arguments: ["E"], names: ["Éva"]),
      Case(format: "name CONTAINS 'd'", names: ["Ada"]),
      Case(format: "name LIKE '?da'", names: ["Ada"]),
      Case(format: "name LIKE[c] 'B*'", names: ["bob"]),
      Case(format: "name LIKE '*o*b'", names: ["bob"]),
      Case(format: "name LIKE 'Ad'", names: []),
      Case(format: "name MATCHES '[A-Z]da'", names: ["Ada"]),
      Case(format: "name MATCHES 'da'", names: []),
      Case(format: "name IN {'Ada', 'bob'}", names: ["Ada", "bob"]),
      Case(format: "name IN %@", arguments: [["bob", "Éva"]], names: ["bob", "Éva"]),
      Case(format: "NOT (name IN %@)", arguments: [["bob", "Éva"]], names: ["Ada", "-"]),
      Case(format: "rank IN %@", arguments: [[1, 7]], names: ["Ada", "-"]),
      Case(format: "'Ad' IN name", names: ["Ada"]),
      Case(format: "rank == 1 OR rank == 2 AND name == 'x'", names: ["Ada"]),
      Case(format: "(rank == 1 || rank == 2) && !(name == 'Ada')", names: ["bob"]),
      Case(format: "books.@count > 1", names: ["Ada"]),
      Case(format: "%K.@count == 0", arguments: ["books"], names: ["bob", "-"]),
      Case(format: "ANY books.title == 'Poems'", names: ["Éva"]),
      Case(format: "SOME books.isRead == NO", names: ["Ada"]),
      Case(format: "ALL books.isRead == YES", names: ["bob", "Éva", "-"]),
      Case(format: "NONE books.title BEGINSWITH 'N'", names: ["bob", "Éva", "-"]),
      Case(format: "books.title CONTAINS 'Notes'", names: ["Ada"]),
      Case(format: "books.@max.title == 'Notes'", names: ["Ada"]),
    ])
  func format(_ row: Case) throws {
    let request: NSFetchRequest<Author> = Author.fetchRequest()
    request.predicate = NSPredicate(format: row.format, argumentArray: row.arguments)
    #expect(try context().names(request).map { $0 ?? "-" } == row.names)
  }

  @Test("arguments of a format are texts, numbers, dates, objects and collections")
  func arguments() throws {
    let context = context()
    let ada = try #require(try context.fetch(NSFetchRequest<Author>(entityName: "Author")).first)
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.predicate = NSPredicate(format: "author == %@", ada)
    #expect(try context.count(for: request) == 2)
    request.predicate = NSPredicate(format: "author == %@ AND isRead == %@", ada, NSNumber(true))
    #expect(try context.count(for: request) == 1)
    request.predicate = NSPredicate(
      format: "author.born < %@ AND title IN %@",
      Date(timeIntervalSinceReferenceDate: 150) as CVarArg, ["Notes"] as CVarArg)
    #expect(try context.fetch(request).map(\.title) == ["Notes"])
    request.predicate = NSCompoundPredicate(andPredicateWithSubpredicates: [
      NSPredicate(format: "author.name == %@", "Ada"), NSPredicate(format: "isRead == NO"),
    ])
    #expect(try context.fetch(request).map(\.title) == ["Letters"])
  }

  @Test("a text by itself, as checks of input do")
  func text() {
    let predicate = NSPredicate(format: "SELF MATCHES %@", "[a-z]+@[a-z]+\\.[a-z]{2,}")
    #expect(predicate.evaluate(with: "ada@example.org"))
    #expect(!predicate.evaluate(with: "ada"))
  }

  @Test(
    "what cannot be read is an error",
    arguments: [
      ("", "a value is missing"), ("name", "an operator is missing"),
      ("name ==", "a value is missing"),
      ("name == 'a", "a text does not end"), ("(name == 1", "a bracket does not end"),
      ("name == %@", "there are more placeholders than arguments"),
      ("name == 1 2", "'2' is not expected"), ("name near 1", "'near' is no operator"),
      ("name ==[x] 'a'", "the option 'x' is not supported"),
      ("SUBQUERY(books, $b, $b.x == 1).@count > 0", "is not supported"),
      ("rank + 1 == 2", "is not supported"), ("FUNCTION(a, 'b') == 1", "FUNCTION is not supported"),
      ("lowercase(name) == 'a'", "'lowercase' as a function"), ("a == $b", "is not supported"),
      (String(repeating: "(", count: 200), "nest too deep"),
    ])
  func unreadable(format: String, message: String) {
    let error = #expect(throws: PredicateError.self) { try PredicateParser.parse(format, []) }
    #expect(error?.description.contains(message) == true, "\(error as Any)")
  }

  @Test("more arguments than placeholders are an error")
  func leftOver() {
    #expect(throws: PredicateError("there are more arguments than placeholders")) {
      try PredicateParser.parse("name == 1", ["a"])
    }
  }

  @Test(
    "what cannot be evaluated is an error",
    arguments: [
      ("books == 1", "use ANY, ALL or @count"), ("name < 1", "have no order"),
      ("rank BEGINSWITH 'a'", "BEGINSWITH compares texts"), ("name MATCHES '('", "regular"),
      ("ANY name == 'a'", "ANY needs several values"), ("rank CONTAINS 1", "contains nothing"),
    ])
  func notEvaluated(format: String, message: String) throws {
    let context = context()
    let ada = try context.fetch(NSFetchRequest<Author>(entityName: "Author")).first
    let node = try PredicateParser.parse(format, [])
    let error = #expect(throws: PredicateError.self) { try node.evaluate(ada) }
    #expect(error?.description.contains(message) == true, "\(error as Any)")
  }

  @Test("every beginning of a format is read or refused")
  func beginnings() {
    let format = "NOT (ANY a.b ==[cd] 'x\\'y' OR %K BETWEEN {1, -2.5}) && c.@sum.d <= %ld"
    for end in format.indices {
      for start in format.indices where start < end {
        _ = Result { try PredicateParser.parse(String(format[start..<end]), ["a", 1]) }
      }
    }
  }
}
