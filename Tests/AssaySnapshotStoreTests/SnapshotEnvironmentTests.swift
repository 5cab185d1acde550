// SPDX-License-Identifier: MIT

import Testing

@testable import AssaySnapshotStore

@Suite("Snapshot environment")
struct SnapshotEnvironmentTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var record: String?
    var ci: String?
    var mode: RecordMode
    var testDescription: String { "ASSAY_RECORD=\(record ?? "-") CI=\(ci ?? "-")" }
  }

  @Test(
    "the record mode is the variable's, or else never in CI and missing elsewhere",
    arguments: [
      Case(mode: .missing),
      Case(ci: "true", mode: .never),
      Case(ci: "1", mode: .never),
      Case(ci: "woodpecker", mode: .never),
      Case(ci: "", mode: .missing),
      Case(ci: "false", mode: .missing),
      Case(ci: "FALSE", mode: .missing),
      Case(ci: "0", mode: .missing),
      Case(record: "all", mode: .all),
      Case(record: "missing", ci: "true", mode: .missing),
      Case(record: "failed", ci: "true", mode: .failed),
      Case(record: "never", mode: .never),
      Case(record: "", ci: "true", mode: .never),
    ])
  func recordMode(_ row: Case) throws {
    var variables: [String: String] = [:]
    variables["ASSAY_RECORD"] = row.record
    variables["CI"] = row.ci
    let environment = try SnapshotEnvironment(variables: variables, workingDirectory: "/w")
    #expect(environment.recordMode == row.mode)
  }

  /// `SNAPSHOT_TESTING_RECORD` is swift-snapshot-testing's variable.
  @Test(arguments: [
    (["SNAPSHOT_TESTING_RECORD": "failed"], RecordMode.failed),
    (["SNAPSHOT_TESTING_RECORD": "all", "CI": "true"], .all),
    (["SNAPSHOT_TESTING_RECORD": "all", "ASSAY_RECORD": "never"], .never),
    (["SNAPSHOT_TESTING_RECORD": "", "CI": "true"], .never),
  ])
  func otherRecordVariable(_ variables: [String: String], _ mode: RecordMode) throws {
    let environment = try SnapshotEnvironment(variables: variables, workingDirectory: "/w")
    #expect(environment.recordMode == mode)
  }

  /// Named in the documentation of Azure Pipelines, TeamCity and AWS CodeBuild.
  @Test(
    "hosts that set no CI record nothing either",
    arguments: [
      ["TF_BUILD": "True"], ["TEAMCITY_VERSION": "2025.07"], ["CODEBUILD_BUILD_ID": "shop:1"],
    ])
  func otherHosts(_ variables: [String: String]) throws {
    let environment = try SnapshotEnvironment(variables: variables, workingDirectory: "/w")
    #expect(environment.recordMode == .never)
  }

  @Test("the folder for artifacts and the place of references are read from their variables")
  func otherVariables() throws {
    let environment = try SnapshotEnvironment(
      variables: ["SNAPSHOT_ARTIFACTS": "out", "ASSAY_REFERENCES": "beside-tests"],
      workingDirectory: "/w")
    #expect(environment.artifacts == "/w/out" && environment.references == "beside-tests")
    #expect(!environment.listsAllNotes)
    #expect(
      try SnapshotEnvironment(variables: ["ASSAY_NOTES": "all"], workingDirectory: "/w")
        .listsAllNotes)
  }

  @Test(arguments: ["al", "ALL", "true", "missing "])
  func wrongRecordMode(_ name: String) {
    let error = #expect(throws: SnapshotStoreError.self) {
      try SnapshotEnvironment(variables: ["ASSAY_RECORD": name], workingDirectory: "/w")
    }
    #expect(
      error?.description
        == "ASSAY_RECORD is '\(name)', which is not a record mode; use all, missing, failed, never")
  }

  @Test("notes other than all are refused, not taken for the default")
  func wrongNotes() {
    let error = #expect(throws: SnapshotStoreError.self) {
      try SnapshotEnvironment(variables: ["ASSAY_NOTES": "ALL"], workingDirectory: "/w")
    }
    #expect(
      error?.description
        == "ASSAY_NOTES is 'ALL', which is not known; set it to 'all' to list every note, or unset it to list the first few"
    )
  }

  @Test(
    "the directory of snapshots is resolved against the working directory",
    arguments: [
      ("/a/b", "/a/b"), ("refs", "/w/refs"), ("./refs/", "/w/refs"), ("../refs", "/refs"),
    ])
  func directory(_ given: String, _ expected: String) throws {
    let environment = try SnapshotEnvironment(
      variables: ["ASSAY_SNAPSHOTS": given], workingDirectory: "/w")
    #expect(environment.directory == expected)
  }

  @Test func theStateLiesBesideTheUsualFolderAndInsideAnyOther() {
    #expect(SnapshotStore(packageRoot: "/p").directory == "/p/__Snapshots__")
    #expect(SnapshotStore(packageRoot: "/p").stateDirectory == "/p/.assay")
    #expect(SnapshotStore(directory: "/p/__Snapshots__/").stateDirectory == "/p/.assay")
    #expect(SnapshotStore(directory: "/p/refs").stateDirectory == "/p/refs/.assay")
  }
}
