// SPDX-License-Identifier: MIT

internal import AssayFiles
internal import AssayProcesses
package import AssaySnapshotStore

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A server that keeps what other runs drew, over the HTTP cache protocol of Bazel's clients:
/// bazel.build/remote/caching
///
/// curl does the talking. A server that does not answer costs time and nothing else: what it does
/// not tell is drawn.
///
/// ```swift
/// let server = try CacheServer("https://cache.example.com/assay")
/// let (known, problem) = await server.pictures(for: keys)
/// ```
package struct CacheServer: Sendable {
  package struct Limits: Sendable {
    /// For a connection, in seconds.
    var connecting = 5
    /// For an answer, in seconds.
    var answering = 10
    /// For all answers.
    var total = Duration.seconds(60)
    /// Of one answer.
    var bytes = 1 << 16

    package init() {}
  }

  /// Without a slash at its end.
  package let address: String
  private let authorization: String?
  private let limits: Limits

  /// - Parameter authorization: the value of the header of that name; nil for none.
  /// - Throws: `CacheServerError`.
  package init(
    _ address: String, authorization: String? = nil, limits: Limits = Limits()
  ) throws(CacheServerError) {
    guard Self.isAddress(address) else { throw .address(address) }
    if let authorization, !Self.isPlain(authorization) { throw .authorization }
    self.address = String(address.reversed().drop { $0 == "/" }.reversed())
    self.authorization = authorization
    self.limits = limits
  }

  /// The name of the entry for everything that a picture depends on.
  package static func key(of inputs: String) -> String { SharedPicture.key(of: inputs) }

  /// What the server knows, by key; and why it does not tell all that it was asked, if so.
  package func pictures(
    for keys: [String]
  ) async -> (found: [String: DrawnPicture], problem: String?) {
    if keys.isEmpty { return ([:], nil) }
    let requests = keys.map { ["url = \"\(address)/ac/\($0)\""] }
    let (answers, problem) = await answers(to: requests)
    var found: [String: DrawnPicture] = [:]
    for (key, answer) in zip(keys, answers) {
      guard let answer, answer.status == 200 else { continue }
      found[key] = SharedPicture.picture(in: answer.body, key: key)
    }
    return (found, problem ?? Self.refusal(in: answers, expecting: [200, 404]))
  }

  /// Puts pictures on the server.
  ///
  /// - Returns: why not all of them are there; nil where they are.
  package func put(_ pictures: [String: DrawnPicture]) async -> String? {
    if pictures.isEmpty { return nil }
    let folder = FilePaths.join(
      FileManager.default.temporaryDirectory.path, "assay-cache-" + UUID().uuidString)
    defer { do { try FileManager.default.removeItem(atPath: folder) } catch {} }
    do {
      try PosixFileSystem().createFolder(folder)
      let requests = try pictures.sorted { $0.key < $1.key }.map { key, picture in
        let path = FilePaths.join(folder, key)
        let bytes = try SharedPicture.bytes(of: picture, key: key)
        // NB: not with a writer that waits for the disk: who reads it is curl, now.
        try Data(bytes).write(to: URL(filePath: path))
        return ["url = \"\(address)/ac/\(key)\"", "upload-file = \"\(path)\""]
      }
      let (answers, problem) = await answers(to: requests)
      return problem ?? Self.refusal(in: answers, expecting: 200...299)
    } catch {
      return "\(error)"
    }
  }

  private static func refusal(
    in answers: [Answer?], expecting statuses: some Collection<Int>
  ) -> String? {
    answers.lazy.compactMap { $0?.status }.first { !statuses.contains($0) }
      .map { "it answers with status \($0)" }
  }
}

extension CacheServer {
  private struct Answer: Sendable {
    var status: Int
    var body: ArraySlice<UInt8>
  }

  /// Enough to hide the way to a server and back.
  private static let connections = 8

