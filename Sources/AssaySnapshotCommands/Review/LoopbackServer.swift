// SPDX-License-Identifier: MIT

import CEvent

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An HTTP server that only this machine reaches.
struct LoopbackServer {
  struct Request {
    var isPost: Bool
    /// Without a query.
    var path: String
    var host: String?
    var origin: String?
    var body: [UInt8]
  }

  struct Answer {
    var status: Int32
    var headers: [(name: String, value: String)] = []
    var body: [UInt8] = []
  }

  let port: UInt16
  private let server: OpaquePointer

  /// Listens at once and answers when it runs.
  ///
  /// - Parameter port: 0 for any that is free.
  /// - Throws: `LoopbackServerError`.
  init(port: UInt16, answer: @escaping (Request) -> Answer) throws(LoopbackServerError) {
    // Lives as long as the process, as the server does.
    let handler = Unmanaged.passRetained(Handler(answer: answer))
    let server = assay_http_listen(
      port,
      { context, request, reply in
        guard let context, let request = request?.pointee, let reply else { return }
        let handler = Unmanaged<Handler>.fromOpaque(context).takeUnretainedValue()
        handler.answer(Request(request)).send(reply)
      }, handler.toOpaque())
    guard let server else {
      let code = errno
      handler.release()
      throw LoopbackServerError(port: port, code: code)
    }
    self.server = server
    self.port = assay_http_port(server)
  }

  /// Serves until the process ends.
  func run() {
    assay_http_run(server)
  }

  private final class Handler {
    let answer: (Request) -> Answer

    init(answer: @escaping (Request) -> Answer) {
      self.answer = answer
    }
  }
}

/// Why a server cannot listen.
struct LoopbackServerError: Error, CustomStringConvertible {
  var port: UInt16
  /// As in errno.
  var code: Int32

  var description: String {
    code == EADDRINUSE
      ? "the port \(port) is in use; leave --port out for a free one"
      : "cannot listen on 127.0.0.1, port \(port): \(String(cString: strerror(code)))"
  }
}

extension LoopbackServer.Request {
  fileprivate init(_ request: assay_http_request) {
    isPost = request.is_post != 0
    let address = request.path.map { String(cString: $0) } ?? ""
    path = String(address.prefix { $0 != "?" })
    host = request.host.map { String(cString: $0) }
    origin = request.origin.map { String(cString: $0) }
    body = Array(UnsafeBufferPointer(start: request.body, count: request.body_length))
  }
}

extension LoopbackServer.Answer {
  fileprivate func send(_ answer: OpaquePointer) {
    assay_http_set_status(answer, status)
    for (name, value) in headers { assay_http_add_header(answer, name, value) }
    body.withUnsafeBufferPointer { assay_http_add_body(answer, $0.baseAddress, $0.count) }
  }
}
