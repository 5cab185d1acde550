// SPDX-License-Identifier: MIT

import AssayGraphics
import AssaySnapshotStore
import Foundation
import Synchronization
import Testing

@testable import AssayReview

@Suite("Cache on a server")
struct CacheServerTests {
  /// What a server of the protocol keeps, by path.
  private final class Entries: Sendable {
    private let entries = Mutex<[String: Data]>([:])
    var all: [String: Data] { entries.withLock(\.self) }
    func set(_ path: String, _ data: Data) { entries.withLock { $0[path] = data } }
  }

  /// Runs a server while the body runs.
  private func withServer(
    _ answer: @escaping @Sendable (LoopbackServer.Request) -> LoopbackServer.Answer?,
    _ body: (String) async throws -> Void
  ) async throws {
    let server = try LoopbackServer(answer)
    defer { server.stop() }
    try await body("http://127.0.0.1:\(server.port)/assay/")
  }

  /// Without a limit for all together, because other tests may leave no thread for long.
  private var limits: CacheServer.Limits {
    var limits = CacheServer.Limits()
    limits.answering = 600
    limits.total = .seconds(3600)
    return limits
  }

  private static func keeping(
    _ entries: Entries
  ) -> @Sendable (LoopbackServer.Request) -> LoopbackServer.Answer? {
    { request in
      if request.method == "PUT" {
        entries.set(request.path, Data(request.body))
        return .init(status: 201)
      }
      guard let data = entries.all[request.path] else {
        return .init(status: 404, body: Data("none\n200 4\n".utf8))
      }
      return .init(status: 200, body: data)
    }
  }

  private func picture(_ number: Int) -> DrawnPicture {
    DrawnPicture(
      pixels: PixelHash(high: UInt64(number), low: 7), width: number, height: 9,
      notes: ["a \"note\"\nof two lines", "200 12"],
      files: [.init(path: "Images/ü.png", hash: nil)])
  }

  @Test("what one run puts, the next one gets, and nothing else")
  func roundTrip() async throws {
    let entries = Entries()
    try await withServer(Self.keeping(entries)) { address in
      let server = try CacheServer(address, limits: limits)
      let pictures = Dictionary(
        uniqueKeysWithValues: (1...40).map { (CacheServer.key(of: "\($0)"), picture($0)) })
      #expect(await server.put(pictures) == nil)
      #expect(entries.all.count == 40)
      let others = (41...60).map { CacheServer.key(of: "\($0)") }
      let (found, problem) = await server.pictures(for: others + pictures.keys)
      #expect(found == pictures && problem == nil)
    }
  }

  @Test("an entry is an action result with one field, 5: the standard output")
  func form() async throws {
    let entries = Entries()
    try await withServer(Self.keeping(entries)) { address in
      let key = CacheServer.key(of: "a")
      #expect(await (try CacheServer(address, limits: limits)).put([key: picture(1)]) == nil)
      // printf 'assay picture 1\na' | sha256sum
      #expect(key == "250a2cd0ea114f5147da387e62c29b6ff9e828994d208216feb8d9ba7c5aa889")
      let data = try #require(entries.all["/assay/ac/" + key])
      #expect(data.first == 0x2A)
      let line = String(decoding: data.dropFirst(3), as: UTF8.self)
      #expect(line.hasPrefix(key + " 00000000000000010000000000000007 1x9 {"))
    }
  }

  @Test("fields that a server adds are skipped; an entry of another key, or none, is no answer")
  func foreign() throws {
    let key = CacheServer.key(of: "a")
    let bytes = try SharedPicture.bytes(of: picture(1), key: key)
    // Field 4, a number; field 9, bytes.
    let more: [UInt8] = [0x20, 0x81, 0x01, 0x4A, 2, 0x2A, 0] + bytes + [0x4A, 1, 0]
    #expect(SharedPicture.picture(in: more[...], key: key) == picture(1))
    #expect(SharedPicture.picture(in: bytes[...], key: CacheServer.key(of: "b")) == nil)
    for count in 0..<bytes.count {
      #expect(SharedPicture.picture(in: bytes.prefix(count), key: key) == nil)
    }
    let long: [UInt8] = [0x2A] + [UInt8](repeating: 0xFF, count: 12)
    #expect(SharedPicture.picture(in: long[...], key: key) == nil)
    #expect(SharedPicture.picture(in: Array("<html>".utf8)[...], key: key) == nil)
  }

  @Test("the header goes with each request")
  func authorization() async throws {
    try await withServer({ request in
      .init(status: request.headers["authorization"] == "Bearer a b" ? 404 : 403)
    }) { address in
      let server = try CacheServer(address, authorization: "Bearer a b", limits: limits)
      #expect(await server.pictures(for: ["0", "1"]).problem == nil)
      let problem = await (try CacheServer(address, limits: limits)).pictures(for: ["0"]).problem
      #expect(problem == "it answers with status 403")
    }
  }

  @Test("a server that takes nothing is a note")
  func refusal() async throws {
    try await withServer({ _ in .init(status: 405) }) { address in
      let problem = await (try CacheServer(address, limits: limits)).put(["0": picture(1)])
      #expect(problem == "it answers with status 405")
    }
  }

  @Test("an answer that is too long is not read")
  func bound() async throws {
    let text = Data(repeating: 0x20, count: 300_000)
    try await withServer({ _ in .init(status: 200, body: text) }) { address in
      let (found, problem) = await (try CacheServer(address, limits: limits)).pictures(for: ["0"])
      #expect(found.isEmpty && problem?.contains("Maximum file size exceeded") == true)
    }
  }

  @Test("a server that does not answer is given up")
  func silence() async throws {
    var limits = limits
    limits.answering = 1
    try await withServer({ _ in nil }) { address in
      let problem = await (try CacheServer(address, limits: limits)).pictures(for: ["0"]).problem
      #expect(problem?.contains("timed out") == true, "\(problem ?? "")")
      var short = limits
      short.answering = 600
      short.total = .milliseconds(200)
      let late = await (try CacheServer(address, limits: short)).pictures(for: ["0"]).problem
      #expect(late == "it did not answer within 0.2 seconds", "\(late ?? "")")
    }
  }

  @Test(
    "addresses and headers that are none",
    arguments: [
      "ftp://a/b", "http://", "http:///a", "https://user:word@host/", "http://a/?b", "http://a/#b",
      "http://a/\nurl = b", "http://a/\"", "http://a/{b,c}", "http://a b",
    ])
  func addresses(text: String) {
    #expect(throws: CacheServerError.address(text)) { try CacheServer(text) }
    #expect(throws: CacheServerError.authorization) {
      try CacheServer("http://[::1]:80", authorization: text + "\n")
    }
  }
}
