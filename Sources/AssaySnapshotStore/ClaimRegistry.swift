// SPDX-License-Identifier: MIT

package import AssayGraphics
internal import Synchronization

/// Remembers which assertion of this process uses which reference, so that no two share one.
///
/// The same assertion may come again with the same content (a test that is repeated, or has arguments
/// that do not show). With other content it would overwrite its own reference: an error.
package final class ClaimRegistry: Sendable {
  private struct Claim {
    var path: String
    var site: CallSite
    var content: PixelHash
  }

  private let claims = Mutex<[String: Claim]>([:])

  package init() {}

  /// - Parameter path: the reference's whole path.
  /// - Throws: `SnapshotStoreError` where the path is claimed by another assertion or other content.
  package func claim(_ path: String, by site: CallSite, content: PixelHash) throws {
    let claim = Claim(path: path, site: site, content: content)
    // Strings are equal by canonical equivalence, as file names are on a Mac.
    let key = path.lowercased()
    let earlier = claims.withLock { claims in
      let earlier = claims[key]
      if earlier == nil { claims[key] = claim }
      return earlier
    }
    guard let earlier else { return }
    if !earlier.path.utf8.elementsEqual(path.utf8) {
      throw SnapshotStoreError(
        .sharedReferenceByCase(other: earlier.path, first: earlier.site, second: site), path: path)
    }
    if earlier.site != site {
      throw SnapshotStoreError(.sharedReference(first: earlier.site, second: site), path: path)
    }
    if earlier.content != content {
      throw SnapshotStoreError(.changingContent(site: site), path: path)
    }
  }
}
