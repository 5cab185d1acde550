// SPDX-License-Identifier: MIT

import AssaySwiftData

@Model final class Trip {
  @Attribute(.unique) var name: String
  var created = Date(timeIntervalSince1970: 0)  // the first date, of all
  @Relationship(deleteRule: .cascade, inverse: \Stop.trip)
  var stops: [Stop] = []
  var note: String?
  var tags: [Tag]?
  @Transient var isOpen = false
  private(set) var visits: Int = 0
  let number = 1

  init(name: String, note: String? = nil) {
    self.name = name
    self.note = note
  }

  func visit() { visits += 1 }
}

@Model final class Stop: Identifiable {
  var id = UUID()
  var trip: Trip?
  var title: String
  var rank: Int? = nil

  init(_ title: String, trip: Trip? = nil, rank: Int? = nil) {
    self.title = title
    self.trip = trip
    self.rank = rank
  }
}

/// Neither side of its relationship to `Trip` names the other.
@Model class Tag {
  var title: String
  var trip: Trip?

  init(title: String) { self.title = title }
}

enum FirstVersion: VersionedSchema {
  static let versionIdentifier = Schema.Version(1, 0, 0)
  static var models: [any PersistentModel.Type] { [Trip.self, Stop.self, Tag.self] }
}

@ModelActor actor TripCounter {
  func count() throws -> Int { try modelContext.fetchCount(FetchDescriptor<Trip>()) }
}
