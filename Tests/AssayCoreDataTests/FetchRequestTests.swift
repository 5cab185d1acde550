// SPDX-License-Identifier: MIT

import AssayCoreData
import AssayGraphics
import AssayScenes
import Testing

@testable import AssaySnapshots

@Suite("Fetch requests of views")
@MainActor struct FetchRequestTests {
  /// The texts of a view that is drawn.
  private func texts(_ view: some View) throws -> [String] {
    func leaves(_ nodes: [AccessibilityNode]) -> [AccessibilityNode] {
      nodes.flatMap { $0.children.isEmpty ? [$0] : leaves($0.children) }
    }
    return leaves(try drawn(view).scene.accessibility).compactMap(\.label)
  }

  private func drawn(_ view: some View) throws -> BuiltScene {
    let traits = TraitSet(canvas: SnapshotLayout.fixed(width: 300, height: 600).canvas)
    let renderer = try SnapshotSession.shared.renderer(near: #filePath)
    return try ViewRendering.scene(
      of: ViewRendering.host(view, traits: traits), traits: traits, renderer: renderer)
  }

  private let container = NSPersistentContainer.library()
  private var context: NSManagedObjectContext { container.viewContext }

  private struct Names: View {
    @FetchRequest(sortDescriptors: [NSSortDescriptor(keyPath: \Author.name, ascending: true)])
    private var authors: FetchedResults<Author>
    @FetchRequest(
      entity: Author.entity(), sortDescriptors: [],
      predicate: NSPredicate(format: "rank > %d", 7), animation: .default)
    private var high: FetchedResults<Author>
    @FetchRequest(sortDescriptors: [SortDescriptor(\.name, order: .reverse)])
    private var reversed: FetchedResults<Author>

    var body: some View {
      VStack {
        ForEach(authors) { Text($0.name ?? "-") }
        ForEach(high, id: \.self) { Text("high: \($0.name ?? "-")") }
        ForEach(reversed, id: \.objectID) { Text("reversed: \($0.name ?? "-")") }
      }
    }
  }

  private struct Filtered: View {
    @FetchRequest private var authors: FetchedResults<Author>

    init(from rank: Int) {
      let request: NSFetchRequest<Author> = Author.fetchRequest()
      request.predicate = NSPredicate(format: "rank >= %i", rank)
      request.sortDescriptors = [NSSortDescriptor(key: "rank", ascending: true)]
      _authors = FetchRequest(fetchRequest: request)
    }

    var body: some View { VStack { ForEach(authors) { Text($0.name ?? "-") } } }
  }

  private struct Changing: View {
    @FetchRequest(sortDescriptors: []) private var authors: FetchedResults<Author>

    var body: some View {
      VStack { ForEach(authors) { Text($0.name ?? "-") } }
        .onAppear {
          authors.nsPredicate = NSPredicate(format: "name != %@", "b")
          authors.sortDescriptors = [SortDescriptor(\.name, order: .reverse)]
        }
    }
  }

  private struct Filling: View {
    @Environment(\.managedObjectContext) private var context
    @FetchRequest(sortDescriptors: []) private var authors: FetchedResults<Author>

    var body: some View {
      VStack {
        Text("\(authors.count) authors")
        ForEach(authors) { Text($0.name ?? "-") }
      }
      .onAppear {
        authors.first?.name = "renamed"
        context.author("appeared")
        do { try context.save() } catch { fatalError("\(error)") }
      }
      .task { context.author("task") }
    }
  }

  private struct Editor: View {
    @ObservedObject var author: Author

    var body: some View {
      VStack {
        Text(author.name ?? "-")
        Toggle("read", isOn: .constant(author.rank > 7))
      }
      .onAppear { author.name = "renamed" }
    }
  }

  private struct Shelf: View {
    @SectionedFetchRequest(
      sectionIdentifier: \Author.rank, sortDescriptors: [SortDescriptor(\Author.rank)])
    private var authors: SectionedFetchResults<Int16, Author>

    var body: some View {
      VStack {
        ForEach(authors) { section in
          Text("rank \(section.id)")
          ForEach(section) { Text($0.name ?? "-") }
        }
      }
    }
  }

  @Test("objects are drawn in the order of the request")
  func list() throws {
    for (name, rank) in [("b", 7), ("c", 8), ("a", 9)] as [(String, Int16)] {
      context.author(name, rank: rank)
    }
    #expect(
      try texts(Names().environment(\.managedObjectContext, context)) == [
        "a", "b", "c", "high: c", "high: a", "reversed: c", "reversed: b", "reversed: a",
      ])
  }

  @Test("a request of an initializer is the view's")
  func initializer() throws {
    for (name, rank) in [("b", 2), ("c", 1), ("a", 3)] as [(String, Int16)] {
      context.author(name, rank: rank)
    }
    #expect(
      try texts(Filtered(from: 2).environment(\.managedObjectContext, context)) == ["b", "a"])
  }

  @Test("a view changes the condition and the order of its request")
  func changing() throws {
    for name in ["a", "b", "c"] { context.author(name) }
    #expect(try texts(Changing().environment(\.managedObjectContext, context)) == ["c", "a"])
  }

  @Test("what appears in a rendering is drawn, and undone for the next one")
  func appearing() throws {
    let author = context.author("first")
    try context.save()
    let filled = ["3 authors", "renamed", "appeared", "task"]
    #expect(try texts(Filling().environment(\.managedObjectContext, context)) == filled)
    #expect(author.name == "first")
    #expect(!context.hasChanges)
    #expect(try texts(Filling().environment(\.managedObjectContext, context)) == filled)
    #expect(try context.names(Author.fetchRequest()) == ["first"])
  }

  @Test("a view follows the properties of its object")
  func editing() throws {
    #expect(try texts(Editor(author: context.author("old"))).first == "renamed")
  }

  @Test("objects are in sections by a property")
  func sections() throws {
    for (name, rank) in [("b", 2), ("c", 1), ("a", 2)] as [(String, Int16)] {
      context.author(name, rank: rank)
    }
    #expect(
      try texts(Shelf().environment(\.managedObjectContext, context)) == [
        "rank 1", "c", "rank 2", "b", "a",
      ])
  }

  @Test("without a context there are no objects, which is noted")
  func noContext() throws {
    #expect(try texts(Changing()) == [])
    #expect(
      try drawn(Changing()).scene.diagnostics.map(\.description) == [
        "what a fetch request of Author shows, because no managed object context is in the "
          + "environment of its view, is not drawn"
      ])
    #expect(
      try drawn(Changing().environment(\.managedObjectContext, context)).scene.diagnostics.isEmpty)
  }
}
