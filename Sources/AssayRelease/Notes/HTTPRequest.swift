// SPDX-License-Identifier: MIT

internal import AssayFiles

/// One request, made by curl. What is secret goes to it on standard input, where no list of
/// processes shows it.
struct HTTPRequest: Sendable {
  var address: String
  /// Without line ends.
  var headers: [String]
  /// Stands in a header; no message shows it, not even a host's that echoes it.
  var secret: String
  /// JSON to post; nil to get.
  var body: [UInt8]?
  /// A file to post as it is; nil for none.
  var file: String?
  /// Where it is neither a question nor a post.
  var method: String?

  struct Answer: Sendable {
    var status: Int
    /// As it came; it may echo the secret.
    var text: String
    fileprivate var secret: String

    /// - Parameter permission: that the token needs for it, as the host calls it.
    /// - Throws: `ReleaseError` for any other status.
    func check(
      _ statuses: [Int], doing work: String, permission: String = "contents: write"
    ) throws {
      if statuses.contains(status) { return }
      let reason: ReleaseError.Reason = [401, 403, 404].contains(status) ? .denied : .hostFailed
      throw ReleaseError(
        reason,
        "\(work): the host answers \(status): \(Printable.short(Redaction.without(secret, in: text[...]))); "
          + (reason == .denied
            ? "check the permissions of the token (\(permission))" : "run this again"))
    }
  }

  /// - Throws: `ReleaseError` where there is no answer.
  func answer() throws -> Answer {
    // curl reads options from its standard input; https://curl.se/docs/manpage.html#-K
    var lines = headers.map { "header = \(Self.quoted($0))" }
    lines.append("url = \(Self.quoted(address))")
    if let body {
      lines.append("header = \"Content-Type: application/json\"")
      lines.append("data-binary = \(Self.quoted(String(decoding: body, as: UTF8.self)))")
    }
    if let file {
      lines.append("header = \"Content-Type: application/octet-stream\"")
      lines.append("data-binary = \(Self.quoted("@" + file))")
    }
    if let method { lines.append("request = \(Self.quoted(method))") }
    // NB: no redirects are followed; a token must not go to another host.
    var run = ToolRun(
      tool: "curl", name: "curl",
      arguments: [
        "--disable", "--silent", "--show-error", "--max-time", "60", "--retry", "2",
        "--proto", "=http,https", "--write-out", "\n%{http_code}", "--config", "-",
      ])
    run.input = Array((lines.joined(separator: "\n") + "\n").utf8)
    let result = try run.outcome()
    guard result.succeeded, let end = result.text.lastIndex(of: "\n"),
      let status = Int(result.text[end...].dropFirst())
    else {
      throw ReleaseError(
        .network,
        "'\(Redaction.withoutCredentials(address))' does not answer: \(Printable.short(result.errors)); run this "
          + "again")
    }
    return Answer(status: status, text: String(result.text[..<end]), secret: secret)
  }

  /// As the manual says of quoted values: these five signs behind a backslash.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\"": result += "\\\""
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// For a part of a path: everything but RFC 3986's unreserved signs (section 2.3) as `%2F`.
  static func escaped(_ text: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: bytes.append(byte)
      default: bytes += [0x25, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
