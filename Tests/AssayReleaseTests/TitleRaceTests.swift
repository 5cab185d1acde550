// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Two jobs for one commit that read different titles: one was edited before the other ran again.
@Suite("Two titles for one commit", .serialized)
struct TitleRaceTests {
  /// A git whose first push waits until the other job is about to push too, so that both have
  /// listed the same tags.
  private func wrapper(in folder: String) throws -> String {
    let bin = folder + "/bin"
    let script = """
      #!/bin/sh
      case " $* " in
        *" push "*)
          touch "\(folder)/ready-$JOB"
          for pause in $(seq 200); do
            [ -e "\(folder)/ready-1" ] && [ -e "\(folder)/ready-2" ] && break
            sleep 0.05
          done ;;
      esac
      exec /usr/bin/git "$@"

      """
    try TestProcess.writeScript(script, to: bin + "/git")
    return bin
  }

  /// - Returns: what the two jobs printed; nothing for one whose title asks for more than the
  ///   other's tag.
  private func race(_ repository: TestRepository, _ arguments: [String]) throws -> [String] {
    let bin = try wrapper(in: repository.folder)
    let jobs = try [("1", "MINOR x"), ("2", "x")].map { job, title in
      let process = TestProcess.make(
        TestProcess.tool, ["tag", "--push", "--title", title] + arguments, in: repository.clone,
        environment: ["PATH": bin + ":/usr/bin:/bin", "JOB": job])
      let (output, errors) = (Pipe(), Pipe())
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = output
      process.standardError = errors
      try process.run()
      return (process, output, errors)
    }
    return jobs.enumerated().map { index, job in
      let (process, output, errors) = job
      process.waitUntilExit()
      let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      if process.terminationStatus != 0 {
        // Only the minor one may find a patch's tag on its commit.
        #expect(index == 0)
        #expect(process.terminationStatus == 1)
        #expect(said.contains("[tagged-lower]"), "\(said)")
      }
      return String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }
  }

  @Test(
    "the commit ends with one tag, which both jobs name, or the job that asks for more fails",
    arguments: [[], ["--kind", "annotated"], ["--floating-tags"], ["--prefix", "ui/v"]])
  func one(options: [String]) throws {
    for _ in 1...3 {
      let repository = try TestRepository()
      let commit = try repository.commit("1")
      try repository.push()
      let prefix = options.last == "ui/v" ? "ui/v" : "v"
      try repository.tag(prefix + "1.0.0", "HEAD")
      let merge = try repository.commit("2")
      try repository.push()
      let printed = try race(repository, options)
      var tags = try repository.remoteTags()
      for name in ["v1", "v1.0", "v1.1"] { tags[name] = nil }
      #expect(tags.removeValue(forKey: prefix + "1.0.0") == commit)
      #expect(tags.count == 1, "\(tags)")
      let tag = try #require(tags.first)
      #expect(tag.value == merge)
      #expect(printed[1] == tag.key + "\n")
      #expect(printed[0] == (tag.key == prefix + "1.0.1" ? "" : tag.key + "\n"))
    }
  }

  @Test("a tag that is listed later than the guard pushed with it is waited for")
  func late() throws {
    let repository = try TestRepository()
    let commit = try repository.commit("1")
    try repository.push()
    #expect(try repository.tool("tag", "--push", "--title", "MINOR x").output == "v0.1.0\n")
    // The remote's references come one after the other: four listings have the guard alone.
    let bin = repository.folder + "/bin"
    try TestProcess.writeScript(
      """
      #!/bin/sh
      case " $* " in
        *" ls-remote "*)
          echo >> "\(repository.folder)/listings"
          if [ "$(wc -l < "\(repository.folder)/listings")" -le 4 ]; then
            /usr/bin/git "$@" | grep -v refs/tags/
            exit 0
          fi ;;
      esac
      exec /usr/bin/git "$@"

      """, to: bin + "/git")
    let run = try repository.tool(
      "tag", "--push", "--title", "x", environment: ["PATH": bin + ":/usr/bin:/bin"])
    #expect(run.output == "v0.1.0\n", "\(run.errors)")
    #expect(try repository.remoteTags() == ["v0.1.0": commit])
  }

  @Test("a tag that was deleted by hand is made again, with another version if the title says so")
  func deleted() throws {
    let repository = try TestRepository()
    let commit = try repository.commit("1")
    try repository.push()
    #expect(try repository.tool("tag", "--push", "--title", "MINOR x").output == "v0.1.0\n")
    try repository.git("push", "--quiet", "--delete", "origin", "v0.1.0")
    try repository.git("tag", "--delete", "v0.1.0")
    let again = try repository.tool("tag", "--push", "--title", "x")
    #expect(again.output == "v0.0.1\n", "\(again.errors)")
    #expect(try repository.remoteTags() == ["v0.0.1": commit])
  }

  struct Host: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var setting: [String] = []
    var hook = ""
  }

  @Test(
    "a host that takes tags and nothing of ours still gets its tag",
    arguments: [
      Host(testDescription: "hidden", setting: ["receive.hideRefs", "refs/assay"]),
      Host(testDescription: "not atomic", setting: ["receive.advertiseAtomic", "false"]),
      Host(
        testDescription: "declined by a hook",
        hook: "case \"$1\" in refs/tags/*) exit 0;; *) echo 'GL-HOOK-ERR: no' >&2; exit 1;; esac"),
    ])
  func refusing(_ host: Host) throws {
    let repository = try TestRepository()
    let commit = try repository.commit("1")
    let next = try repository.commit("2")
    try repository.push()
    if !host.setting.isEmpty {
      try repository.git("config", host.setting[0], host.setting[1], in: repository.remote)
    }
    if !host.hook.isEmpty {
      try TestProcess.writeScript(
        "#!/bin/sh\n\(host.hook)\n", to: repository.remote + "/hooks/update")
    }
    let run = try repository.tool(
      "tag", "--push", "--retries", "0", "--title", "x", "--commit", commit)
    #expect(run.output == "v0.0.1\n", "\(run.errors)")
    #expect(try repository.remoteTags() == ["v0.0.1": commit])
    #expect(try repository.tool("tag", "--push", "--retries", "0").output == "v0.0.2\n")
    #expect(try repository.remoteTags()["v0.0.2"] == next)
  }
}
