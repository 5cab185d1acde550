// SPDX-License-Identifier: MIT

import AssayTestSupport
import Testing

@testable import AssaySnapshots
@testable import AssayViews

@Suite("Notes on previews that show nothing")
@MainActor struct PreviewNoteTests {
  private struct EmptyPreview: PreviewProvider {
    static var previews: some View { EmptyView() }
  }

  private struct BlankPreview: PreviewProvider {
    static var previews: some View { Color.white }
  }

  private struct WordPreview: PreviewProvider {
    static var previews: some View { Text(verbatim: "word") }
  }

  private func recording(_ provider: String) throws -> String {
    let record = try #require(
      PreviewList.all { $0() }.first { $0.fileID.hasSuffix(provider) },
      "\(PreviewList.all { $0() }.map(\.fileID))")
    let folder = try TemporaryFolder()
    return try #require(
      verifySnapshot(
        of: record, as: .preview(precision: 1, traits: TraitSet(canvas: .device(.iPhoneSe))),
        record: .all, snapshotDirectory: folder.path))
  }

  @Test("a picture of one color says whether the preview's body is empty")
  func notes() throws {
    let note = "note: the picture has one color only: "
    #expect(try recording("EmptyPreview").contains(note + "its body is empty"))
    #expect(try recording("BlankPreview").contains(note + "the preview draws nothing visible"))
    #expect(try !recording("WordPreview").contains(note))
  }
}
