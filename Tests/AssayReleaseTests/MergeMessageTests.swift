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
    var evidence: MergeMessage.Evidence?
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
    // Gitea and Forgejo.
    Case(
      message:
        "Merge pull request 'MINOR 'x' (#3)' (#7) from a/b into main\n\nReviewed-on: https://git\n",
      title: "MINOR 'x' (#3)", number: 7, body: "Reviewed-on: https://git"),
    // Bitbucket Data Center, as it is now and as it was: the older one lists commits.
    Case(
      message:
        "Pull request #12: MINOR add: x\n\nMerge in PROJ/app from feature/x to main\n\n* commit '1a2b':\n  wip",
      title: "MINOR add: x", number: 12,
      body: "Merge in PROJ/app from feature/x to main\n* commit '1a2b':\n  wip"),
    Case(
      message:
        "Merge pull request #12 in PROJ/app from feature/x to main\n\n* commit '1a2b':\n  MAJOR wip",
      title: "Merge pull request #12 in PROJ/app from feature/x to main", number: 12,
      body: "* commit '1a2b':\n  MAJOR wip", evidence: .untitled),
    // bors-ng and homu.
    Case(
      message: "Merge #12\n\n12: MINOR add x r=ann a=bob\n\nWhy\n", title: "MINOR add x",
      number: 12,
      body: "Why"),
    Case(
      message: "Merge #12 #13\n\n12: MINOR a r=x a=y\n\n13: MAJOR b r=x a=y\n",
      title: "Merge #12 #13",
      body: "12: MINOR a r=x a=y\n13: MAJOR b r=x a=y", evidence: .untitled),
    Case(
      message: "Auto merge of #12 - bob:fix, r=ann\n\nMAJOR drop x\n\nWhy", title: "MAJOR drop x",
      number: 12, body: "Why"),
    // GitLab whose template was changed, and one with nothing but the reference.
    Case(message: "Merge branch 'x' into 'main'\n\nMINOR y", title: "MINOR y"),
    Case(
      message: "Merge branch 'x' into 'main'\n\nSee merge request g/p!4",
      title: "Merge branch 'x' into 'main'", number: 4, evidence: .untitled),
    // GitHub with an empty body.
    Case(
      message: "Merge pull request #7 from owner/branch",
      title: "Merge pull request #7 from owner/branch",
      number: 7, evidence: .untitled),
    // Nothing of a request:
    Case(message: "MINOR direct push", title: "MINOR direct push", isRequest: false),
    Case(message: "Fix (see #12)", title: "Fix (see #12)", isRequest: false),
    Case(message: "Fix (#12a)", title: "Fix (#12a)", isRequest: false),
    Case(message: "(#12)", title: "(#12)", isRequest: false),
    Case(
      message: "Merge branch 'main' into x", title: "Merge branch 'main' into x", isRequest: false),
    Case(message: "", title: "", isRequest: false),
    Case(message: "Merged PR x: y", title: "Merged PR x: y", isRequest: false),
    Case(message: "Merge #1 and others", title: "Merge #1 and others", isRequest: false),
    Case(message: "Pull request #3: x", title: "Pull request #3: x", isRequest: false),
    Case(
      message: "Merge pull request 'x' from y", title: "Merge pull request 'x' from y",
      isRequest: false),
  ])
  func message(_ row: Case) {
    let message = MergeMessage(row.message)
    #expect(message.title == row.title)
    #expect(message.number == row.number)
    #expect(message.isRequest == row.isRequest)
    if let evidence = row.evidence { #expect(message.evidence == evidence) }
    if row.isRequest {
      #expect(message.body.trimmed == row.body.trimmed)
    }
  }
}

@Suite("What a message proves of a title")
struct MergeEvidenceTests {
  @Test(
    "a message's form tells whether it has its request's title",
    arguments: [
      ("MINOR add (#12)", MergeMessage.Evidence.squash), ("MINOR add (#12)\n\nWhy", .squash),
      // GitHub takes the request's title for several commits, and lists them.
      ("MINOR add (#12)\n\n* one\n\n* two", .title), ("MINOR add (#12)\n\n* one", .squash),
      ("Merge pull request #7 from a/b\n\nMAJOR drop", .title),
      ("Merge pull request #7 from a/b", .untitled), ("x", .plain),
    ])
  func evidence(message: String, evidence: MergeMessage.Evidence) {
    #expect(MergeMessage(message).evidence == evidence)
  }
}

extension String {
  fileprivate var trimmed: String { split(separator: "\n").joined(separator: "\n") }
}
