// SPDX-License-Identifier: MIT

/// The models of a container. Views follow the list.
final class ModelStore: Observable {
  private let registrar = ObservationRegistrar()
  private var list: [any PersistentModel] = []
  weak var container: ModelContainer?

  /// In the order in which they were inserted.
  var models: [any PersistentModel] {
    get {
      registrar.access(self, keyPath: \.models)
      return list
    }
    set { registrar.withMutation(of: self, keyPath: \.models) { list = newValue } }
  }

  /// Brings back the models of an earlier moment.
  func restore(_ models: [any PersistentModel]) {
    for model in list { model._$model.store = nil }
    for model in models {
      model._$model.store = self
      model._$model.isDeleted = false
    }
    self.models = models
  }

  /// Inserts a model and those that it refers to.
  func insert(_ model: any PersistentModel) {
    let record = model._$model
    guard !list.contains(where: { $0 === model }) else { return }
    record.store = self
    record.isDeleted = false
    record.hasChanges = true
    if let place = list.firstIndex(where: { isReplaced($0, by: model) }) {
      models[place] = model
    } else {
      models.append(model)
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
    guard let place = list.firstIndex(where: { $0 === model }) else { return }
    models.remove(at: place)
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
