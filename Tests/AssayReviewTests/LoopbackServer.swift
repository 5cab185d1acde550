// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// A server of HTTP on the loopback address, on a thread of its own: tests that wait for processes
/// occupy the threads of tasks.
///
/// It answers one request at a time, one for each connection.
final class LoopbackServer: Sendable {
  struct Request: Sendable {
    var method: String
    var path: String
    /// By names in lower case.
    var headers: [String: String]
    var body: Data
  }

  struct Answer: Sendable {
    var status: Int
    var body = Data()
  }

  #if canImport(Darwin)
    private static let stream = SOCK_STREAM
    private static let sendFlags: Int32 = 0
  #else
    private static let stream = Int32(SOCK_STREAM.rawValue)
    private static let sendFlags = Int32(MSG_NOSIGNAL)
  #endif

  let port: UInt16
  private let descriptor: Int32
  /// Of connections that get no answer.
  private let silent = Mutex<[Int32]>([])

  /// - Parameter answer: nil keeps the connection open without an answer.
  init(_ answer: @escaping @Sendable (Request) -> Answer?) throws {
    let descriptor = socket(AF_INET, Self.stream, 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let status = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, length) + listen(descriptor, 64) + getsockname(descriptor, $0, &length)
      }
    }
    guard descriptor >= 0, status == 0 else { throw POSIXError(.EADDRNOTAVAIL) }
    self.descriptor = descriptor
    port = UInt16(bigEndian: address.sin_port)
    let thread = Thread { [self] in
      while true {
        let connection = accept(descriptor, nil, nil)
        guard connection >= 0 else { return }
        serve(connection, answer)
      }
    }
    thread.start()
  }

  func stop() {
    shutdown(descriptor, Int32(SHUT_RDWR))
    close(descriptor)
    silent.withLock { $0.forEach { close($0) } }
  }

  private func serve(_ connection: Int32, _ answer: (Request) -> Answer?) {
    guard let request = Self.request(from: connection) else {
      close(connection)
      return
    }
    guard let answer = answer(request) else {
      silent.withLock { $0.append(connection) }
      return
    }
    var bytes = Data(
      "HTTP/1.1 \(answer.status) x\r\nContent-Length: \(answer.body.count)\r\nConnection: close\r\n\r\n"
        .utf8)
    bytes += answer.body
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        // NB: no signal where the other side is gone.
        send(connection, $0.baseAddress, $0.count, Self.sendFlags)
      }
      guard count > 0 else { break }
      rest = rest.dropFirst(count)
    }
    close(connection)
  }

  private static func request(from connection: Int32) -> Request? {
    var bytes = Data()
    let end = Data("\r\n\r\n".utf8)
    while bytes.range(of: end) == nil { guard read(connection, into: &bytes) else { return nil } }
    guard let head = bytes.range(of: end) else { return nil }
    let lines = String(decoding: bytes[..<head.lowerBound], as: UTF8.self)
      .components(separatedBy: "\r\n")
    let first = lines[0].split(separator: " ").map(String.init)
    guard first.count == 3 else { return nil }
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      headers[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces)
    }
    let length = headers["content-length"].flatMap { Int($0) } ?? 0
    while bytes.count - head.upperBound < length {
      guard read(connection, into: &bytes) else { return nil }
    }
    return Request(
      method: first[0], path: first[1], headers: headers, body: bytes[head.upperBound...])
  }

  private static func read(_ connection: Int32, into bytes: inout Data) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    let count = recv(connection, &buffer, buffer.count, 0)
    bytes += buffer.prefix(max(0, count))
    return count > 0
  }
}
