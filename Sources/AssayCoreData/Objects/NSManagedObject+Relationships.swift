// SPDX-License-Identifier: MIT

extension NSManagedObject {
  /// Sets a relationship, and the one that refers back.
  func set(_ relationship: NSRelationshipDescription, to value: Any?) {
    let old = targets(of: relationship)
    let new: [NSManagedObject]
    if let value, relationship.isToMany {
      guard let list = ObjectList(value) else {
        preconditionFailure("\(relationship.name) holds objects, not a \(type(of: value))")
      }
      new = list.objects
    } else {
      new = (value as? NSManagedObject).map { [$0] } ?? []
    }
    guard !old.elementsEqual(new, by: ===) else { return }
    change { $0.put(new, relationship) }
    guard let back = relationship.inverseRelationship else { return insertRelated(new) }
    for object in old where !new.contains(where: { $0 === object }) { object.unlink(self, back) }
    for object in new where !old.contains(where: { $0 === object }) {
      object.link(self, back, relationship)
    }
    insertRelated(new)
  }

  /// The objects that a relationship leads to.
  func targets(of relationship: NSRelationshipDescription) -> [NSManagedObject] {
    guard let value = values[relationship.name] else { return [] }
    return (value as? NSManagedObject).map { [$0] } ?? ObjectList(value)?.objects ?? []
  }

  private func put(_ objects: [NSManagedObject], _ relationship: NSRelationshipDescription) {
    values[relationship.name] =
      relationship.isToMany ? ObjectList(objects) as Any? : objects.first
  }

  func unlink(_ object: NSManagedObject, _ relationship: NSRelationshipDescription) {
    let rest = targets(of: relationship).filter { $0 !== object }
    guard rest.count < targets(of: relationship).count else { return }
    change { $0.put(rest, relationship) }
  }

  /// - Parameter forward: the relationship of the other object that leads here.
  private func link(
    _ object: NSManagedObject, _ relationship: NSRelationshipDescription,
    _ forward: NSRelationshipDescription
  ) {
    let old = targets(of: relationship)
    guard !old.contains(where: { $0 === object }) else { return }
    change { $0.put(relationship.isToMany ? old + [object] : [object], relationship) }
    guard !relationship.isToMany else { return }
    for other in old { other.unlink(self, forward) }
  }

  /// An object that one in a context refers to is in the context too.
  private func insertRelated(_ objects: [NSManagedObject]) {
    guard let context = managedObjectContext else { return }
    for object in objects where object.store == nil && !object.isDeleted {
      context.insert(object)
    }
  }

  /// Applies the delete rules.
  func endRelationships(delete: (NSManagedObject) -> Void) {
    for relationship in entity.relationshipsByName.values.sorted(by: { $0.name < $1.name }) {
      for object in targets(of: relationship) {
        switch relationship.deleteRule {
        case .cascadeDeleteRule: delete(object)
        case .nullifyDeleteRule:
          if let back = relationship.inverseRelationship { object.unlink(self, back) }
        // A save fails where a denied deletion still has its objects.
        case .denyDeleteRule, .noActionDeleteRule: break
        }
      }
    }
  }
}
