// SPDX-License-Identifier: MIT

import AssaySnapshotStore
import AssayTestSupport
import Foundation
import Testing

@testable import AssayReview

@Suite("Shards of a run")
struct ShardTests {
  @Test(
    "a part is two numbers",
    arguments: [
      ("1/1", 1, 1), ("3/8", 3, 8), ("8/8", 8, 8), ("0/8", nil, nil), ("9/8", nil, nil),
      ("1/0", nil, nil), ("3", nil, nil), ("3/8/2", nil, nil), ("+3/8", nil, nil),
      ("3/ 8", nil, nil), ("", nil, nil), ("/", nil, nil), ("1/99999999999999999999", nil, nil),
    ])
  func text(text: String, index: Int?, total: Int?) {
    #expect(Shard(text)?.index == index)
    #expect(Shard(text)?.total == total)
  }

  struct Variables: CustomTestStringConvertible, Sendable {
    var name: String
    var variables: [String: String]
    var shard: String?
    var source: String?
    var error: ShardError.Code?
    var testDescription: String { name }
  }

  // Numbers as the systems document them: GitLab counts from 1, the others from 0.
  @Test(
    "variables of CI systems",
    arguments: [
      Variables(name: "none", variables: ["CI": "true"]),
      Variables(
        name: "GitLab", variables: ["CI_NODE_INDEX": "3", "CI_NODE_TOTAL": "8"], shard: "3 of 8",
        source: "CI_NODE_INDEX"),
      Variables(name: "GitLab, one job", variables: ["CI_NODE_TOTAL": "1"]),
      Variables(
        name: "CircleCI, the first",
        variables: ["CIRCLE_NODE_INDEX": "0", "CIRCLE_NODE_TOTAL": "4"],
        shard: "1 of 4", source: "CIRCLE_NODE_INDEX"),
      Variables(
        name: "Buildkite, the last",
        variables: ["BUILDKITE_PARALLEL_JOB": "4", "BUILDKITE_PARALLEL_JOB_COUNT": "5"],
        shard: "5 of 5", source: "BUILDKITE_PARALLEL_JOB"),
      Variables(
        name: "Kubernetes", variables: ["JOB_COMPLETION_INDEX": "2", "ASSAY_SHARD_TOTAL": "3"],
        shard: "3 of 3", source: "JOB_COMPLETION_INDEX"),
      Variables(
        name: "a matrix of GitHub, by the workflow",
        variables: ["ASSAY_SHARD_INDEX": "0", "ASSAY_SHARD_TOTAL": "3"],
        shard: "1 of 3", source: "ASSAY_SHARD_INDEX"),
      Variables(
        name: "a total of ours without an index", variables: ["ASSAY_SHARD_TOTAL": "3"],
        error: .missingVariable("ASSAY_SHARD_INDEX", beside: "ASSAY_SHARD_TOTAL")),
      Variables(
        name: "Kubernetes without a total", variables: ["JOB_COMPLETION_INDEX": "2"],
        error: .missingVariable("ASSAY_SHARD_TOTAL", beside: "JOB_COMPLETION_INDEX")),
      Variables(
        name: "a total without an index", variables: ["CI_NODE_TOTAL": "2"],
        error: .missingVariable("CI_NODE_INDEX", beside: "CI_NODE_TOTAL")),
      Variables(
        name: "beyond the last", variables: ["CIRCLE_NODE_INDEX": "4", "CIRCLE_NODE_TOTAL": "4"],
        error: .noSuchShard("CIRCLE_NODE_INDEX=4", "CIRCLE_NODE_TOTAL=4")),
      Variables(
        name: "before the first", variables: ["CI_NODE_INDEX": "0", "CI_NODE_TOTAL": "4"],
        error: .noSuchShard("CI_NODE_INDEX=0", "CI_NODE_TOTAL=4")),
      Variables(
        name: "a word", variables: ["CI_NODE_INDEX": "one", "CI_NODE_TOTAL": "4"],
        error: .noSuchShard("CI_NODE_INDEX=one", "CI_NODE_TOTAL=4")),
      Variables(
        name: "the largest number",
        variables: [
          "CIRCLE_NODE_INDEX": "9223372036854775807", "CIRCLE_NODE_TOTAL": "9223372036854775807",
        ],
        error: .noSuchShard(
          "CIRCLE_NODE_INDEX=9223372036854775807", "CIRCLE_NODE_TOTAL=9223372036854775807")),
      Variables(
        name: "two systems that agree",
        variables: [
          "CI_NODE_INDEX": "3", "CI_NODE_TOTAL": "4", "JOB_COMPLETION_INDEX": "2",
          "ASSAY_SHARD_TOTAL": "4",
        ], shard: "3 of 4", source: "CI_NODE_INDEX"),
      Variables(
        name: "two systems that do not",
        variables: [
          "CI_NODE_INDEX": "3", "CI_NODE_TOTAL": "4", "CIRCLE_NODE_INDEX": "0",
          "CIRCLE_NODE_TOTAL": "4",
        ], error: .twoSystems("CI_NODE_INDEX", "CIRCLE_NODE_INDEX")),
    ])
  func variables(_ row: Variables) {
    do {
      let found = try ShardVariables(row.variables)
      #expect(found.shard?.description == row.shard)
      #expect(found.source == row.source)
      #expect(row.error == nil)
    } catch {
      #expect(error.code == row.error)
    }
  }

