// SPDX-License-Identifier: MIT

internal import Dispatch
internal import Foundation
internal import Synchronization

/// Runs the tasks of a rendering on its thread: those of `task`, and those that actions start.
///
/// A rendering may happen on any thread, while the closures of a screen are isolated to the main
/// actor. So the thread that renders stands in for the main actor as long as the rendering lasts:
/// hops to the main actor and tasks that begin there come to this executor, and so do tasks of no
/// actor. A task runs until it waits for something that this thread cannot do, such as a timer or
/// the network. It goes on after the rendering, on the real main actor, where it changes no
/// picture. Nothing waits for time, so the result is the same each time.
///
/// The runtime has hooks for exactly this, which are its stable entry points for other executors.
/// Where a hook is missing, tasks run as usual and change no picture.
package final class RenderingExecutor: SerialExecutor, @unchecked Sendable {
  private let lock = NSCondition()
  /// Jobs that this thread runs.
  private var jobs: [(job: UnownedJob, isMain: Bool)] = []
  /// Jobs from other threads, which wait until the rendering has ended.
  private var held: [UnownedJob] = []
  private var isClosed = false
  private var isRetained = false

  package init() {}

  /// The executor of the rendering on this thread.
  private static var current: RenderingExecutor? {
    pthread_getspecific(key).map {
      Unmanaged<RenderingExecutor>.fromOpaque($0).takeUnretainedValue()
    }
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// Stands in for the main actor while a body runs.
  package func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    ExecutorHooks.install()
    let outer = pthread_getspecific(Self.key)
    pthread_setspecific(Self.key, Unmanaged.passUnretained(self).toOpaque())
    defer {
      pthread_setspecific(Self.key, outer)
      close()
    }
    return try body()
  }

  /// Makes a preview's view as the main actor would, and runs the tasks that this starts, such as
  /// those that fill a store.
  static func making<Value>(_ make: () -> Value) -> Value {
    let executor = RenderingExecutor()
    return executor.run {
      defer { executor.drain() }
      return make()
    }
  }

  /// Runs the jobs that are there, and those that they start.
  func drain() {
    while !jobs.isEmpty {
      let batch = jobs
      jobs = []
      for (job, isMain) in batch {
        if isMain {
          job.runSynchronously(on: asUnownedSerialExecutor())
        } else {
          job.runSynchronously(on: SharedTaskExecutor.instance.asUnownedTaskExecutor())
        }
      }
    }
  }

  /// Runs jobs, also those that other threads send, until something has happened or a time has
  /// come. `wake` ends the wait early.
  ///
  /// A thread that waits for a strategy of a test must run the tasks of the strategy: the main
  /// actor may be this thread, and a machine with two cores has two threads for tasks.
  package func wait(until deadline: Date, for hasHappened: () -> Bool) {
    Self.waitingCount.add(1, ordering: .relaxed)
    defer { Self.waitingCount.subtract(1, ordering: .relaxed) }
    let isStandIn = MainThread.isOccupiedByThisThread
    if isStandIn {
      // Another thread may have asked for it and send its job after the wait.
      retainForTasks()
      Self.standIn.withLock { $0 = self }
    }
    defer { if isStandIn { Self.standIn.withLock { if $0 === self { $0 = nil } } } }
    while true {
      drain()
      if takeHeld() { continue }
      if hasHappened() || Date() >= deadline { return }
      if Thread.isMainThread { MainThread.runLoop(before: deadline) }
      lock.withLock {
        guard held.isEmpty, !hasHappened() else { return }
        let pause = Thread.isMainThread ? 0.001 : 0.05
        _ = lock.wait(until: min(deadline, Date(timeIntervalSinceNow: pause)))
      }
    }
  }

  /// Waits on this thread, whose tasks run meanwhile.
  package static func pause(until deadline: Date) {
    if let current { return current.wait(until: deadline) { false } }
    let executor = RenderingExecutor()
    executor.run { executor.wait(until: deadline) { false } }
  }

  /// Ends the pause of `wait`, which looks again whether something has happened.
  package func wake() { lock.withLock { lock.broadcast() } }

  /// Moves the jobs from other threads to this one; false if there are none.
  private func takeHeld() -> Bool {
    let late = lock.withLock {
      defer { held = [] }
      return held
    }
    jobs += late.map { (job: $0, isMain: true) }
    return !late.isEmpty
  }

  /// Runs asynchronous code to its end on this thread, in a rendering.
  ///
  /// - Throws: what the code throws, or `EvaluationError` if it waits for something that this
  ///   thread cannot do.
  static func finish<Value>(_ body: @escaping () async throws -> Value) throws -> Value {
    let outcome = Outcome<Value>()
    nonisolated(unsafe) let body = body
    Task {
      do { outcome.value = .success(try await body()) } catch { outcome.value = .failure(error) }
    }
    current?.drain()
    guard let value = outcome.value else { throw EvaluationError(.waits) }
    return try value.get()
  }

  /// Written by a task and read after it, on one thread.
  private final class Outcome<Value>: @unchecked Sendable {
    var value: Result<Value, any Error>?
  }

  private func close() {
    let late = lock.withLock {
      isClosed = true
      defer { held = [] }
      return held
    }
    for job in late + jobs.filter(\.isMain).map(\.job) { MainActor.shared.enqueue(job) }
    for (job, isMain) in jobs where !isMain { globalConcurrentExecutor.enqueue(job) }
    jobs = []
  }

  /// Takes a job that belongs on the main actor.
  package func enqueue(_ job: UnownedJob) {
    if Self.current === self {
      retainForTasks()
      jobs.append((job, isMain: true))
      return
    }
    let isLate = lock.withLock {
      if !isClosed { held.append(job) }
      lock.broadcast()
      return isClosed
    }
    if isLate { MainActor.shared.enqueue(job) }
  }

  /// Tasks refer to their executor without retaining it, and may outlive the rendering.
  private func retainForTasks() {
    guard !isRetained else { return }
    isRetained = true
    _ = Unmanaged.passRetained(self)
  }

  package func checkIsolated() {
    precondition(Self.current === self, "The rendering of this view happens on another thread")
  }

  package func isIsolatingCurrentContext() -> Bool? { Self.current === self }

  /// Takes a job of no actor; false where no rendering is going on.
  fileprivate static func take(_ job: UnownedJob) -> Bool {
    guard let current else { return false }
    current.jobs.append((job, isMain: false))
    return true
  }

  /// The number of threads that wait for a strategy of a test.
  private static let waitingCount = Atomic(0)

  fileprivate static var isAnyThreadWaiting: Bool { waitingCount.load(ordering: .relaxed) > 0 }

  /// The executor of a thread that waits on the main queue, where no other job can run.
  private static let standIn = Mutex<RenderingExecutor?>(nil)

  fileprivate static var mainExecutor: UnownedSerialExecutor? {
    (current ?? standIn.withLock(\.self))?.asUnownedSerialExecutor()
  }
}

