// SPDX-License-Identifier: MIT

internal import AssayFiles
internal import AssayRendering
internal import AssaySnapshotStore
internal import Foundation

/// The cache of a process that runs tests, and what is said of it on standard error.
struct PicturesOfRuns: Sendable {
  /// nil for none.
  let cache: SceneCache?

  /// - Parameter folder: of the cache; nil for none.
  init(folder: String?) {
    guard let folder else {
      cache = nil
      return
    }
    do {
      guard let code = try LoadedCode.fingerprint() else {
        Self.note("the system does not tell which code is running, so ASSAY_CACHE is not used")
        cache = nil
        return
      }
      let fork = ForkedRequest(ProcessInfo.processInfo.environment) { path in
        do { return try PosixFileSystem().read(path) } catch { return nil }
      }
      if let source = fork.source {
        Self.note("\(source) says that this is a request from a fork, so the cache stays as it is")
      }
      let cache = SceneCache(folder: folder, code: code, isReadOnly: fork.source != nil)
      if let problem = cache.problem { Self.note(problem) }
      self.cache = cache
    } catch {
      Self.note("ASSAY_CACHE is not used: \(error)")
      cache = nil
    }
  }

  /// Writes what later runs use, and says how many pictures were not drawn.
  func close() {
    guard let cache else { return }
    do {
      try cache.write()
    } catch {
      Self.note("the cache could not be written: \(error)")
    }
    let totals = cache.totals
    let total = totals.known + totals.drawn
    if total > 0 {
      Self.note(
        "\(totals.known) of \(Counted.words(total, "picture")) not drawn again, because their scenes, "
          + "their fonts and the code are those of an earlier run (ASSAY_CACHE)")
    }
  }

  private static func note(_ text: String) {
    FileHandle.standardError.write(Data("assay: note: \(Printable.line(text))\n".utf8))
  }
}
