// SPDX-License-Identifier: MIT

internal import CPreviews
internal import Synchronization

/// What `assay port` writes for a data model: its entities. Nothing names it, so it is found where
/// the binary lists its conformances.
public protocol _CoreDataModel {
  /// The name of the model's file, without the extension.
  static var name: String { get }
  /// The entities.
  static func entities() -> [NSEntityDescription]
}

/// The models of the program.
final class ModelRegistry: Sendable {
  static let shared = ModelRegistry()

  private struct Contents {
    var models: [(name: String, model: NSManagedObjectModel)] = []
    /// Classes that no model has.
    var unknown: [ObjectIdentifier: NSEntityDescription] = [:]
    /// Models that the app makes itself, as long as it keeps them.
    var made: [WeakModel] = []

    /// Those that the app makes first.
    var all: [NSManagedObjectModel] { made.compactMap(\.model) + models.map(\.model) }
  }

  private struct WeakModel {
    weak var model: NSManagedObjectModel?
  }

  private let contents: Mutex<Contents>

  private init() {
    let models = Self.types().sorted { String(reflecting: $0) < String(reflecting: $1) }
      .map { (name: $0.name, model: ModelBuilder.model(of: $0.entities())) }
    contents = Mutex(Contents(models: models))
  }

  func model(named name: String) -> NSManagedObjectModel? {
    contents.withLock { $0.models.first { $0.name == name }?.model }
  }

  var merged: NSManagedObjectModel {
    let result = NSManagedObjectModel()
    let all = contents.withLock { $0.models.map(\.model) }
    if all.count == 1 { return all[0] }
    result.entities = all.flatMap(\.entities)
    return result
  }

  /// Knows the entities of a model that the app makes itself.
  func add(_ model: NSManagedObjectModel) {
    contents.withLock { $0.made.append(WeakModel(model: model)) }
  }

  func entity(named name: String) -> NSEntityDescription? {
    contents.withLock { $0.all.lazy.compactMap { $0.entitiesByName[name] }.first }
  }

  func entity(of type: NSManagedObject.Type) -> NSEntityDescription {
    contents.withLock { contents in
      if let known = contents.all.lazy.compactMap({ $0.entity(of: type) }).first { return known }
      if let known = contents.unknown[ObjectIdentifier(type)] { return known }
      let entity = NSEntityDescription()
      entity.name = String(describing: type)
      entity.objectClass = type
      entity.isUnknown = true
      contents.unknown[ObjectIdentifier(type)] = entity
      return entity
    }
  }

  private static func types() -> [any _CoreDataModel.Type] {
    final class Found { var types: [any _CoreDataModel.Type] = [] }
    let found = Found()
    assay_visit_conforming_types(
      protocolDescriptor,
      { metadata, context in
        guard let metadata, let context else { return }
        let found = Unmanaged<Found>.fromOpaque(context).takeUnretainedValue()
        let type = unsafeBitCast(metadata, to: Any.Type.self)
        if let model = type as? any _CoreDataModel.Type { found.types.append(model) }
      }, Unmanaged.passUnretained(found).toOpaque())
    return found.types
  }

  /// The descriptor of the protocol: the third word of the metadata of its existential type, by
  /// Swift's stable ABI (ExistentialTypeMetadata).
  private static var protocolDescriptor: UnsafeRawPointer {
    let type: Any.Type = (any _CoreDataModel).self
    return unsafeBitCast(type, to: UnsafePointer<UnsafeRawPointer>.self)[2]
  }
}
