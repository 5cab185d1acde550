// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssaySnapshotStore
public import Foundation

/// The way to write values of a format to files and to compare them.
public struct Diffing<Value> {
  /// Returns the bytes of a value.
  public var toData: (Value) throws -> Data
  /// Returns the value of bytes.
  public var fromData: (Data) throws -> Value
  /// Returns nil for equal values, and otherwise the differences in words and as files. The
  /// reference is the first argument.
  public var diff: (Value, Value) throws -> (String, [SnapshotAttachment])?
  /// A comparison with the reference's bytes as they are, for formats that need not decode them.
  var content: ((Value) throws -> any SnapshotContent)?

  /// Creates a way to write and compare values.
  public init(
    toData: @escaping (Value) throws -> Data,
    fromData: @escaping (Data) throws -> Value,
    diff: @escaping (Value, Value) throws -> (String, [SnapshotAttachment])?
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diff = diff
  }

  func snapshotContent(of value: Value) throws -> any SnapshotContent {
    if let content { return try content(value) }
    return DiffingContent(value: value, data: try toData(value), diffing: self)
  }
}

/// A file that belongs to a failure.
public struct SnapshotAttachment: Hashable, Sendable {
  /// The name of the file.
  public var name: String
  /// The content of the file.
  public var bytes: [UInt8]

  /// Creates a file.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}

/// Content of a format that a test defines itself.
struct DiffingContent<Value>: SnapshotContent {
  var value: Value
  var data: Data
  var diffing: Diffing<Value>

  var fingerprint: PixelHash {
    data.withUnsafeBytes { PixelHash(bytes: $0) }
  }

  func compare(withReference bytes: [UInt8]) -> ReferenceVerdict {
    if bytes.elementsEqual(data) { return .matches(note: nil) }
    do {
      let reference = try diffing.fromData(Data(bytes))
      guard let (message, _) = try diffing.diff(reference, value) else {
        return .matches(note: nil)
      }
      let lines = message.split(separator: "\n", omittingEmptySubsequences: false)
      return .differs(ReferenceDifference(words: lines.map(String.init)))
    } catch {
      return .unusable(.unknownFormat(reason: "\(error)"))
    }
  }

  func encoded() -> [UInt8] { Array(data) }
}
