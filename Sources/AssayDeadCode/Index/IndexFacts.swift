// SPDX-License-Identifier: MIT

internal import AssayFiles

/// What one machine's index knows of a package's sources, as a file that a scan on another machine
/// joins with its own: code for iOS is compiled on one, code for Linux on the other, and a
/// declaration is unused where no index that holds its file has a use.
///
/// The file holds the hash of each source, because a record fits no other text than the one that
/// was compiled.
package struct IndexFacts: Hashable, Sendable {
  /// A source that was compiled.
  struct Source: Hashable, Sendable {
    /// Relative to the package.
    var path: String
    var content: CacheKey
  }

  /// Sorted by path.
  var sources: [Source]
  /// With paths relative to the package.
  var data: IndexData

  /// For a message after recording.
  package var sourceCount: Int { sources.count }

  /// - Parameters:
  ///   - covered: absolute paths.
  init(of data: IndexData, covering covered: Set<String>, in package: ScannedPackage) throws {
    let paths = Set(data.files.map(\.path)).union(covered).filter { package.includes(path: $0) }
    sources = try paths.sorted().map { path in
      Source(
        path: package.relative(path), content: CacheKey(of: try SourceReader.bytes(of: path)))
    }
    self.data = data
    for index in data.files.indices {
      self.data.files[index].path = package.relative(data.files[index].path)
    }
  }

  /// The sources of a package that are missing there or have another text.
  func misfits(in package: ScannedPackage) -> [String] {
    sources.filter { source in
      do {
        let bytes = try SourceReader.bytes(of: package.absolute(source.path))
        return CacheKey(of: bytes) != source.content
      } catch {
        return true
      }
    }.map(\.path)
  }

  /// The data with absolute paths, of the files that a package's scan reads.
  func data(in package: ScannedPackage) -> IndexData {
    var result = data
    for index in result.files.indices {
      result.files[index].path = package.absolute(result.files[index].path)
    }
    result.files.removeAll { !package.includes(path: $0.path) }
    return result
  }
}

// The file
extension IndexFacts {
  /// The first bytes; the number goes up with every change of what follows.
  private static let header = Array("assay index facts 1\n\0\0\0\0".utf8)

  /// - Throws: `IndexFactsError`.
  static func read(from path: String) throws -> IndexFacts {
    let bytes: [UInt8]
    do {
      bytes = try PosixFileSystem().read(path)
    } catch {
      throw IndexFactsError.unreadable(path: path, reason: "\(error)")
    }
    guard let facts = IndexFacts(encoded: bytes) else { throw IndexFactsError.noFacts(path: path) }
    return facts
  }

  package func write(to path: String) throws {
    try PosixFileSystem().write(encoded(), to: path)
  }

  func encoded() -> [UInt8] {
    var writer = ByteWriter()
    writer.add(sources.map(\.path))
    writer.add(sources.map(\.content.low))
    writer.add(sources.map(\.content.high))
    writer.add(data.files.map(\.path))
    writer.add(data.files.map(\.record))
    for file in data.files {
      writer.add(file.modules)
      writer.add(file.dependencies)
    }
    let lists = data.files.map {
      OccurrenceList(occurrences: $0.occurrences, relations: $0.relations)
    }
    writer.add(IndexRecordSet(symbols: data.symbols, lists: lists).encoded())
    var end = ByteWriter()
    let key = CacheKey(of: writer.bytes)
    end.add(key.low)
    end.add(key.high)
    return Self.header + writer.bytes + end.bytes
  }

  /// Nil for any bytes that `encoded()` did not make.
  init?(encoded bytes: [UInt8]) {
    guard bytes.starts(with: Self.header), bytes.count >= Self.header.count + 16 else { return nil }
    let body = Array(bytes[Self.header.count..<bytes.count - 16])
    var end = ByteWriter()
    let key = CacheKey(of: body)
    end.add(key.low)
    end.add(key.high)
    guard bytes.suffix(16).elementsEqual(end.bytes) else { return nil }
    let decoded = body.withUnsafeBytes { IndexFacts(body: $0) }
    guard let decoded else { return nil }
    self = decoded
  }

  private init?(body: UnsafeRawBufferPointer) {
    do {
      var reader = ByteReader(body)
      let paths = try reader.texts()
      let lows = try reader.array(of: UInt64.self)
      let highs = try reader.array(of: UInt64.self)
      guard paths.count == lows.count, lows.count == highs.count else { return nil }
      sources = zip(paths, zip(lows, highs)).map { path, hash in
        Source(path: path, content: CacheKey(low: hash.0, high: hash.1))
      }
      let filePaths = try reader.texts()
      let records = try reader.texts()
      guard filePaths.count == records.count else { return nil }
      var lists: [(modules: [String], dependencies: [String])] = []
      for _ in filePaths { lists.append((try reader.texts(), try reader.texts())) }
      let encoded = try reader.array(of: UInt8.self)
      guard reader.isAtEnd,
        let set = encoded.withUnsafeBytes({ IndexRecordSet(encoded: $0) }),
        set.lists.count == filePaths.count
      else { return nil }
      data = IndexData()
      data.symbols = set.symbols
      data.files = filePaths.indices.map { index in
        IndexedFile(
          path: filePaths[index], record: records[index], modules: lists[index].modules,
          dependencies: lists[index].dependencies, occurrences: set.lists[index].occurrences,
          relations: set.lists[index].relations)
      }
    } catch {
      return nil
    }
  }
}
