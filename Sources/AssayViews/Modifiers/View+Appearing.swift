// SPDX-License-Identifier: MIT

nonisolated extension View {
  /// Calls an action after the first layout that places the view. What the action sets is drawn.
  ///
  /// Actions of inner views are called before those of the views around them. In a lazy container
  /// and a list, the actions of rows that are out of sight are not called.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    whenPlaced(Appearance.self) { placed in
      guard placed.place.memory == nil else { return }
      placed.place.memory = Appearance()
      if let action { placed.enqueue(action) }
    }
  }

  /// Calls an action when the view is gone after an action has changed the screen.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    whenPlaced(Disappearance.self) { placed in
      placed.store.keep(placed.place) { placed.call { action?() } }
    }
  }

  /// Starts a task after the first layout that places the view, and runs it to the first point
  /// where it waits for time, the network or another thread. What it sets until then is drawn.
  public func task(
    priority: TaskPriority = .userInitiated,
    _ action: @escaping () async -> Void
  ) -> some View {
    task(id: 0, priority: priority, action)
  }

  /// Starts a task with a name after the first layout that places the view, and runs it to the
  /// first point where it waits for time, the network or another thread.
  public func task(
    name: String?, priority: TaskPriority = .userInitiated, file: String = #fileID,
    line: Int = #line, _ action: @escaping () async -> Void
  ) -> some View {
    task(priority: priority, action)
  }

  /// Starts a task with a name after the first layout that places the view, and again each time a
  /// value changes; runs it to the first point where it waits for time, the network or another
  /// thread.
  public func task<T: Equatable>(
    id value: T, name: String?, priority: TaskPriority = .userInitiated, file: String = #fileID,
    line: Int = #line, _ action: @escaping () async -> Void
  ) -> some View {
    task(id: value, priority: priority, action)
  }

  /// Starts a task after the first layout that places the view, and again each time a value
  /// changes; runs it to the first point where it waits for time, the network or another thread.
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    _ action: @escaping () async -> Void
  ) -> some View {
    whenPlaced(RunningTask<T>.self) { placed in
      let running = placed.place.memory { RunningTask<T>() }
      guard running.id != value else { return }
      running.id = value
      placed.enqueue {
        running.task?.cancel()
        running.task = TaskStart(action).task(priority: priority)
        placed.store.atEnd { running.task?.cancel() }
      }
    }
  }
}

/// Remembers that a view has appeared.
private final class Appearance {}
/// Identifies the modifier.
private enum Disappearance {}

/// The task of a view.
private final class RunningTask<ID: Equatable> {
  var id: ID?
  var task: Task<Void, Never>?
}

/// It is unchecked because the task runs on the thread that starts it as long as the rendering
/// lasts.
private struct TaskStart: @unchecked Sendable {
  let action: () async -> Void
  init(_ action: @escaping () async -> Void) { self.action = action }

  func task(priority: TaskPriority) -> Task<Void, Never> {
    Task(priority: priority) { await action() }
  }
}
