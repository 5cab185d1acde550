// SPDX-License-Identifier: MIT

/// The units of a store, as the cache keeps them.
struct IndexUnitList: Hashable {
  var units: [IndexUnit]

  init(units: [IndexUnit]) {
    self.units = units
  }

  var byName: [String: IndexUnit] {
    Dictionary(units.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  func encoded() -> [UInt8] {
    var writer = ByteWriter()
    writer.add(units.map(\.name))
    writer.add(units.map(\.time))
    writer.add(units.map(\.size))
    writer.add(units.map(\.module))
    writer.add(units.map(\.mainFile))
    writer.add(units.map { UInt32($0.records.count) })
    writer.add(units.flatMap { $0.records.map(\.path) })
    writer.add(units.flatMap { $0.records.map(\.name) })
    // The same few modules again and again: each once, then their places.
    let modules = Set(units.flatMap(\.dependencies)).sorted()
    let places = Dictionary(
      zip(modules, 0..<UInt32(modules.count)), uniquingKeysWith: { first, _ in first })
    writer.add(modules)
    writer.add(units.map { UInt32($0.dependencies.count) })
    writer.add(units.flatMap { $0.dependencies.compactMap { places[$0] } })
    return writer.bytes
  }

  /// From `encoded()`; nil for any other bytes.
  init?(encoded bytes: UnsafeRawBufferPointer) {
    do {
      var reader = ByteReader(bytes)
      let names = try reader.texts()
      let times = try reader.array(of: Int64.self)
      let sizes = try reader.array(of: Int64.self)
      let modules = try reader.texts()
      let mainFiles = try reader.texts()
      let recordCounts = try reader.array(of: UInt32.self)
      let recordPaths = try reader.texts()
      let recordNames = try reader.texts()
      let moduleNames = try reader.texts()
      let dependencyCounts = try reader.array(of: UInt32.self)
      let dependencies = try reader.array(of: UInt32.self)
      let counts = [
        times.count, sizes.count, modules.count, mainFiles.count, recordCounts.count,
        dependencyCounts.count,
      ]
      guard reader.isAtEnd, counts.allSatisfy({ $0 == names.count }),
        recordPaths.count == recordNames.count,
        recordCounts.reduce(0, { $0 + Int($1) }) == recordPaths.count,
        dependencyCounts.reduce(0, { $0 + Int($1) }) == dependencies.count,
        dependencies.allSatisfy({ $0 < moduleNames.count })
      else { return nil }
      units = []
      var record = 0
      var dependency = 0
      for index in names.indices {
        let records = record..<record + Int(recordCounts[index])
        let modulesPlaces = dependency..<dependency + Int(dependencyCounts[index])
        record = records.upperBound
        dependency = modulesPlaces.upperBound
        units.append(
          IndexUnit(
            name: names[index], time: times[index], size: sizes[index], module: modules[index],
            mainFile: mainFiles[index],
            records: records.map {
              IndexUnit.Record(path: recordPaths[$0], name: recordNames[$0])
            },
            dependencies: modulesPlaces.map { moduleNames[Int(dependencies[$0])] }))
      }
    } catch {
      return nil
    }
  }
}
