// SPDX-License-Identifier: MIT

import AssayFiles
import AssayTestSupport
import Testing

@testable import AssayPorting

@Suite("Folders for what is thrown away")
struct ScratchFolderTests {
  @Test("what a killed process left is removed, and what a running one has is not")
  func abandoned() throws {
    let place = try TemporaryFolder()
    let live = TemporaryName.next(for: "scratch")
    let gone = try live.ofEndedProcess
    for name in [live, gone, "somebody's"] { try place.write("x", to: name + "/deep/file") }
    let folder = try ScratchFolder.create(in: place.path)
    #expect(Set(try place.names) == [live, "somebody's", FilePaths.lastComponent(of: folder)])
    ScratchFolder.remove(folder)
    #expect(Set(try place.names) == [live, "somebody's"])
  }
}
