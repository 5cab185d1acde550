// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayReview
import AssaySnapshotStore
import Synchronization

/// What a server knows of the pictures of a run, and what it learns from the run.
///
/// No answer of the server is a verdict, and none is a failure: what it does not know is drawn.
final class SharedPictures: Sendable {
  let known: [PixelHash: DrawnPicture]
  private let server: CacheServer
  /// Of the entries that the server may have, by key.
  private let names: [PixelHash: String]
  private let takesEntries: Bool
  private let drawn = Mutex<[String: DrawnPicture]>([:])

  /// Asks the server.
  init(on server: CacheServer, names: [PixelHash: String], isReadOnly: Bool) async {
    self.server = server
    self.names = names
    let (found, problem) = await server.pictures(for: names.values.sorted())
    known = names.compactMapValues { found[$0] }
    // NB: a server that does not answer takes nothing, and would only take time.
    takesEntries = !isReadOnly && problem == nil
    if let problem {
      Console.standard.error(
        "assay: note: the cache '\(server.address)' is not used in full: \(problem)")
    }
  }

  func add(_ picture: DrawnPicture, for key: PixelHash) {
    guard takesEntries, let name = names[key] else { return }
    drawn.withLock { $0[name] = picture }
  }

  /// Puts what the run drew on the server, if it may.
  func put() async {
    guard let problem = await server.put(drawn.withLock(\.self)) else { return }
    Console.standard.error(
      "assay: note: not all new pictures are in the cache '\(server.address)': \(problem)")
  }
}