  private static func items(_ names: String...) -> [ShardPlan.Item] {
    names.map { ShardPlan.Item(path: $0, fingerprint: "0") }
  }

  @Test("the longest first, each to the shard with the least work")
  func balance() {
    // 8 | 5 then 4 to the 5, 3 to the 8, 2 to the 9: 11 and 11.
    let times = SnapshotTimes(["a": 2, "b": 8, "c": 3, "d": 5, "e": 4])
    let plan = ShardPlan(Self.items("a", "b", "c", "d", "e"), total: 2, times: times)
    #expect(plan.shards == [2, 1, 1, 2, 2])
  }

  @Test("a snapshot without a time takes the middle one")
  func unknownTime() {
    // x is 4: 10 | 4, 4 | ... ; 10 alone, 4 and 4 and 1 together.
    let times = SnapshotTimes(["a": 10, "b": 4, "c": 1])
    let plan = ShardPlan(Self.items("a", "b", "c", "x"), total: 2, times: times)
    #expect(plan.shards == [1, 2, 2, 2])
  }

  @Test("every snapshot is in exactly one shard, whatever their number", arguments: 1...9)
  func everySnapshotOnce(total: Int) throws {
    let items = (0..<7).map { ShardPlan.Item(path: "s\($0)", fingerprint: "0") }
    let plan = ShardPlan(items, total: total, times: SnapshotTimes())
    let members = try (1...total).flatMap {
      plan.members(of: try #require(Shard(index: $0, total: total)))
    }
    #expect(members.sorted() == Array(0..<7))
  }

  @Test("the hash of a plan tells snapshots, contents, numbers and divisions apart")
  func hash() {
    let times = SnapshotTimes(["a": 9, "b": 1, "c": 1])
    let hashes = [
      ShardPlan(Self.items("a", "b", "c"), total: 2, times: SnapshotTimes()),
      ShardPlan(Self.items("a", "b", "c"), total: 2, times: times),
      ShardPlan(Self.items("a", "b", "c"), total: 3, times: SnapshotTimes()),
      ShardPlan(Self.items("a", "b"), total: 2, times: SnapshotTimes()),
      ShardPlan(
        Self.items("a", "b") + [ShardPlan.Item(path: "c", fingerprint: "1")], total: 2,
        times: SnapshotTimes()),
    ].map(\.hash)
    #expect(Set(hashes).count == hashes.count)
    let again = ShardPlan(Self.items("a", "b", "c"), total: 2, times: SnapshotTimes())
    #expect(again.hash == hashes[0])
  }
}

@Suite("Joining shards")
struct ShardMergeTests {
  /// Four snapshots in two shards, the last of which differs.
  private static func record(
    _ index: Int, plan: ShardPlan = plan
  ) throws -> (path: String, record: ShardRecord) {
    let shard = try #require(Shard(index: index, total: 2))
    let entries = plan.members(of: shard).map { item in
      let path = plan.items[item].path
      return SnapshotReport.Entry(
        path: path, status: path == "d" ? .failed : .passed,
        words: path == "d" ? ["it differs"] : [])
    }
    let record = ShardRecord(
      SnapshotReport(entries: entries), plan, shard: shard, seconds: ["a": 0.25, "d": 1.5])
    return ("/r\(index)/shard.json", record)
  }

  private static let plan = ShardPlan(
    ["a", "b", "c", "d"].map { ShardPlan.Item(path: $0, fingerprint: "0") }, total: 2,
    times: SnapshotTimes())

  private func code(
    _ records: [(path: String, record: ShardRecord)]
  ) -> ShardError.Code? {
    do {
      _ = try ShardMerge(records)
      return nil
    } catch {
      return error.code
    }
  }

  @Test("two shards in any order are one report")
  func join() throws {
    let merge = try ShardMerge([Self.record(2), Self.record(1)])
    #expect(merge.report.entries.map(\.path) == ["d", "a", "b", "c"])
    #expect(merge.report.count(.failed) == 1)
    #expect(merge.report.entries[0].words == ["it differs"])
    #expect(merge.times.seconds == ["a": 0.25, "b": 0, "c": 0, "d": 1.5])
  }

