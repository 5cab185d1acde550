// SPDX-License-Identifier: MIT

import Testing

@testable import AssayRelease

@Suite("Messages of merges and squashes")
struct MergeMessageTests {
  struct Case: Sendable {
    var message: String
    var title: String
    var number: Int?
    var isRequest = true
    var body = ""
  }

  @Test(arguments: [
    Case(
      message: "MINOR add (#12)\n\n* one\n* two", title: "MINOR add", number: 12,
      body: "* one\n* two"),
    Case(
      message: "Revert \"MINOR add (#12)\" (#13)", title: "Revert \"MINOR add (#12)\"", number: 13),
    Case(
      message: "Merge pull request #7 from owner/branch\n\nMAJOR drop\n\nWhy\n",
      title: "MAJOR drop",
      number: 7, body: "Why\n"),
    Case(
      message: "Merge pull request #7 from a/b\r\n\r\nMAJOR drop\r\n", title: "MAJOR drop",
      number: 7),
    Case(
      message: "Merge branch 'x' into 'main'\n\nMINOR y\n\nSee merge request group/app!31",
      title: "MINOR y", number: 31, body: "See merge request group/app!31"),
    Case(
      message: "MINOR y\n\nSee merge request app!31", title: "MINOR y", number: 31,
      body: "See merge request app!31"),
    Case(
      message: "Merged in feature/x (pull request #5)\n\nMINOR z\n\nApproved-by: A",
      title: "MINOR z",
      number: 5, body: "Approved-by: A"),
    Case(message: "Merged PR 9: MAJOR a: b", title: "MAJOR a: b", number: 9),
    Case(message: "\n\nMINOR x (!4)", title: "MINOR x", number: 4),
    // Nothing of a request:
    Case(message: "MINOR direct push", title: "MINOR direct push", isRequest: false),
    Case(message: "Fix (see #12)", title: "Fix (see #12)", isRequest: false),
    Case(message: "Fix (#12a)", title: "Fix (#12a)", isRequest: false),
    Case(message: "(#12)", title: "(#12)", isRequest: false),
    Case(
      message: "Merge branch 'main' into x", title: "Merge branch 'main' into x", isRequest: false),
    Case(message: "", title: "", isRequest: false),
    Case(message: "Merged PR x: y", title: "Merged PR x: y", isRequest: false),
  ])
  func message(_ row: Case) {
    let message = MergeMessage(row.message)
    #expect(message.title == row.title)
    #expect(message.number == row.number)
    #expect(message.isRequest == row.isRequest)
    if row.isRequest {
      #expect(message.body.trimmed == row.body.trimmed)
    }
  }
}

extension String {
  fileprivate var trimmed: String { split(separator: "\n").joined(separator: "\n") }
}
