// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("Many taggers at once", .serialized)
struct RaceTests {
  /// A remote whose main branch has `count` merges after v1.0.0, a clone of each, and a log of all
  /// that was ever done to the remote's tags.
  private struct Race {
    var repository: TestRepository
    var commits: [String] = []
    var clones: [String] = []
    /// What must come out: computed here, number by number.
    var wanted: [String: String] = [:]

    init(count: Int) throws {
      repository = try TestRepository()
      let start = try repository.commit("Start")
      try repository.push()
      try repository.tag("v1.0.0")
      wanted["v1.0.0"] = start
      var (major, minor, patch) = (1, 0, 0)
      for number in 1...count {
        let word: String
        switch number % 7 {
        case 0: (word, major, minor, patch) = ("MAJOR", major + 1, 0, 0)
        case 3, 5: (word, minor, patch) = ("minor:", minor + 1, 0)
        default: (word, patch) = ("Fix", patch + 1)
        }
        let commit = try repository.commit("\(word) thing \(number) (#\(number))")
        commits.append(commit)
        wanted["v\(major).\(minor).\(patch)"] = commit
      }
      try repository.push()
      try TestProcess.writeScript(
        """
        #!/bin/sh
        [ "$1" = committed ] && cat >> "\(repository.folder)/log"
        exit 0

        """, to: repository.remote + "/hooks/reference-transaction")
      for (index, commit) in commits.enumerated() {
        let clone = repository.folder + "/clone-\(index)"
        try repository.git(
          "clone", "--quiet", "--no-checkout", "--no-tags", "file://" + repository.remote, clone)
        // Each job's clone ends where its merge was.
        try repository.git("update-ref", "refs/heads/main", commit, in: clone)
        clones.append(clone)
      }
    }

    func start(_ index: Int, remote: String?) throws -> Process {
      let address = remote.map { ["--remote", $0] } ?? []
      let process = TestProcess.make(
        TestProcess.tool, ["tag", "--push", "--catch-up", "--retries", "20"] + address,
        in: clones[index])
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      return process
    }

    /// Every commit has its one tag, and none was ever moved or deleted.
    func check() throws {
      #expect(try repository.remoteTags() == wanted)
      let log = try String(contentsOfFile: repository.folder + "/log", encoding: .utf8)
      var made: Set<Substring> = []
      for line in log.split(separator: "\n") {
        let fields = line.split(separator: " ")
        guard fields[2].hasPrefix("refs/tags/") else { continue }
        #expect(fields[0].allSatisfy { $0 == "0" }, "moved: \(line)")
        #expect(made.insert(fields[2]).inserted, "made twice: \(line)")
      }
      #expect(made.count == wanted.count - 1)
    }
  }

  private func run(_ race: Race, remote: String? = nil, killing: Bool) throws {
    var random = SeededGenerator(state: 7)
    var processes: [Process] = []
    for index in race.clones.indices.shuffled(using: &random) {
      processes.append(try race.start(index, remote: remote))
    }
    if killing {
      // Each third dies within the first seconds, wherever it is then.
      for (index, process) in processes.enumerated() where index % 3 == 0 {
        Thread.sleep(forTimeInterval: Double.random(in: 0...0.15, using: &random))
        kill(process.processIdentifier, SIGKILL)
      }
    }
    for process in processes { process.waitUntilExit() }
  }

  @Test(
    "many taggers on one remote, a third of them killed; a re-run mends it, another changes nothing"
  )
  func many() throws {
    let race = try Race(count: 60)
    try run(race, killing: true)
    // Whatever stands now is right as far as it goes.
    for (name, commit) in try race.repository.remoteTags() {
      #expect(race.wanted[name] == commit, "\(name)")
    }
    for index in race.clones.indices {
      let again = try race.repository.tool("tag", "--push", "--catch-up", in: race.clones[index])
      #expect(again.status == 0, "\(again.errors)")
    }
    try race.check()
    let log = try Data(contentsOf: URL(filePath: race.repository.folder + "/log"))
    try run(race, killing: false)
    #expect(try Data(contentsOf: URL(filePath: race.repository.folder + "/log")) == log)
    #expect(try race.repository.tool("verify").status == 0)
    // The clones were made without tags.
    try race.repository.git(
      "fetch", "--quiet", "origin", "+refs/tags/*:refs/tags/*", in: race.clones[0])
    let verified = try race.repository.tool("verify", "--offline", in: race.clones[0])
    #expect(verified.status == 0 && verified.errors.contains("all tags are correct"))
  }

  @Test("many taggers over HTTP that loses one answer in eight, a third of them killed")
  func lossy() throws {
    let race = try Race(count: 60)
    try race.repository.git("config", "http.receivepack", "true", in: race.repository.remote)
    let server = try HTTPRemote(folder: race.repository.folder, drops: 12)
    let address = server.address + "remote.git"
    try withExtendedLifetime(server) { try run(race, remote: address, killing: true) }
    for (name, commit) in try race.repository.remoteTags() {
      #expect(race.wanted[name] == commit, "\(name)")
    }
    let calm = try HTTPRemote(folder: race.repository.folder)
    try withExtendedLifetime(calm) {
      for clone in race.clones {
        let again = try race.repository.tool(
          "tag", "--push", "--catch-up", "--remote", calm.address + "remote.git", in: clone)
        #expect(again.status == 0, "\(again.errors)")
      }
    }
    try race.check()
  }
}

/// SplitMix64 (Steele, Lea and Flood, 2014): the same numbers on every run.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
