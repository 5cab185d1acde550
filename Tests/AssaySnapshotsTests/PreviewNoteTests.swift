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

  /// Listing makes the views of every provider of this binary, so that another test's static values
  /// are made here, too: in the present that they expect.
  private func recording(_ provider: String) throws -> String {
    let records = PreviewList.all { TestClock.run(at: TestClock.presentOfPreviews, $0) }
    let record = try #require(
      records.first { $0.fileID.hasSuffix(provider) }, "\(records.map(\.fileID))")
    let folder = try TemporaryFolder()
    return try #require(
      verifySnapshot(
        of: record,
        as: .preview(
          precision: 1, traits: TraitSet(canvas: .device(.iPhoneSe)), screen: .iPhoneSe),
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
