// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// A reference's bytes, told apart without decoding.
struct ReferenceFile {
  var chunks: [PNG.ChunkRange]
  /// Where the snapshot metadata lies; nil for a picture from elsewhere.
  var metadata: Range<Int>?

  /// - Throws: `ReferenceProblem` where the bytes are no whole PNG file.
  init(_ bytes: [UInt8]) throws(ReferenceProblem) {
    if bytes.isEmpty { throw .empty }
    if Self.isLFSPointer(bytes) { throw .gitLFSPointer }
    do {
      chunks = try PNG.chunks(bytes)
    } catch {
      throw ReferenceProblem(error)
    }
    metadata = chunks.first { $0.type == SnapshotMetadata.chunkType }?.data
  }

  static func isLFSPointer(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: "version https://git-lfs.github.com/spec/".utf8)
  }
}
