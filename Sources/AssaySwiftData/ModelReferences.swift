// SPDX-License-Identifier: MIT

/// A value that refers to models: a model, an optional one or several.
public protocol _ModelReferences {
  /// The class of the models.
  nonisolated static var _destination: any PersistentModel.Type { get }
  /// A value that refers to one model; nil for a model of another class.
  nonisolated static func _referring(to model: any PersistentModel) -> Self?
  /// The models.
  nonisolated var _models: [any PersistentModel] { get }
  /// The value with one more model.
  nonisolated func _adding(_ model: any PersistentModel) -> Self
  /// The value without a model; nil if it cannot be without.
  nonisolated func _removing(_ model: any PersistentModel) -> Self?
}

extension PersistentModel {
  /// The class itself.
  public nonisolated static var _destination: any PersistentModel.Type { Self.self }
  /// The model itself.
  public nonisolated static func _referring(to model: any PersistentModel) -> Self? {
    model as? Self
  }
  /// The model itself.
  public nonisolated var _models: [any PersistentModel] { [self] }
  /// The other model.
  public nonisolated func _adding(_ model: any PersistentModel) -> Self {
    (model as? Self) ?? self
  }
  /// Nil for the model itself.
  public nonisolated func _removing(_ model: any PersistentModel) -> Self? {
    model === self ? nil : self
  }
}

extension Array: _ModelReferences where Element: PersistentModel {
  public static var _destination: any PersistentModel.Type { Element.self }
  public static func _referring(to model: any PersistentModel) -> [Element]? {
    (model as? Element).map { [$0] }
  }
  public var _models: [any PersistentModel] { self }
  public func _adding(_ model: any PersistentModel) -> [Element] {
    guard let model = model as? Element, !contains(where: { $0 === model }) else { return self }
    return self + [model]
  }
  public func _removing(_ model: any PersistentModel) -> [Element]? {
    filter { $0 !== model }
  }
}

extension Optional: _ModelReferences where Wrapped: _ModelReferences {
  public static var _destination: any PersistentModel.Type { Wrapped._destination }
  public static func _referring(to model: any PersistentModel) -> Wrapped?? {
    Wrapped._referring(to: model).map { $0 }
  }
  public var _models: [any PersistentModel] { self?._models ?? [] }
  public func _adding(_ model: any PersistentModel) -> Wrapped? {
    self?._adding(model) ?? Wrapped._referring(to: model)
  }
  public func _removing(_ model: any PersistentModel) -> Wrapped?? {
    .some(self?._removing(model))
  }
}
