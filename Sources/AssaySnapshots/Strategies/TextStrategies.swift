// SPDX-License-Identifier: MIT

internal import AssaySnapshotStore
public import Foundation

extension Diffing where Value == String {
  /// UTF-8 text, which is compared line by line.
  public static var lines: Diffing {
    var diffing = Diffing(
      toData: { Data($0.utf8) },
      fromData: { data in
        guard let text = String(validating: data, as: UTF8.self) else {
          throw NotText()
        }
        return text
      },
      diff: { old, new in
        let content = TextContent(new)
        guard case .differs(let difference) = content.compare(withReference: Array(old.utf8)) else {
          return nil
        }
        return (difference.words.joined(separator: "\n"), [])
      })
    diffing.content = { TextContent($0) }
    return diffing
  }
}

private struct NotText: Error, CustomStringConvertible {
  var description: String { "it is not UTF-8 text" }
}

extension Diffing where Value == Data {
  /// Bytes as they are.
  public static var data: Diffing {
    Diffing(
      toData: { $0 }, fromData: { $0 },
      diff: { old, new in
        guard old != new else { return nil }
        let place = zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset
        return (
          "\(old.count) bytes became \(new.count); "
            + "the first difference is at byte \(place ?? min(old.count, new.count))", []
        )
      })
  }
}

extension Snapshotting where Value == String, Format == String {
  /// The text as it is.
  public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Snapshotting where Value == Data, Format == Data {
  /// The bytes as they are.
  public static var data: Snapshotting { Snapshotting(pathExtension: nil, diffing: .data) }
}

extension Snapshotting where Format == String {
  /// The text of `String(describing:)`.
  public static var description: Snapshotting {
    SimplySnapshotting<String>.lines.pullback { String(describing: $0) }
  }
}
