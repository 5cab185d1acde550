// SPDX-License-Identifier: MIT

import Testing

@testable import AssayRelease

@Suite("Outputs")
struct OutputTests {
  private func outputs(notes: String = "") throws -> ReleaseOutputs {
    let tag = ReleaseTag(
      name: "v1.2.3", version: SemanticVersion(1, 2, 3), object: "abc", commit: "abc")
    let plan = ReleasePlan(
      package: nil, prefix: .v, commit: "abc", channel: .stable, latest: nil, outcome: .tagged(tag),
      isShallow: false)
    return ReleaseOutputs(plan, created: [], notes: notes)
  }

  @Test("GitHub: a value of several lines cannot end itself")
  func delimiter() throws {
    let text = GitHubOutput.text(try outputs(notes: "a\nASSAY_END\ntag=v9.9.9\n::set-output"))
    #expect(text.hasPrefix("tag=v1.2.3\n"))
    #expect(
      text.hasSuffix(
        "notes<<ASSAY_END_\na\nASSAY_END\ntag=v9.9.9\n::set-output\nASSAY_END_\n"))
    #expect(text.contains("new-release=false\nreason=already-tagged\n"))
  }

  @Test("GitLab: no value of several lines")
  func dotenv() throws {
    let text = GitLabDotenv.text(try outputs(notes: "a\nb"))
    #expect(text.hasPrefix("ASSAY_RELEASE_TAG=v1.2.3\n"))
    #expect(!text.contains("NOTES"))
    #expect(text.contains("ASSAY_RELEASE_PREVIOUS_TAG=\n"))
  }

  @Test("Azure: line ends and percent signs are written as its commands want them")
  func azure() throws {
    let text = AzureVariables.text(try outputs(notes: "50%\r\nb"))
    #expect(
      text.hasSuffix(
        "##vso[task.setvariable variable=ASSAY_RELEASE_NOTES;isOutput=true]50%AZP25%0D%0Ab"))
  }

  @Test("credentials of an URL are not told")
  func redaction() {
    #expect(
      Redaction.withoutCredentials("fatal: unable to access 'https://me:s3cret@host/x.git/': no")
        == "fatal: unable to access 'https://host/x.git/': no")
    #expect(Redaction.withoutCredentials("https://host/a@b") == "https://host/a@b")
  }

  struct Failure: Sendable {
    var errors: String
    var reason: ReleaseError.Reason
  }

  @Test(
    "what git says when it fails becomes one line with a reason",
    arguments: [
      Failure(
        errors: "remote: error: GH013: Repository rule violations found for refs/tags/v1.0.0.",
        reason: .protected),
      Failure(
        errors: "remote: GitLab: You are not allowed to create this tag as it is protected.\n"
          + " ! [remote rejected] v1 -> v1 (pre-receive hook declined)", reason: .protected),
      Failure(
        errors: "remote: Permission to o/r.git denied to github-actions[bot].\n"
          + "fatal: unable to access 'https://github.com/o/r/': The requested URL returned error: 403",
        reason: .denied),
      Failure(
        errors: "git@github.com: Permission denied (publickey).\n"
          + "fatal: Could not read from remote repository.", reason: .denied),
      Failure(
        errors: "fatal: unable to access 'https://x/': Could not resolve host: x", reason: .network),
      Failure(errors: "fatal: the remote end hung up unexpectedly", reason: .network),
      Failure(
        errors: "fatal: 'nope' does not appear to be a git repository\n"
          + "fatal: Could not read from remote repository.", reason: .invalidConfiguration),
      Failure(errors: "fatal: something new", reason: .toolFailed),
      Failure(errors: "", reason: .toolFailed),
    ])
  func failures(_ row: Failure) {
    let error = GitFailure.error(row.errors, command: "push", remote: "origin")
    #expect(error.reason == row.reason)
    #expect(!error.message.contains("\n"))
  }

  @Test(
    "what is denied is the clone's folder, the remote's reading, or its writing",
    arguments: [
      (
        "update-ref",
        "fatal: cannot lock ref 'refs/tags/v1': Unable to create '/c/.git/refs/tags/v1.lock': Permission denied",
        "give this user permission to read and write the folder of the clone"
      ),
      (
        "mktag",
        "error: insufficient permission for adding an object to repository database .git/objects",
        "give this user permission to read and write the folder of the clone"
      ),
      // A partial clone fetches what a command needs.
      ("log", "git@github.com: Permission denied (publickey).", "let git read the remote"),
      (
        "diff-tree", "fatal: could not read Username for 'https://x': terminal prompts disabled",
        "let git read the remote"
      ),
      ("fetch", "fatal: Authentication failed for 'https://x'", "let git read the remote"),
      ("push", "remote: Permission to o/r.git denied to bot.", "give this job write permission"),
    ])
  func denied(command: String, errors: String, advice: String) {
    let error = GitFailure.error(errors, command: command, remote: "origin")
    #expect(error.reason == .denied)
    #expect(error.message.contains("; " + advice), "\(error.message)")
  }
}
