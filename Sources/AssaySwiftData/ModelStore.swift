// SPDX-License-Identifier: MIT

internal import AssayViews

/// The models of a container. Views follow the list.
final class ModelStore: Observable {
  private let registrar = ObservationRegistrar()
  private var list: [any PersistentModel] = []
  /// Those that are there without what actions of views have done.
  private var kept: [any PersistentModel] = []
  weak var container: ModelContainer?

  /// In the order in which they were inserted.
  var models: [any PersistentModel] {
    registrar.access(self, keyPath: \.models)
    return list
  }

  private func change(_ edit: (inout [any PersistentModel]) -> Void) {
    registrar.withMutation(of: self, keyPath: \.models) { edit(&list) }
    if !ViewAction.isRunning { edit(&kept) }
  }

  /// Undoes what actions of views inserted and deleted: a preview must not depend on what another
  /// one did.
  func undoActions() {
    guard !list.elementsEqual(kept, by: { $0 === $1 }) else { return }
    for model in list { model._$model.store = nil }
    for model in kept {
      model._$model.store = self
      model._$model.isDeleted = false
    }
    registrar.withMutation(of: self, keyPath: \.models) { list = kept }
  }

  func deleteAll() {
    for model in list { model._$model.store = nil }
    change { $0 = [] }
  }

  /// Inserts a model and those that it refers to.
  func insert(_ model: any PersistentModel) {
    let record = model._$model
    guard !list.contains(where: { $0 === model }) else { return }
    record.store = self
    record.isDeleted = false
    record.hasChanges = true
    change { models in
      if let place = models.firstIndex(where: { isReplaced($0, by: model) }) {
        models[place] = model
      } else {
        models.append(model)
      }
    }
    for property in type(of: model).schemaMetadata {
      for other in property.relationship?.models(model) ?? [] { insert(other) }
    }
    Inverse.complete(model)
  }

  /// Whether a model has the same value of a unique property.
  private func isReplaced(_ old: any PersistentModel, by new: any PersistentModel) -> Bool {
    guard type(of: old) == type(of: new) else { return false }
    return type(of: new).schemaMetadata.contains {
      guard $0.isUnique, let value = $0.value(new) else { return false }
      return $0.value(old) == value
    }
  }

  /// Deletes a model, and what its relationships delete with it.
  func delete(_ model: any PersistentModel) {
    guard list.contains(where: { $0 === model }) else { return }
    change { $0.removeAll { $0 === model } }
    let record = model._$model
    record.isDeleted = true
    record.store = nil
    record.context = nil
    for property in type(of: model).schemaMetadata {
      guard let others = property.relationship?.models(model) else { continue }
      for other in others { end(property, of: model, with: other) }
    }
  }

  private func end(
    _ property: Schema.PropertyMetadata, of model: any PersistentModel,
    with other: any PersistentModel
  ) {
    switch property.deleteRule {
    case .cascade: delete(other)
    case .nullify, .deny:
      for back in type(of: other).schemaMetadata { back.relationship?.remove(other, model) }
    case .noAction: break
    }
  }
}
