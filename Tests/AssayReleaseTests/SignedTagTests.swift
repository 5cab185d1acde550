// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("Signed tags")
struct SignedTagTests {
  private static func has(_ tool: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: tool)
  }

  @Test(
    "a tag is signed as git's configuration says, with a key of SSH",
    .enabled(if: has("/usr/bin/ssh-keygen"), "there is no ssh-keygen on this machine"))
  func ssh() throws {
    let repository = try TestRepository()
    let commit = try repository.commit("1")
    try repository.push()
    let unsigned = try repository.tool("tag", "--push", "--kind", "signed", "--title", "x")
    #expect(unsigned.status == 2)
    #expect(unsigned.errors.contains("[invalid-configuration]"), "\(unsigned.errors)")
    #expect(try repository.remoteTags().isEmpty)
    let key = repository.folder + "/key"
    _ = try TestProcess.run(
      "/usr/bin/ssh-keygen", ["-q", "-t", "ed25519", "-N", "", "-f", key], in: repository.folder)
    // In the clone's own configuration, which the signing must see.
    try repository.git("config", "gpg.format", "ssh")
    try repository.git("config", "user.signingkey", key)
    let run = try repository.tool("tag", "--push", "--kind", "signed", "--title", "MINOR x")
    #expect(run.output == "v0.1.0\n", "\(run.errors)")
    #expect(try repository.remoteTags() == ["v0.1.0": commit])
    let object = try repository.git("cat-file", "tag", "v0.1.0", in: repository.remote)
    #expect(object.contains("-----BEGIN SSH SIGNATURE-----"))
    #expect(object.contains("\n\nv0.1.0\n\nMINOR x\n"))
    // Later steps of the pipeline find the tag, with its signature.
    #expect(try repository.git("tag") == "v0.1.0")
    #expect(try repository.git("cat-file", "-t", "v0.1.0") == "tag")
    let signers = repository.folder + "/signers"
    let line = "ada@example.com " + (try String(contentsOfFile: key + ".pub", encoding: .utf8))
    try Data(line.utf8).write(to: URL(filePath: signers))
    try repository.git("config", "gpg.ssh.allowedSignersFile", signers)
    try repository.git("verify-tag", "v0.1.0")
  }

  /// git 2.39 itself makes such a tag without a signature, and exits with 0.
  @Test(
    "a key of SSH that cannot be used stops, and nothing is pushed unsigned",
    arguments: ["/nonexistent.pub", "public key alone", "no program"])
  func unusableSSH(key: String) throws {
    let repository = try TestRepository()
    try repository.commit("1")
    try repository.push()
    try repository.git("config", "gpg.format", "ssh")
    let file = repository.folder + "/key.pub"
    // The public key of RFC 8032's first test; the private one is not there.
    try Data(
      "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAINdamAGCsQq31Uv+08lkBzoO4XLz2qYjJa8CGmj3B1Ea a\n".utf8
    ).write(to: URL(filePath: file))
    try repository.git("config", "user.signingkey", key.hasPrefix("/") ? key : file)
    if key == "no program" { try repository.git("config", "gpg.ssh.program", "/nonexistent") }
    for push in [["--push"], []] {
      let run = try TestProcess.run(
        TestProcess.tool, ["tag", "--kind", "signed", "--title", "x"] + push,
        in: repository.clone)
      #expect(run.status == 2 && run.output.isEmpty, "\(run)")
      #expect(run.errors.contains("the tag 'v0.0.1' could not be signed: "), "\(run)")
      #expect(run.errors.contains("[invalid-configuration]"), "\(run)")
    }
    #expect(try repository.remoteTags().isEmpty)
    #expect(try repository.git("tag").isEmpty)
  }

  @Test(
    "and with a key of GPG", .enabled(if: has("/usr/bin/gpg"), "there is no gpg on this machine"))
  func gpg() throws {
    let repository = try TestRepository()
    let commit = try repository.commit("1")
    try repository.push()
    // NB: short; the agent's socket lies in it, and a socket's path has at most 107 bytes.
    let home = "/tmp/assay-gpg-\(UUID().uuidString.prefix(8))"
    let environment = ["GNUPGHOME": home]
    try FileManager.default.createDirectory(
      atPath: home, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    defer {
      _ = try? TestProcess.run(
        "/usr/bin/env", ["gpgconf", "--kill", "all"], in: "/tmp", environment: environment)
      try? FileManager.default.removeItem(atPath: home)
    }
    let unsigned = try repository.tool(
      "tag", "--push", "--kind", "signed", "--title", "x", environment: environment)
    #expect(unsigned.status == 2)
    #expect(unsigned.errors.contains("[invalid-configuration]"), "\(unsigned.errors)")
    #expect(try repository.remoteTags().isEmpty)
    let made = try TestProcess.run(
      "/usr/bin/gpg",
      [
        "--batch", "--quiet", "--passphrase", "", "--quick-gen-key", "Ada <ada@example.com>",
        "ed25519", "sign", "never",
      ], in: repository.folder, environment: environment)
    try #require(made.status == 0, "\(made.errors)")
    let run = try repository.tool(
      "tag", "--push", "--kind", "signed", "--title", "MINOR x", "--message", "{tag} of {number}",
      "--number", "7", environment: environment)
    #expect(run.output == "v0.1.0\n", "\(run.errors)")
    #expect(try repository.remoteTags() == ["v0.1.0": commit])
    let object = try repository.git("cat-file", "tag", "v0.1.0", in: repository.remote)
    #expect(object.contains("-----BEGIN PGP SIGNATURE-----"))
    #expect(object.contains("\n\nv0.1.0 of 7\n"))
    try repository.git("fetch", "--quiet", "--tags")
    let verified = try TestProcess.run(
      "/usr/bin/env", ["git", "verify-tag", "v0.1.0"], in: repository.clone,
      environment: environment)
    #expect(verified.status == 0, "\(verified.errors)")
  }
}