  /// One answer for each request, nil where there is none; and why, if so.
  private func answers(
    to requests: [[String]]
  ) async -> (answers: [Answer?], problem: String?) {
    let size = max(16, (requests.count + Self.connections - 1) / Self.connections)
    var parts = [([Answer], String?)?](
      repeating: nil, count: (requests.count + size - 1) / size)
    await withTaskGroup(of: (Int, ([Answer], String?))?.self) { group in
      for index in parts.indices {
        let part = requests[(index * size)..<min((index + 1) * size, requests.count)]
        group.addTask { (index, await transfer(part)) }
      }
      group.addTask {
        do { try await Task.sleep(for: limits.total) } catch {}
        return nil
      }
      for await done in group {
        guard let done else { break }
        parts[done.0] = done.1
        if parts.allSatisfy({ $0 != nil }) { break }
      }
      // NB: this also ends curl where the time is up.
      group.cancelAll()
    }
    let late = "it did not answer within \(limits.total)"
    let problem = parts.lazy.compactMap { $0 == nil ? late : $0?.1 }.first
    var answers: [Answer?] = []
    for (index, part) in parts.enumerated() {
      let count = min((index + 1) * size, requests.count) - index * size
      let known = (part?.0 ?? []).prefix(count).map(Optional.some)
      answers += known + [Answer?](repeating: nil, count: count - known.count)
    }
    return (answers, problem)
  }

  /// The answers to the first requests, in order.
  private func transfer(_ requests: ArraySlice<[String]>) async -> ([Answer], String?) {
    // Nothing is expected before a body: servers of HTTP/1.0 never say that they go on.
    var lines = requests.flatMap(\.self) + ["header = \"Expect:\""]
    // NB: on standard input, where no list of processes shows it.
    if let authorization { lines.append("header = \"Authorization: \(authorization)\"") }
    do {
      let outcome = try await ToolProcess.run(
        "curl",
        [
          // No redirects: the header must not go to another host.
          "--disable", "--silent", "--show-error", "--fail-early", "--globoff", "--proto",
          "=http,https",
          "--connect-timeout", "\(limits.connecting)", "--max-time", "\(limits.answering)",
          "--max-filesize", "\(limits.bytes)", "--write-out", Self.trailer, "--config", "-",
        ], input: Array((lines.joined(separator: "\n") + "\n").utf8),
        limit: requests.count * (limits.bytes + 64) + 1 << 16)
      let problem = outcome.succeeded ? nil : Printable.short(outcome.firstErrorLine)
      return (Self.answers(in: outcome.output).filter { $0.status != 0 }, problem)
    } catch {
      return ([], "\(error)")
    }
  }

  private static let trailer = "\n%{http_code} %{size_download}\n"

  /// From the end, because only what follows a body tells its length.
  private static func answers(in output: [UInt8]) -> [Answer] {
    var answers: [Answer] = []
    var rest = output[...]
    while rest.last == UInt8(ascii: "\n"),
      let start = rest.dropLast().lastIndex(of: UInt8(ascii: "\n"))
    {
      let fields = String(decoding: rest[start...].dropFirst().dropLast(), as: UTF8.self)
        .split(separator: " ").map { Int($0) }
      guard fields.count == 2, let status = fields[0], let size = fields[1], size >= 0,
        size <= start - rest.startIndex
      else { break }
      answers.append(Answer(status: status, body: rest[(start - size)..<start]))
      rest = rest[..<(start - size)]
    }
    return answers.reversed()
  }

  /// An address without what curl or a shell of its configuration would read as more than that.
  private static func isAddress(_ text: String) -> Bool {
    guard let scheme = ["http://", "https://"].first(where: text.hasPrefix) else { return false }
    let rest = text.utf8.dropFirst(scheme.utf8.count)
    let others = Set("-._~:/[]%+,=".utf8)
    return rest.first.map { $0 != UInt8(ascii: "/") } ?? false
      && rest.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        default: others.contains(byte)
        }
      }
  }

  private static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { 0x20...0x7E ~= $0 && $0 != 0x22 && $0 != 0x5C }
  }
}

/// Why nothing can be asked of a server.
package enum CacheServerError: Error, Hashable, CustomStringConvertible {
  case address(String)
  case authorization

  package var description: String {
    switch self {
    case .address(let text):
      "'\(Printable.short(text))' is not the address of a cache; write http:// or https://, a host "
        + "and perhaps a path, without a user, a question mark or a wildcard"
    case .authorization:
      "ASSAY_CACHE_AUTHORIZATION is not the value of a header, such as 'Bearer TOKEN'; remove "
        + "quotes, backslashes and line breaks from it"
    }
  }
}