  @Test("a mask is idle where it is in all shards, and nobody can tell without one of them")
  func masks() throws {
    func merged(_ uses: [MaskUse?]) throws -> MaskUse? {
      let records = try uses.enumerated().map { index, use in
        var record = try Self.record(index + 1)
        record.record.masks = use
        return record
      }
      return try ShardMerge(records).masks
    }
    func use(clock isUsed: Bool) throws -> MaskUse {
      let text =
        #"{"masks": [{"identifier": "clokc", "isUsed": false}, "#
        + #"{"identifier": "clock", "isUsed": \#(isUsed)}], "identifiers": ["date"]}"#
      return try JSONDecoder().decode(MaskUse.self, from: Data(text.utf8))
    }
    let words = try merged([use(clock: true), use(clock: false)])?.words ?? []
    #expect(words.count == 1 && words.allSatisfy { $0.contains("'clokc'") }, "\(words)")
    #expect(try merged([use(clock: false), use(clock: false)])?.words.count == 2)
    #expect(try merged([use(clock: false), nil]) == nil)
  }

  @Test("a missing shard, the same twice and shards of two runs are no verdict")
  func refusals() throws {
    #expect(try code([Self.record(1)]) == .missingShards([2], total: 2))
    #expect(
      try code([Self.record(1), Self.record(2), Self.record(1)])
        == .sameShard(1, "/r1/shard.json", "/r1/shard.json"))
    let other = ShardPlan(
      ["a", "b", "c", "d"].map { ShardPlan.Item(path: $0, fingerprint: "1") }, total: 2,
      times: SnapshotTimes())
    #expect(
      try code([Self.record(1), Self.record(2, plan: other)])
        == .differentPlans("/r1/shard.json", "/r2/shard.json"))
  }

  @Test("a record with fewer snapshots than planned, or one of another shard, is no verdict")
  func counts() throws {
    var short = try Self.record(2)
    let last = try #require(short.record.snapshots.last)
    short.record.snapshots.removeLast()
    #expect(try code([Self.record(1), short]) == .otherSnapshots(found: 3, planned: 4))
    var twice = try Self.record(1)
    twice.record.snapshots.append(last)
    #expect(try code([twice, Self.record(2)]) == .twiceCompared(last.path))
  }

  @Test("what is no folder, and a folder without a record, are named")
  func noRecords() throws {
    let folder = try TemporaryFolder(["file": "", "empty/x": ""])
    for (name, code) in [
      ("gone", ShardError.Code.noFolder(folder.path + "/gone")),
      ("file", .noFolder(folder.path + "/file")), ("empty", .noRecords(folder.path + "/empty")),
    ] {
      let error = #expect(throws: ShardError.self) {
        try ShardMerge(folders: [folder.path + "/" + name])
      }
      #expect(error?.code == code)
    }
  }

  @Test("a record that another program wrote is named and not read")
  func damaged() throws {
    let folder = try TemporaryFolder()
    for (text, reason) in [
      ("{", "it is not the JSON of a record"), ("[]", "it is not the JSON of a record"),
      (record(shard: 3), "there is no shard 3 of 2"),
      (record(path: "../x"), "'../x' leads out of its folder"),
      (record(picture: "/etc/passwd"), "'/etc/passwd' leads out of its folder"),
    ] {
      try folder.write(text, to: "a/shard.json")
      let path = folder.path + "/a/shard.json"
      let error = #expect(throws: ShardError.self) { try ShardMerge(folders: [folder.path]) }
      #expect(error?.code == .damaged(path, reason: reason))
    }
    try folder.write(record(version: 2), to: "a/shard.json")
    let error = #expect(throws: ShardError.self) { try ShardMerge(folders: [folder.path]) }
    #expect(error?.code == .newerVersion(folder.path + "/a/shard.json"))
  }

  private func record(
    shard: Int = 1, path: String = "a", picture: String = "p", version: Int = 1
  ) -> String {
    #"{"schemaVersion":\#(version),"plan":"0","shard":\#(shard),"total":2,"planned":1,"#
      + #""snapshots":[{"path":"\#(path)","status":"passed","words":[],"changes":[],"#
      + #""areas":[],"rendition":"\#(picture)","seconds":0}]}"#
  }

  @Test("times are read as they were written, and nothing else is")
  func times() throws {
    let times = SnapshotTimes(["a/b.png": 0.125])
    #expect(try SnapshotTimes(json: Array(times.json().utf8), path: "t") == times)
    for text in ["", "[]", #"{"schemaVersion":1,"seconds":{"a":-1}}"#] {
      #expect(throws: ShardError.self) { try SnapshotTimes(json: Array(text.utf8), path: "t") }
    }
  }
}
