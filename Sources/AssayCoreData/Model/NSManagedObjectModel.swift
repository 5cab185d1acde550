// SPDX-License-Identifier: MIT

/// The entities of an app.
///
/// It is unchecked because models are made once and not changed afterwards.
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
  /// The entities.
  open var entities: [NSEntityDescription] = [] {
    didSet { for entity in entities { entity.model = self } }
  }

  /// Creates a model without entities.
  public override init() {}

  /// The program's model of a file's name; nil where the program has none.
  public convenience init?(contentsOf url: URL) {
    let name = url.deletingPathExtension().lastPathComponent
    guard let model = ModelRegistry.shared.model(named: name) else { return nil }
    self.init()
    entities = model.entities
  }

  /// One model of all entities of the program.
  public class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    ModelRegistry.shared.merged
  }

  /// The entities by their names.
  public var entitiesByName: [String: NSEntityDescription] {
    Dictionary(entities.compactMap { entity in entity.name.map { ($0, entity) } }) { _, last in
      last
    }
  }

  /// The entity of a class. A model that the app makes itself has the class by its name, with or
  /// without its module.
  func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    guard type != NSManagedObject.self else { return nil }
    let names = [String(reflecting: type), String(describing: type)]
    return entities.first { $0.objectClass == type }
      ?? entities.first { $0.objectClass == nil && names.contains($0.managedObjectClassName) }
  }
}
