// SPDX-License-Identifier: MIT

#if !canImport(Darwin)
  public import Dispatch

  extension DispatchQueue {
    /// Runs work on the queue and waits for it. Dispatch on Linux has it as `sync` only.
    public func asyncAndWait<T>(execute work: () throws -> T) rethrows -> T {
      try sync(execute: work)
    }

    /// Runs an item of work on the queue and waits for it.
    public func asyncAndWait(execute workItem: DispatchWorkItem) { sync(execute: workItem) }
  }
#endif
