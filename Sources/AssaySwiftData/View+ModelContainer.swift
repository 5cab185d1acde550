// SPDX-License-Identifier: MIT

public import AssayViews

extension EnvironmentValues {
  /// The context of the container around a view. Without one, queries give no models.
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] }
    set { self[ModelContextKey.self] = newValue }
  }
}

private struct ModelContextKey: EnvironmentKey {
  /// A new one each time, because nothing may stay in it for another rendering.
  static var defaultValue: ModelContext { ModelContext(.emptyDefault()) }
}

nonisolated extension View {
  /// Provides a container's context to the views inside. What actions such as `onAppear` insert or
  /// delete is undone after a rendering.
  public func modelContainer(_ container: ModelContainer) -> some View {
    modifier(SharedContainer(container))
  }

  /// Provides a context to the views inside.
  public func modelContext(_ context: ModelContext) -> some View {
    environment(\.modelContext, context).modifier(ContextVisit(context.container.store))
  }

  /// Creates a container for a class, as long as a rendering lasts.
  public func modelContainer(
    for type: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modifier(OwnContainer(types: [type], onSetup: onSetup))
  }

  /// Creates a container for classes, as long as a rendering lasts.
  public func modelContainer(
    for types: [any PersistentModel.Type], inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modifier(OwnContainer(types: types, onSetup: onSetup))
  }
}

nonisolated extension Scene {
  /// Accepted, and has no effect: scenes are not shown.
  public func modelContainer(_ container: ModelContainer) -> some Scene { self }

  /// Accepted, and has no effect: scenes are not shown.
  public func modelContext(_ context: ModelContext) -> some Scene { self }

  /// Accepted, and has no effect: scenes are not shown.
  public func modelContainer(
    for type: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene { self }

  /// Accepted, and has no effect: scenes are not shown.
  public func modelContainer(
    for types: [any PersistentModel.Type], inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene { self }
}

/// A container that is created when a rendering first evaluates the view.
private nonisolated struct OwnContainer: ViewModifier {
  @State private var setup: ContainerSetup

  init(
    types: [any PersistentModel.Type],
    onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void
  ) {
    _setup = State(wrappedValue: ContainerSetup(types: types, onSetup: onSetup))
  }

  func body(content: Content) -> some View {
    content.environment(\.modelContext, setup.context)
  }
}

private final class ContainerSetup {
  private let types: [any PersistentModel.Type]
  private let onSetup: (Swift.Result<ModelContainer, any Error>) -> Void

  private(set) lazy var context: ModelContext = {
    let container = ModelContainer(types)
    let context = container.mainContext
    onSetup(.success(container))
    return context
  }()

  init(
    types: [any PersistentModel.Type],
    onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void
  ) {
    self.types = types
    self.onSetup = onSetup
  }
}

/// A container of the app's, which other renderings use too.
private nonisolated struct SharedContainer: ViewModifier {
  private let context: ModelContext
  // assay:ignore assign-only-property - the rendering finds it by reflection
  private let visit: RenderingVisit

  init(_ container: ModelContainer) {
    context = container.mainContext
    visit = .undoingChanges(of: container.store)
  }

  func body(content: Content) -> some View { content.environment(\.modelContext, context) }
}

private nonisolated struct ContextVisit: ViewModifier {
  // assay:ignore assign-only-property - the rendering finds it by reflection
  private let visit: RenderingVisit

  init(_ store: ModelStore) { visit = .undoingChanges(of: store) }

  func body(content: Content) -> some View { content }
}

extension RenderingVisit {
  /// A preview must not depend on what another one inserted.
  fileprivate static func undoingChanges(of store: ModelStore) -> RenderingVisit {
    RenderingVisit { { store.undoActions() } }
  }
}