/// What the main queue needs of the thread that runs on it.
private enum MainThread {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether this thread runs a block of the main queue and has no run loop for the others.
  static var isOccupiedByThisThread: Bool {
    !Thread.isMainThread && DispatchQueue.getSpecific(key: key) == true
  }

  /// Runs blocks of the main queue for a moment.
  static func runLoop(before deadline: Date) {
    _ = RunLoop.main.run(
      mode: .default, before: min(deadline, Date(timeIntervalSinceNow: 0.01)))
  }
}

/// Runs jobs of no actor on the thread of a rendering, or where they run otherwise.
private final class SharedTaskExecutor: TaskExecutor {
  static let instance = SharedTaskExecutor()

  package func enqueue(_ job: UnownedJob) {
    if !RenderingExecutor.take(job) { globalConcurrentExecutor.enqueue(job) }
  }
}

/// The hooks of the runtime, which ask for the executor on each thread.
private enum ExecutorHooks {
  private typealias Enqueue = @convention(thin) (UnownedJob) -> Void
  private typealias EnqueueHook = @convention(thin) (UnownedJob, Enqueue) -> Void
  private typealias GetExecutor = @convention(thin) () -> UnownedSerialExecutor
  private typealias GetExecutorHook = @convention(thin) (GetExecutor) -> UnownedSerialExecutor

  static func install() { _ = isInstalled }

  private static let isInstalled: Bool = {
    guard let program = dlopen(nil, RTLD_LAZY),
      let enqueue = dlsym(program, "swift_task_enqueueGlobal_hook"),
      let getMain = dlsym(program, "swift_task_getMainExecutor_hook")
    else { return false }
    let enqueueHook = enqueue.assumingMemoryBound(to: EnqueueHook?.self)
    let mainHook = getMain.assumingMemoryBound(to: GetExecutorHook?.self)
    // Another library that has its own executors keeps them.
    guard enqueueHook.pointee == nil, mainHook.pointee == nil else { return false }
    enqueueHook.pointee = { job, original in
      if RenderingExecutor.take(job) { return }
      guard RenderingExecutor.isAnyThreadWaiting else { return original(job) }
      // The threads for tasks are as many as cores, and all of them may wait for a strategy.
      DispatchQueue.global().async {
        job.runSynchronously(on: SharedTaskExecutor.instance.asUnownedTaskExecutor())
      }
    }
    mainHook.pointee = { original in RenderingExecutor.mainExecutor ?? original() }
    return true
  }()
}
