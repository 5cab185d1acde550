// SPDX-License-Identifier: MIT

import Testing

@testable import AssayPorting

@Suite("Runs of previews")
struct PreviewEventsTests {
  /// Records as swift-testing of Swift 6.3 writes them, shortened.
  private static let run = #"""
    {"kind":"test","payload":{"id":"AppPreviewTests.previews()","kind":"function","name":"previews()"},"version":0}
    {"kind":"event","payload":{"instant":{"absolute":1,"since1970":1},"kind":"runStarted","messages":[{"symbol":"default","text":"Test run started."}]},"version":0}
    {"kind":"event","payload":{"issue":{"isKnown":false,"sourceLocation":{"_filePath":"/app/Home.swift","column":1,"fileID":"App/Home.swift","line":12}},"kind":"issueRecorded","messages":[{"symbol":"fail","text":"Issue recorded"},{"symbol":"details","text":"the picture differs"}],"testID":"x"},"version":0}
    {"kind":"event","payload":{"issue":{"isKnown":false,"sourceLocation":{"_filePath":"/port/Tests/AppPreviewTests/PreviewTests.swift","column":3,"fileID":"T/PreviewTests.swift","line":8}},"kind":"issueRecorded","messages":[{"symbol":"fail","text":"Issue recorded"},{"symbol":"details","text":"recorded a new reference '/r.png'; look at it"}],"testID":"x"},"version":0}
    """#

  @Test("an issue has the place of its preview, and one of the test has none")
  func issues() throws {
    let events = try PreviewEvents(Array(Self.run.utf8))
    #expect(
      events.issues == [
        PreviewIssue(file: "/app/Home.swift", line: 12, message: "the picture differs"),
        PreviewIssue(
          file: nil, line: 8, message: "recorded a new reference '/r.png'; look at it"),
      ])
    #expect(events.issues.map(\.isRecording) == [false, true])
    let issue = PreviewIssue(
      line: 1, message: "recorded a new reference; look\nnote: an image\nnote: and 2 more")
    #expect(issue.notes == ["an image", "and 2 more"])
    #expect(!events.isComplete)
  }

  @Test("a run that came to its end says so")
  func end() throws {
    let end = #"{"kind":"event","payload":{"kind":"runEnded"},"version":0}"#
    #expect(try PreviewEvents(Array((Self.run + "\n" + end).utf8)).isComplete)
  }

  @Test("a run of one preview says which, and may end in the middle of a word")
  func onePreview() throws {
    let record = #"""
      {"kind":"event","payload":{"issue":{"isKnown":false,"sourceLocation":{"_filePath":"/app/Home.swift","column":1,"fileID":"App/Home.swift","line":12}},"kind":"issueRecorded","messages":[{"symbol":"fail","text":"Issue recorded"},{"symbol":"details","text":"drawing preview 3 of 76: Home of all"}],"testID":"x"},"version":0}
      """#
    for rest in ["\n", "\n{\"kind\":\"event\",\"paylo"] {
      let events = try PreviewEvents(Array((record + rest).utf8))
      #expect(events.issues == [])
      #expect(!events.isComplete)
      let drawn = try #require(events.drawn)
      #expect((drawn.number, drawn.count) == (3, 76))
      #expect(drawn.name == "Home of all")
      #expect((drawn.issue.file, drawn.issue.line) == ("/app/Home.swift", 12))
    }
    #expect(DrawnPreview(PreviewIssue(line: 1, message: "drawing preview of a map")) == nil)
  }

  @Test("the test draws what is asked for")
  func test() {
    #expect(PreviewTest().source(modules: ["App"], isAll: true).contains("\n  assertPreviews()\n"))
    #expect(
      PreviewTest().source(modules: ["App", "Kit"], isAll: false).contains(
        "\n  assertPreviews(modules: [\"App\", \"Kit\"])\n"))
    #expect(
      PreviewTest(
        devices: ["iPhoneSe"], appearances: ["light", "dark"], locales: ["es"],
        textSizes: ["large"], looks: ["iOS26"]
      ).source(modules: ["App"], isAll: true).contains(
        #"""
          assertPreviews(on: ["iPhoneSe"].compactMap { Device.named($0) }, appearances: Appearance.all.filter { ["light", "dark"].contains($0.name) }, locales: ["es"], dynamicTypeSizes: [.large], looks: [.iOS26])
        """#))
  }
}
