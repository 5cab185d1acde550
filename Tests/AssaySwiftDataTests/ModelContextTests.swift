// SPDX-License-Identifier: MIT

import AssaySwiftData
import Testing

/// The expected values are those of SwiftData's documentation.
@Suite("Models in a context")
struct ModelContextTests {
  private let container: ModelContainer
  private let context: ModelContext

  init() throws {
    container = try ModelContainer(
      for: Trip.self, Stop.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    context = container.mainContext
  }

  private func names(_ descriptor: FetchDescriptor<Trip>) throws -> [String] {
    try context.fetch(descriptor).map(\.name)
  }

  @Test("models are fetched in the order in which they were inserted")
  func order() throws {
    for name in ["b", "C", "a"] { context.insert(Trip(name: name)) }
    #expect(try names(FetchDescriptor()) == ["b", "C", "a"])
  }

  @Test("texts are sorted as the Finder sorts them")
  func sorting() throws {
    for name in ["b", "C", "a10", "a2"] { context.insert(Trip(name: name)) }
    #expect(
      try names(FetchDescriptor(sortBy: [SortDescriptor(\.name)])) == ["a2", "a10", "b", "C"])
    #expect(
      try names(FetchDescriptor(sortBy: [SortDescriptor(\.name, order: .reverse)]))
        == ["C", "b", "a10", "a2"])
  }

  @Test("a predicate, a limit and an offset choose models")
  func choice() throws {
    for name in ["Oslo", "Rome", "Rouen"] { context.insert(Trip(name: name)) }
    var descriptor = FetchDescriptor<Trip>(
      predicate: #Predicate { $0.name.localizedStandardContains("RO") })
    #expect(try names(descriptor) == ["Rome", "Rouen"])
    #expect(try context.fetchCount(descriptor) == 2)
    descriptor.fetchLimit = 1
    #expect(try names(descriptor) == ["Rome"])
    descriptor.fetchOffset = 1
    #expect(try names(descriptor) == ["Rouen"])
  }

  @Test("both sides of a relationship change, whichever is set")
  func inverse() throws {
    let trip = Trip(name: "Oslo")
    context.insert(trip)
    let first = Stop("first")
    trip.stops.append(first)
    #expect(first.trip === trip)
    let second = Stop("second", trip: trip)
    context.insert(second)
    #expect(trip.stops.map(\.title) == ["first", "second"])
    first.trip = nil
    #expect(trip.stops.map(\.title) == ["second"])
    let other = Trip(name: "Rome")
    context.insert(other)
    second.trip = other
    #expect(trip.stops.isEmpty)
    #expect(other.stops.map(\.title) == ["second"])
  }

  @Test("a relationship that names no inverse has the only one that fits")
  func inferredInverse() {
    let trip = Trip(name: "Oslo")
    context.insert(trip)
    let tag = Tag(title: "north")
    trip.tags = [tag]
    #expect(tag.trip === trip)
    #expect(tag.modelContext == context)
  }

  @Test("a model takes the others that it refers to into the context")
  func reachable() throws {
    let trip = Trip(name: "Oslo")
    trip.stops = [Stop("a"), Stop("b")]
    #expect(trip.modelContext == nil)
    context.insert(trip)
    #expect(try context.fetch(FetchDescriptor<Stop>()).map(\.title) == ["a", "b"])
    #expect(trip.stops.allSatisfy { $0.trip === trip })
  }

  @Test("a deletion cascades, or the others no longer refer to the model")
  func deletion() throws {
    let trip = Trip(name: "Oslo")
    context.insert(trip)
    trip.stops = [Stop("a"), Stop("b")]
    let tag = Tag(title: "north")
    trip.tags = [tag]
    context.delete(trip.stops[0])
    #expect(trip.stops.map(\.title) == ["b"])
    context.delete(trip)
    #expect(trip.isDeleted)
    #expect(try context.fetchCount(FetchDescriptor<Stop>()) == 0)
    #expect(try context.fetchCount(FetchDescriptor<Tag>()) == 1)
    #expect(tag.trip == nil)
  }

  @Test("a model takes the place of one with the same unique value")
  func unique() throws {
    context.insert(Trip(name: "Oslo", note: "old"))
    context.insert(Trip(name: "Rome"))
    context.insert(Trip(name: "Oslo", note: "new"))
    #expect(try context.fetch(FetchDescriptor<Trip>()).map(\.note) == ["new", nil])
  }

  @Test("changes are known until they are saved")
  func changes() throws {
    let trip = Trip(name: "Oslo")
    context.insert(trip)
    #expect(context.hasChanges)
    try context.save()
    #expect(!context.hasChanges)
    trip.visit()
    #expect(trip.visits == 1)
    #expect(trip.hasChanges)
  }

  @Test("only stored variables are kept")
  func properties() {
    #expect(
      Trip.schemaMetadata.map(\.name) == ["name", "created", "stops", "note", "tags", "visits"])
    #expect(Stop.schemaMetadata.map(\.name) == ["id", "trip", "title", "rank"])
  }

  @Test("identities find their models")
  func identity() throws {
    let trip = Trip(name: "Oslo")
    context.insert(trip)
    let found: Trip? = context.registeredModel(for: trip.id)
    #expect(found === trip)
    #expect(Schema(versionedSchema: FirstVersion.self).version.description == "1.0.0")
  }

  @Test("an actor has a context of the container")
  func actor() async throws {
    context.insert(Trip(name: "Oslo"))
    #expect(try await TripCounter(modelContainer: container).count() == 1)
  }
}
