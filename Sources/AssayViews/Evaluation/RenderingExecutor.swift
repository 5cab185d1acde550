// SPDX-License-Identifier: MIT

internal import Foundation

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
final class RenderingExecutor: SerialExecutor, @unchecked Sendable {
  private let lock = NSLock()
  /// Jobs that this thread runs.
  private var jobs: [(job: UnownedJob, isMain: Bool)] = []
  /// Jobs from other threads, which wait until the rendering has ended.
  private var held: [UnownedJob] = []
  private var isClosed = false
  private var isRetained = false

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
  func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    ExecutorHooks.install()
    let outer = pthread_getspecific(Self.key)
    pthread_setspecific(Self.key, Unmanaged.passUnretained(self).toOpaque())
    defer {
      pthread_setspecific(Self.key, outer)
      close()
    }
    return try body()
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
  func enqueue(_ job: UnownedJob) {
    if Self.current === self {
      // Tasks refer to their executor without retaining it, and may outlive the rendering.
      if !isRetained {
        isRetained = true
        _ = Unmanaged.passRetained(self)
      }
      jobs.append((job, isMain: true))
      return
    }
    let isLate = lock.withLock {
      if !isClosed { held.append(job) }
      return isClosed
    }
    if isLate { MainActor.shared.enqueue(job) }
  }

  func checkIsolated() {
    precondition(Self.current === self, "The rendering of this view happens on another thread")
  }

  func isIsolatingCurrentContext() -> Bool? { Self.current === self }

  /// Takes a job of no actor; false where no rendering is going on.
  fileprivate static func take(_ job: UnownedJob) -> Bool {
    guard let current else { return false }
    current.jobs.append((job, isMain: false))
    return true
  }

  fileprivate static var mainExecutor: UnownedSerialExecutor? {
    current?.asUnownedSerialExecutor()
  }
}

/// Runs jobs of no actor on the thread of a rendering, or where they run otherwise.
private final class SharedTaskExecutor: TaskExecutor {
  static let instance = SharedTaskExecutor()

  func enqueue(_ job: UnownedJob) {
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
      if !RenderingExecutor.take(job) { original(job) }
    }
    mainHook.pointee = { original in RenderingExecutor.mainExecutor ?? original() }
    return true
  }()
}
