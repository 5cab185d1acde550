// SPDX-License-Identifier: MIT

import AssayFiles
import AssayReview
import AssaySnapshotStore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Shows the page to a browser on this machine and takes its decisions.
///
/// It listens on the loopback address only. Every path begins with a random token, so that other
/// users and other pages cannot guess it. The host is compared, because a foreign name may resolve
/// to this address, and so is the origin of each decision.
final class ReviewServer {
  private let report: SnapshotReport
  private var session: ReviewSession
  private let token: String

  init(report: SnapshotReport, store: SnapshotStore) {
    self.report = report
    session = ReviewSession(report, store: store)
    var generator = SystemRandomNumberGenerator()
    token = (0..<2).map { _ in
      let digits = String(generator.next(), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// Serves until the process ends.
  ///
  /// - Parameter port: 0 for any that is free.
  /// - Throws: `LoopbackServerError`.
  func run(port: UInt16, announce: (_ address: String) -> Void) throws {
    let server = try LoopbackServer(port: port, answer: answer)
    announce("http://127.0.0.1:\(server.port)/\(token)/")
    server.run()
  }

  private func answer(_ request: LoopbackServer.Request) -> LoopbackServer.Answer {
    let parts = request.path.split(separator: "/")
    guard let first = parts.first, Self.areEqual(first, token), let host = request.host,
      ["127.0.0.1", "localhost"].contains(host.split(separator: ":").first)
    else { return .notFound }
    do {
      switch (request.isPost, parts.dropFirst().map(String.init)) {
      case (false, []): return try page()
      case (false, let path) where path.count == 3 && path[0] == "picture":
        return try picture(path[1], path[2])
      case (true, let path) where path.count == 1:
        guard request.origin == "http://" + host else { return .forbidden }
        return try decision(path[0], request.body)
      default: return .notFound
      }
    } catch {
      return .failure(error)
    }
  }

  private func page() throws -> LoopbackServer.Answer {
    var addresses: [String: String] = [:]
    for (index, entry) in report.entries.enumerated() {
      for (kind, path) in entry.files.existing { addresses[path] = "picture/\(index)/\(kind)" }
    }
    let known = addresses
    let html = try SnapshotPage(
      report, isServed: true, decisions: session.decided.mapValues(\.past),
      address: { known[$0] }
    ).html()
    return .content("text/html; charset=utf-8", Array(html.utf8))
  }

  private func picture(_ index: String, _ kind: String) throws -> LoopbackServer.Answer {
    guard let index = Int(index), report.entries.indices.contains(index),
      let path = report.entries[index].files.existing.first(where: { $0.kind == kind })?.path,
      try PosixFileSystem().kind(of: path) == .file
    else { return .notFound }
    return .content("image/png", try PosixFileSystem().read(path))
  }

  private func decision(_ action: String, _ body: [UInt8]) throws -> LoopbackServer.Answer {
    struct Body: Decodable {
      var paths: [String]
    }
    let outcome: ReviewSession.Outcome
    switch action {
    case "undo": outcome = session.undo()
    case "accept", "reject":
      guard let kind = SnapshotDecision.Kind(rawValue: action) else { return .notFound }
      do {
        let body = try JSONDecoder().decode(Body.self, from: Data(body))
        outcome = session.decide(kind, body.paths)
      } catch is DecodingError {
        return .badRequest
      }
    default: return .notFound
    }
    return .content("application/json", Array(try JSONEncoder().encode(outcome)))
  }

  /// In a time that does not depend on where they differ.
  private static func areEqual(_ a: Substring, _ b: String) -> Bool {
    guard a.utf8.count == b.utf8.count else { return false }
    return zip(a.utf8, b.utf8).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}

extension LoopbackServer.Answer {
  fileprivate static let notFound = Self(status: 404)
  fileprivate static let forbidden = Self(status: 403)
  fileprivate static let badRequest = Self(status: 400)

  /// Says why, for whoever looks at the browser's console.
  fileprivate static func failure(_ error: any Error) -> Self {
    Self(
      status: 500, headers: [("Content-Type", "text/plain; charset=utf-8")],
      body: Array("\(error)".utf8))
  }

  fileprivate static func content(_ type: String, _ body: [UInt8]) -> Self {
    Self(
      status: 200,
      headers: [
        ("Content-Type", type), ("Cache-Control", "no-store"),
        ("X-Content-Type-Options", "nosniff"), ("X-Frame-Options", "DENY"),
        ("Referrer-Policy", "no-referrer"),
      ], body: body)
  }
}
