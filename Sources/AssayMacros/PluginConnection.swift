// SPDX-License-Identifier: MIT

internal import Foundation

/// The compiler's end of the plugin protocol: messages on standard input and output, each with its
/// length in bytes before it (8 bytes, little endian), then JSON.
enum PluginConnection {
  /// The next request; nil when the compiler has closed the connection.
  static func read() -> [String: Any]? {
    let header = FileHandle.standardInput.readData(ofLength: 8)
    guard header.count == 8 else { return nil }
    let length = header.reversed().reduce(0) { $0 << 8 | Int($1) }
    let body = FileHandle.standardInput.readData(ofLength: length)
    guard body.count == length else { return nil }
    return (try? JSONSerialization.jsonObject(with: body)) as? [String: Any] ?? [:]
  }

  static func write(_ answer: [String: Any]) {
    guard let body = try? JSONSerialization.data(withJSONObject: answer) else { return }
    var length = UInt64(body.count).littleEndian
    FileHandle.standardOutput.write(Data(bytes: &length, count: 8) + body)
  }
}
