// SPDX-License-Identifier: MIT

internal import Synchronization

/// What killed processes left beside the files that they were writing.
enum AbandonedFiles {
  private static let swept = Mutex<Set<String>>([])

  /// Removes them from a folder, once a process. What cannot be removed stays: it harms nothing.
  static func sweep(_ folder: String) {
    guard swept.withLock({ $0.insert(folder).inserted }) else { return }
    let files = PosixFileSystem()
    do {
      for name in try files.names(inFolder: folder) where TemporaryName.isAbandoned(name) {
        try files.remove(FilePaths.join(folder, name))
      }
    } catch {}
  }
}
