// SPDX-License-Identifier: MIT

internal import CIndexStore

extension assay_index_text {
  var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : length).bindMemory(to: UInt8.self)
  }

  var string: String { String(decoding: bytes, as: UTF8.self) }
}

/// An index store, opened. The library keeps nothing but its path, so threads may share it.
final class IndexStore: @unchecked Sendable {
  let library: IndexStoreLibrary
  /// Absolute, without symbolic links.
  let path: String
  let versionFolder: String
  private let handle: UnsafeMutableRawPointer

  /// - Throws: `IndexStoreError`.
  init(path: String, library: IndexStoreLibrary) throws {
    guard let real = FileStatus.realPath(path), FileStatus(path: real)?.isFolder == true else {
      throw IndexStoreError(.storeNotFound, path: path)
    }
    let expected = "v\(library.functions.format_version())"
    let names: [String]
    switch FileStatus.names(inFolder: real) {
    case .success(let found): names = found
    case .failure(let failure):
      throw IndexStoreError(.unreadableStore(reason: failure.description), path: path)
    }
    if !names.contains(expected) {
      let other = names.first {
        $0.first == "v" && $0.count > 1 && $0.dropFirst().allSatisfy(\.isNumber)
      }
      throw IndexStoreError(
        other.map { .formatVersion(found: $0, expected: expected) } ?? .notAStore, path: path)
    }
    var error: UnsafeMutableRawPointer?
    guard let handle = library.functions.store_create(real, &error) else {
      throw IndexStoreError(.unreadableStore(reason: library.text(ofError: error)), path: path)
    }
    self.library = library
    self.path = real
    self.handle = handle
    versionFolder = "\(real)/\(expected)"
  }

  deinit {
    library.functions.store_dispose(handle)
  }

  /// The path of a record: in a folder named after the last two letters of its name.
  func path(ofRecord name: String) -> String {
    "\(versionFolder)/records/\(name.suffix(2))/\(name)"
  }

  /// Where the cache keeps what the units say.
  var unitsKey: CacheKey {
    var builder = CacheKeyBuilder()
    builder.add("units")
    builder.add(versionFolder)
    return builder.key
  }

  func path(ofUnit name: String) -> String { "\(versionFolder)/units/\(name)" }

  /// The unit files, by name.
  /// - Throws: `IndexStoreError`.
  func unitNames() throws -> [String] {
    switch FileStatus.names(inFolder: "\(versionFolder)/units") {
    case .success(let names): return names
    case .failure(let failure):
      if failure.isMissing { return [] }
      throw IndexStoreError(
        .unreadableStore(reason: failure.description), path: "\(versionFolder)/units")
    }
  }

  /// - Throws: `IndexStoreError`.
  func unit(named name: String, status: FileStatus) throws -> IndexUnit {
    let path = path(ofUnit: name)
    if let problem = IndexFileCheck.problem(path: path, kind: .unit) {
      throw IndexStoreError(.unreadableUnit(reason: problem), path: path)
    }
    assay_index_begin_file(path)
    defer { assay_index_end_file() }
    let functions = library.functions
    var error: UnsafeMutableRawPointer?
    guard let reader = functions.unit_create(handle, name, &error) else {
      throw IndexStoreError(.unreadableUnit(reason: library.text(ofError: error)), path: path)
    }
    defer { functions.unit_dispose(reader) }
    var unit = IndexUnit(
      name: name, time: status.modificationTime, size: status.size,
      module: functions.unit_module(reader).string,
      records: [], dependencies: [])
    guard functions.unit_provider(reader).bytes.elementsEqual("swift".utf8),
      !functions.unit_is_system(reader), !functions.unit_is_module(reader)
    else { return unit }
    let workingFolder = functions.unit_working_folder(reader).string
    if functions.unit_has_main_file(reader) {
      let path = functions.unit_main_file(reader).string
      unit.mainFile = path.hasPrefix("/") ? path : "\(workingFolder)/\(path)"
    }
    let collector = DependencyCollector(functions: functions, workingFolder: workingFolder)
    withExtendedLifetime(collector) {
      _ = functions.unit_dependencies(reader, Unmanaged.passUnretained(collector).toOpaque()) {
        context, item in
        guard let context, let item else { return false }
        Unmanaged<DependencyCollector>.fromOpaque(context).takeUnretainedValue().add(item)
        return true
      }
    }
    unit.records = collector.records
    unit.dependencies = collector.modules.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return unit
  }

  /// - Throws: `IndexStoreError`.
  func record(named name: String) throws -> IndexRecord {
    let path = path(ofRecord: name)
    if let problem = IndexFileCheck.problem(path: path, kind: .record) {
      throw IndexStoreError(.unreadableRecord(reason: problem), path: path)
    }
    assay_index_begin_file(path)
    defer { assay_index_end_file() }
    let functions = library.functions
    var error: UnsafeMutableRawPointer?
    guard let reader = functions.record_create(handle, name, &error) else {
      throw IndexStoreError(.unreadableRecord(reason: library.text(ofError: error)), path: path)
    }
    defer { functions.record_dispose(reader) }
    let record = RecordCollector(functions: functions).read(reader)
    if let problem = record.problem {
      throw IndexStoreError(.unreadableRecord(reason: problem), path: path)
    }
    return record
  }
}

extension IndexStoreLibrary {
  /// What the library says of an error, which it then forgets.
  func text(ofError error: UnsafeMutableRawPointer?) -> String {
    guard let error else { return "unknown reason" }
    defer { functions.error_dispose(error) }
    return functions.error_description(error).map { String(cString: $0) } ?? "unknown reason"
  }
}

/// The records and modules that a unit depends on.
private final class DependencyCollector {
  let functions: assay_index_functions
  let workingFolder: String
  var records: [IndexUnit.Record] = []
  var modules: Set<String> = []

  init(functions: assay_index_functions, workingFolder: String) {
    self.functions = functions
    self.workingFolder = workingFolder
  }

  func add(_ dependency: UnsafeMutableRawPointer) {
    switch functions.dependency_kind(dependency) {
    case 1:
      let module = functions.dependency_module(dependency)
      if module.length > 0 { modules.insert(module.string) }
    case 2:
      let path = functions.dependency_path(dependency)
      guard !functions.dependency_is_system(dependency),
        path.bytes.suffix(6).elementsEqual(".swift".utf8)
      else { return }
      var text = path.string
      if !text.hasPrefix("/") { text = "\(workingFolder)/\(text)" }
      records.append(
        IndexUnit.Record(path: text, name: functions.dependency_name(dependency).string))
    default: return
    }
  }
}
