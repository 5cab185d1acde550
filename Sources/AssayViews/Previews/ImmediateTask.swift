// SPDX-License-Identifier: MIT

internal import Synchronization

/// Runs asynchronous code to its end on the current thread.
enum ImmediateTask {
  /// - Throws: What the code throws, or `PreviewError.waits` if it waits for anything but code that
  ///   can run at once.
  static func run<Value>(_ body: @escaping () async throws -> Value) throws -> Value {
    let queue = JobQueue()
    let outcome = Outcome<Value>()
    nonisolated(unsafe) let body = body
    Task(executorPreference: queue) { outcome.value = await Result.of(body) }
    queue.drain()
    guard let value = outcome.value else { throw PreviewError.waits }
    return try value.get()
  }

  /// Written by the task, read after it.
  private final class Outcome<Value>: @unchecked Sendable {
    var value: Result<Value, any Error>?
  }
}

extension Result where Failure == any Error {
  fileprivate static func of(_ body: () async throws -> Success) async -> Self {
    do { return .success(try await body()) } catch { return .failure(error) }
  }
}

/// Jobs that wait for the thread that drains them.
private final class JobQueue: TaskExecutor {
  private let jobs = Mutex<[UnownedJob]>([])

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
  }

  func drain() {
    while let job = jobs.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) {
      job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }
}
