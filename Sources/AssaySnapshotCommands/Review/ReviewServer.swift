// SPDX-License-Identifier: MIT

import AssayFiles
import AssayReview
import AssaySnapshotStore
import FlyingFox
import FlyingSocks
import Foundation

/// Shows the page to a browser on this machine and takes its decisions.
///
/// It listens on the loopback address only. Every path begins with a random token, so that other
/// users and other pages cannot guess it. The host is compared, because a foreign name may resolve
/// to this address, and so is the origin of each decision.
actor ReviewServer {
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
  /// - Throws: `PortInUse`, or `SocketError` for another problem of the network.
  func run(port: UInt16, announce: @escaping @Sendable (String) -> Void) async throws {
    let server = HTTPServer(
      address: try .inet(ip4: "127.0.0.1", port: port), logger: .disabled,
      handler: ReviewHandler(server: self))
    let token = token
    let announcement = Task {
      try await server.waitUntilListening()
      if case .ip4(_, let port) = await server.listeningAddress {
        announce("http://127.0.0.1:\(port)/\(token)/")
      }
    }
    defer { announcement.cancel() }
    do {
      try await server.run()
    } catch SocketError.failed(_, EADDRINUSE, _) {
      throw PortInUse(port: port)
    }
  }

  func answer(_ request: HTTPRequest) async throws -> HTTPResponse {
    let parts = request.path.split(separator: "/")
    guard let first = parts.first, Self.areEqual(first, token),
      let host = request.headers[.host],
      ["127.0.0.1", "localhost"].contains(host.split(separator: ":").first)
    else { return Self.refusal(.notFound) }
    switch (request.method, parts.dropFirst().map(String.init)) {
    case (.GET, []): return try page()
    case (.GET, let path) where path.count == 3 && path[0] == "picture":
      return try picture(path[1], path[2])
    case (.POST, let path) where path.count == 1:
      guard request.headers[HTTPHeader("Origin")] == "http://" + host else {
        return Self.refusal(.forbidden)
      }
      return try await decision(path[0], request)
    default: return Self.refusal(.notFound)
    }
  }

  private func page() throws -> HTTPResponse {
    var addresses: [String: String] = [:]
    for (index, entry) in report.entries.enumerated() {
      for (kind, path) in entry.files.existing { addresses[path] = "picture/\(index)/\(kind)" }
    }
    let known = addresses
    let html = try SnapshotPage(report, isServed: true, address: { known[$0] }).html()
    return Self.response("text/html; charset=utf-8", Data(html.utf8))
  }

  private func picture(_ index: String, _ kind: String) throws -> HTTPResponse {
    guard let index = Int(index), report.entries.indices.contains(index),
      let path = report.entries[index].files.existing.first(where: { $0.kind == kind })?.path,
      try PosixFileSystem().kind(of: path) == .file
    else { return Self.refusal(.notFound) }
    return Self.response("image/png", Data(try PosixFileSystem().read(path)))
  }

  private func decision(_ action: String, _ request: HTTPRequest) async throws -> HTTPResponse {
    struct Body: Decodable {
      var paths: [String]
    }
    let data = try await request.bodyData
    let outcome: ReviewSession.Outcome
    switch action {
    case "undo": outcome = session.undo()
    case "accept", "reject":
      guard let kind = SnapshotDecision.Kind(rawValue: action) else {
        return Self.refusal(.notFound)
      }
      do {
        let body = try JSONDecoder().decode(Body.self, from: data)
        outcome = session.decide(kind, body.paths)
      } catch is DecodingError {
        return Self.refusal(.badRequest)
      }
    default: return Self.refusal(.notFound)
    }
    return Self.response("application/json", try JSONEncoder().encode(outcome))
  }

  /// In a time that does not depend on where they differ.
  private static func areEqual(_ a: Substring, _ b: String) -> Bool {
    guard a.utf8.count == b.utf8.count else { return false }
    return zip(a.utf8, b.utf8).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }

  private static func response(_ type: String, _ body: Data) -> HTTPResponse {
    HTTPResponse(
      statusCode: .ok,
      headers: [
        .contentType: type, .cacheControl: "no-store",
        HTTPHeader("X-Content-Type-Options"): "nosniff",
        HTTPHeader("X-Frame-Options"): "DENY",
        HTTPHeader("Referrer-Policy"): "no-referrer",
      ], body: body)
  }

  private static func refusal(_ status: HTTPStatusCode) -> HTTPResponse {
    HTTPResponse(statusCode: status)
  }
}

private struct ReviewHandler: HTTPHandler {
  var server: ReviewServer

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    try await server.answer(request)
  }
}

private struct PortInUse: Error, CustomStringConvertible {
  var port: UInt16

  var description: String { "the port \(port) is in use; leave --port out for a free one" }
}
