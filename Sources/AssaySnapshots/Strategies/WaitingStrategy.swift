// SPDX-License-Identifier: MIT

internal import AssayViews
public import Foundation

extension Snapshotting {
  /// Waits before another strategy takes the snapshot.
  ///
  /// Tasks and blocks of the main queue run meanwhile. Animations and the actions of a view need no
  /// waiting, because a picture shows their end.
  ///
  /// - Parameters:
  ///   - duration: The number of seconds.
  ///   - strategy: The other strategy.
  public static func wait(for duration: TimeInterval, on strategy: Snapshotting) -> Snapshotting {
    Snapshotting(pathExtension: strategy.pathExtension, diffing: strategy.diffing) {
      value -> Async<Format> in
      RenderingExecutor.pause(until: Date(timeIntervalSinceNow: duration))
      return strategy.snapshot(value)
    }
  }
}
