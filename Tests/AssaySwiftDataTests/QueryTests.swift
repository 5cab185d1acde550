// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayScenes
import AssaySwiftData
import Testing

@testable import AssaySnapshots

/// As apps name their arrays.
private typealias Trips = [Trip]

@Suite("Queries of views")
@MainActor struct QueryTests {
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

  private func container(_ trips: Trip...) throws -> ModelContainer {
    let container = try ModelContainer(for: Trip.self)
    for trip in trips { container.mainContext.insert(trip) }
    return container
  }

  private struct TripList: View {
    @Query(sort: \Trip.name, order: .reverse) private var trips: [Trip]
    @Query(filter: #Predicate<Trip> { $0.note != nil }) private var noted: [Trip]

    var body: some View {
      VStack {
        ForEach(trips) { Text($0.name) }
        ForEach(noted) { Text("noted: \($0.name)") }
      }
    }
  }

  private struct NamedList: View {
    @Query(sort: \Trip.name) private var trips: Trips
    @Query private var all: Array<Trip>

    var body: some View {
      VStack {
        ForEach(trips) { Text($0.name) }
        Text("\(all.count) in all")
      }
    }
  }

  private struct Filling: View {
    @Environment(\.modelContext) private var context
    @Query private var trips: [Trip]

    var body: some View {
      VStack {
        Text("\(trips.count) trips")
        ForEach(trips) { Text($0.name) }
      }
      .onAppear { context.insert(Trip(name: "appeared")) }
      .task { context.insert(Trip(name: "task")) }
    }
  }

  private struct Editor: View {
    @Bindable var trip: Trip

    var body: some View {
      VStack {
        Text(trip.name)
        TextField("Name", text: $trip.name)
      }
      .onAppear { trip.name = "renamed" }
    }
  }

  /// Its memberwise initializer is called from outside.
  struct Titled: View {
    let title: String
    @Query private var trips: [Trip]

    var body: some View { Text("\(title): \(trips.count)") }
  }

  private struct ChosenStops: View {
    @Query private var stops: [Stop]

    init(atLeast rank: Int) {
      let predicate = #Predicate<Stop> { ($0.rank ?? 0) >= rank }
      _stops = Query(filter: predicate, sort: [SortDescriptor(\Stop.rank)])
    }

    var body: some View { VStack { ForEach(stops) { Text($0.title) } } }
  }

  @Test("models are drawn in the order of the query")
  func list() throws {
    let container = try container(Trip(name: "a"), Trip(name: "B", note: "n"), Trip(name: "c"))
    #expect(try texts(TripList().modelContainer(container)) == ["c", "B", "a", "noted: B"])
  }

  @Test("a query of a name for an array")
  func namedArray() throws {
    let container = try container(Trip(name: "b"), Trip(name: "a"))
    #expect(try texts(NamedList().modelContainer(container)) == ["a", "b", "2 in all"])
  }

  @Test("a private query leaves the memberwise initializer as it is")
  func memberwise() throws {
    let container = try container(Trip(name: "a"))
    #expect(try texts(Titled(title: "Trips").modelContainer(container)) == ["Trips: 1"])
  }

  @Test("a query of an initializer is the view's")
  func initializer() throws {
    let container = try container()
    for rank in [3, 1, 2] { container.mainContext.insert(Stop("\(rank)", rank: rank)) }
    #expect(try texts(ChosenStops(atLeast: 2).modelContainer(container)) == ["2", "3"])
  }

  @Test("what appears in a rendering is drawn, and gone in the next one")
  func appearing() throws {
    let filled = ["3 trips", "first", "appeared", "task"]
    let shared = try container(Trip(name: "first"))
    #expect(try texts(Filling().modelContainer(shared)) == filled)
    #expect(try texts(Filling().modelContainer(shared)) == filled)
    #expect(try texts(Filling().modelContext(shared.mainContext)) == filled)
    #expect(try texts(Filling().modelContainer(for: Trip.self, inMemory: true)).first == "2 trips")
  }

  @Test("what a task of the container's own setup inserts stays")
  func setupTask() throws {
    final class Shared {
      lazy var container: ModelContainer? = {
        let container = try? ModelContainer(for: Trip.self)
        Task { @MainActor in container?.mainContext.insert(Trip(name: "set up")) }
        return container
      }()
    }
    struct Preview: View {
      let shared: Shared

      var body: some View {
        if let container = shared.container { Filling().modelContainer(container) }
      }
    }
    let preview = Preview(shared: Shared())
    #expect(try texts(preview) == ["3 trips", "set up", "appeared", "task"])
    #expect(try texts(preview) == ["3 trips", "set up", "appeared", "task"])
  }

  @Test("a container is set up once in a rendering")
  func setup() throws {
    let view = Filling().modelContainer(for: [Trip.self], inMemory: true) { result in
      guard case .success(let container) = result else { return }
      container.mainContext.insert(Trip(name: "set up"))
    }
    #expect(try texts(view) == ["3 trips", "set up", "appeared", "task"])
  }

  @Test("a view follows the properties of its model")
  func editing() throws {
    #expect(try texts(Editor(trip: Trip(name: "old"))).first == "renamed")
  }

  @Test("without a container there are no models, which is noted")
  func noContainer() throws {
    #expect(try texts(TripList()) == [])
    #expect(
      try drawn(TripList()).scene.diagnostics.map(\.description) == [
        "what a query of Trip shows, because no model container is around its view, is not drawn"
      ])
    #expect(try drawn(TripList().modelContainer(container())).scene.diagnostics.isEmpty)
  }
}
