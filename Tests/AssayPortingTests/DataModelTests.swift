// SPDX-License-Identifier: MIT

import AssayTestSupport
import Testing

@testable import AssayPorting

/// The forms of the files are those that Xcode writes; the properties those of its generator.
@Suite("Data models")
struct DataModelTests {
  private let contents = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" sourceLanguage="Swift">
        <entity name="Author" representedClassName="Author" codeGenerationType="class">
            <attribute name="name" optional="YES" attributeType="String"/>
            <attribute name="rank" attributeType="Integer 16" defaultValueString="7" usesScalarValueType="YES"/>
            <attribute name="size" optional="YES" attributeType="Double" usesScalarValueType="NO"/>
            <attribute name="tags" optional="YES" attributeType="Transformable" customClassName="[String]"/>
            <relationship name="books" optional="YES" toMany="YES" deletionRule="Cascade" ordered="YES" destinationEntity="Book" inverseName="author" inverseEntity="Book"/>
            <uniquenessConstraints>
                <uniquenessConstraint><constraint value="name"/></uniquenessConstraint>
            </uniquenessConstraints>
        </entity>
        <entity name="Book" representedClassName=".Book" codeGenerationType="category">
            <relationship name="author" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Author" inverseName="books" inverseEntity="Author"/>
        </entity>
        <entity name="Novel" representedClassName="Novel" parentEntity="Book" isAbstract="YES"/>
    </model>
    """

  private func layout(
    _ folder: TemporaryFolder, files: [String: String], models: [String]
  ) throws -> (AppLayout, [String: SourceFacts]) {
    for (path, text) in files { try folder.write(text, to: "App/" + path) }
    let sources = files.keys.filter { $0.hasSuffix(".swift") }.sorted()
      .map { folder.path + "/App/" + $0 }
    let module = AppModule(
      name: "App", files: sources, resources: [],
      otherFiles: models.map { folder.path + "/App/" + $0 })
    let facts = try sources.map { path in
      (
        path,
        SourceFacts(Array(try folder.text("App/" + path.dropFirst(folder.path.count + 5)).utf8))
      )
    }
    return (
      AppLayout(kind: .looseFiles, name: "App", root: folder.path + "/App", modules: [module]),
      Dictionary(uniqueKeysWithValues: facts)
    )
  }

  @Test("classes, properties and entities of a model")
  func source() throws {
    let folder = try TemporaryFolder()
    var (layout, facts) = try layout(
      folder,
      files: [
        "Shop.xcdatamodeld/Shop.xcdatamodel/contents": contents,
        "Book.swift": "import CoreData\nclass Book: NSManagedObject {}",
      ], models: ["Shop.xcdatamodeld"])
    #expect(try layout.readDataModels(facts: facts) == [])
    let module = layout.modules[0]
    #expect(module.otherFiles == [])
    #expect(module.usesCoreData)
    #expect(
      module.dataModels == """
        // Written by 'assay port': what Xcode generates for the data models.
        import CoreData

        public class Author: NSManagedObject {}

        extension Author {
          public class func fetchRequest() -> NSFetchRequest<Author> {
            NSFetchRequest<Author>(entityName: "Author")
          }
          public var `name`: String? {
            get { _optional("name") }
            set { _set(newValue, "name") }
          }
          public var `rank`: Int16 {
            get { _value("rank") }
            set { _set(newValue, "rank") }
          }
          public var `size`: NSNumber? {
            get { _optional("size") }
            set { _set(newValue, "size") }
          }
          public var `tags`: [String]? {
            get { _optional("tags") }
            set { _set(newValue, "tags") }
          }
          public var `books`: NSOrderedSet? {
            get { _optional("books") }
            set { _set(newValue, "books") }
          }
          func addToBooks(_ value: Book) { _add(value, "books") }
          func removeFromBooks(_ value: Book) { _remove(value, "books") }
          public func addToBooks(_ values: NSOrderedSet) { _add(values, "books") }
          public func removeFromBooks(_ values: NSOrderedSet) { _remove(values, "books") }
          func insertIntoBooks(_ value: Book, at idx: Int) {
            _insert(value, at: NSIndexSet(index: idx), "books")
          }
          func insertIntoBooks(_ values: [Book], at indexes: NSIndexSet) {
            _insert(values, at: indexes, "books")
          }
          public func removeFromBooks(at idx: Int) { _remove(at: NSIndexSet(index: idx), "books") }
          public func removeFromBooks(at indexes: NSIndexSet) { _remove(at: indexes, "books") }
          func replaceBooks(at idx: Int, with value: Book) {
            _remove(at: NSIndexSet(index: idx), "books")
            _insert(value, at: NSIndexSet(index: idx), "books")
          }
          func replaceBooks(at indexes: NSIndexSet, with values: [Book]) {
            _remove(at: indexes, "books")
            _insert(values, at: indexes, "books")
          }
        }

        extension Author: Identifiable {}

        extension Book {
          class func fetchRequest() -> NSFetchRequest<Book> {
            NSFetchRequest<Book>(entityName: "Book")
          }
          public var `author`: Author? {
            get { _optional("author") }
            set { _set(newValue, "author") }
          }
        }

        extension Book: Identifiable {}

