// SPDX-License-Identifier: MIT

internal import Foundation

/// The compiler's end of the plugin protocol: messages on standard input and output, each with its
/// length in bytes before it (8 bytes, little endian), then JSON.
enum PluginConnection {
  /// The next request; nil when the compiler has closed the connection.
  static func read() throws -> [String: Any]? {
    let header = FileHandle.standardInput.readData(ofLength: 8)
    guard header.count == 8 else { return nil }
    let length = header.reversed().reduce(0) { $0 << 8 | Int($1) }
    let body = FileHandle.standardInput.readData(ofLength: length)
    guard body.count == length else { return nil }
    // The compiler's job that emits a module sends one empty message (seen with Swift 6.3.1).
    guard length > 0 else { return [:] }
    guard let request = try JSONSerialization.jsonObject(with: body) as? [String: Any] else {
      throw MacroError(message: "the compiler's request is not a JSON object")
    }
    return request
  }

  static func write(_ answer: [String: Any]) throws {
    let body = try JSONSerialization.data(withJSONObject: answer)
    var length = UInt64(body.count).littleEndian
    FileHandle.standardOutput.write(Data(bytes: &length, count: 8) + body)
  }
}
