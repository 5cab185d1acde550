// SPDX-License-Identifier: MIT

internal import ArgumentParser
internal import AssayConsole
internal import AssayDeadCode
internal import Synchronization

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Turns SIGINT and SIGTERM into the cancellation of work that must clean up before it ends.
enum Interruption {
  // NB: a signal handler reaches nothing but a global.
  private static let received = Atomic<Int32>(0)
  private static let signals = [SIGINT, SIGTERM]

  /// - Throws: the work's error; after a signal, the exit code of a program that it ends.
  static func guarding<Result: Sendable>(
    _ console: Console, _ work: @escaping @Sendable () async throws -> Result
  ) async throws -> Result {
    received.store(0, ordering: .relaxed)
    // NB: a handler, not SIG_IGN, which the tools that the work starts would inherit.
    for number in signals {
      signal(number) { Interruption.received.store($0, ordering: .relaxed) }
    }
    defer { for number in signals { signal(number, SIG_DFL) } }
    let task = Task { try await work() }
    let watch = Task {
      while received.load(ordering: .relaxed) == 0 { try await Task.sleep(for: .milliseconds(50)) }
      task.cancel()
    }
    defer { watch.cancel() }
    do {
      return try await task.value
    } catch {
      let number = received.load(ordering: .relaxed)
      if number == 0 { throw error }
      // What could not be restored is an error of its own.
      let message =
        error is RemovalError ? "\(error)" : "interrupted; every file is as it was before"
      console.error("assay: \(message)")
      throw ExitCode(128 + number)
    }
  }
}