        enum _AssayDataModel0: _CoreDataModel {
          static var name: String { "Shop" }
          static func entities() -> [NSEntityDescription] {
            [entity0(), entity1(), entity2()]
          }
          private static func entity0() -> NSEntityDescription {
            ._entity("Author", Author.self, unique: [["name"]], [
              ._attribute("name", .stringAttributeType, isOptional: true),
              ._attribute("rank", .integer16AttributeType, default: "7"),
              ._attribute("size", .doubleAttributeType, isOptional: true),
              ._attribute("tags", .transformableAttributeType, isOptional: true),
              ._relationship("books", to: "Book", inverse: "author", isToMany: true, isOrdered: true, isOptional: true, deleteRule: .cascadeDeleteRule),
            ]) { Author(entity: $0, insertInto: $1) }
          }
          private static func entity1() -> NSEntityDescription {
            ._entity("Book", Book.self, [
              ._relationship("author", to: "Author", inverse: "books", isOptional: true, deleteRule: .nullifyDeleteRule),
            ]) { Book(entity: $0, insertInto: $1) }
          }
          private static func entity2() -> NSEntityDescription {
            ._entity("Novel", NSManagedObject.self, parent: "Book", isAbstract: true, [
            ]) { NSManagedObject(entity: $0, insertInto: $1) }
          }
        }

        """)
  }

  // As Xcode writes them; a framework's classes are used by the app.
  @Test("what a public class of the app's own has is public")
  func published() throws {
    let folder = try TemporaryFolder()
    var (layout, facts) = try layout(
      folder,
      files: [
        "Shop.xcdatamodeld/Shop.xcdatamodel/contents": contents,
        "Book.swift": "import CoreData\n@objc(Book) public final class Book: NSManagedObject {}",
      ], models: ["Shop.xcdatamodeld"])
    #expect(try layout.readDataModels(facts: facts) == [])
    let source = try #require(layout.modules[0].dataModels)
    #expect(source.contains("  public class func fetchRequest() -> NSFetchRequest<Book> {"))
    #expect(source.contains("  public func replaceBooks(at idx: Int, with value: Book) {"))
  }

  @Test("of several versions, the one that the model names is read")
  func versions() throws {
    let folder = try TemporaryFolder()
    func model(_ entity: String) -> String { "<model><entity name=\"\(entity)\"/></model>" }
    let files = [
      "A.xcdatamodeld/A.xcdatamodel/contents": model("Old"),
      "A.xcdatamodeld/A 2.xcdatamodel/contents": model("New"),
    ]
    var (layout, facts) = try layout(folder, files: files, models: ["A.xcdatamodeld"])
    #expect(
      try layout.readDataModels(facts: facts) == [
        "A.xcdatamodeld: it has 2 versions and does not say which one is the current"
      ])
    #expect(layout.modules[0].dataModels == nil)
    #expect(layout.modules[0].otherFiles.count == 1)
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict>
        <key>_XCCurrentVersionName</key><string>A 2.xcdatamodel</string>
      </dict></plist>
      """, to: "App/A.xcdatamodeld/.xccurrentversion")
    #expect(try layout.readDataModels(facts: facts) == [])
    #expect(layout.modules[0].dataModels?.contains("\"New\"") == true)
    #expect(layout.modules[0].dataModels?.contains("\"Old\"") == false)
  }

  @Test("what a model asks for and is left out is named; names are never code")
  func problems() throws {
    let folder = try TemporaryFolder()
    var (layout, facts) = try layout(
      folder,
      files: [
        "A.xcdatamodel/contents": """
        <model>
          <entity name="A; import B"/>
          <entity name="C" representedClassName="C {}; class D" codeGenerationType="class">
            <attribute name="e()" attributeType="String"/>
            <attribute name="count" attributeType="Integer 64" derived="YES" usesScalarValueType="YES"/>
            <attribute name="any" attributeType="Transformable" customClassName="X; let y"/>
            <fetchedProperty name="found"/>
            <relationship name="gone" destinationEntity="Gone"/>
          </entity>
        </model>
        """,
        "B.xcdatamodel/contents": "<plist></plist>", "D.xcdatamodel/contents": "<model>",
        "E.xcdatamodel/none": "",
      ],
      models: ["A.xcdatamodel", "B.xcdatamodel", "D.xcdatamodel", "E.xcdatamodel"])
    #expect(
      try layout.readDataModels(facts: facts) == [
        "A.xcdatamodel: an entity has the name 'A; import B', which Swift does not allow; "
          + "rename it in Xcode",
        "A.xcdatamodel: a property of C has the name 'e()', which Swift does not allow; "
          + "rename it in Xcode",
        "A.xcdatamodel: C.count is derived, and never computed",
        "A.xcdatamodel: C.found is a fetchedProperty, which is left out",
        "A.xcdatamodel: C.gone leads to an entity that is not in the model",
        "B.xcdatamodel: its first element is 'plist' and not 'model'",
        "D.xcdatamodel: 'contents' is damaged: it ends too early",
        "E.xcdatamodel: it has no file 'contents'; open it in Xcode and save it again",
      ])
    let source = try #require(layout.modules[0].dataModels)
    #expect(!source.contains("import B"))
    #expect(!source.contains("class D"))
    #expect(!source.contains("let y"))
  }

  @Test(
    "a module that uses Core Data sees its names in every file",
    arguments: [
      ("import CoreData", true), ("struct A { @FetchRequest var a }", true),
      ("let a = \\.managedObjectContext", true), ("import SwiftUI", false),
    ])
  func uses(source: String, expected: Bool) throws {
    let folder = try TemporaryFolder()
    var (layout, facts) = try layout(folder, files: ["A.swift": source], models: [])
    _ = try layout.readDataModels(facts: facts)
    #expect(layout.modules[0].usesCoreData == expected)
    #expect(
      PortSettings.visibleModules(["AssayViews"], for: layout.modules[0])
        == ["AssayViews"] + (expected ? ["AssayCoreData"] : []))
  }
}
