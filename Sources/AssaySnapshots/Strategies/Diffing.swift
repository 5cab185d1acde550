// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssaySnapshotStore
public import Foundation

/// The way to write values of a format to files and to compare them.
public struct Diffing<Value> {
  /// Returns the bytes of a value.
  var write: (Value) throws -> Data
  /// Returns the value of bytes.
  var read: (Data) throws -> Value
  /// Returns nil for equal values, and otherwise the differences in words and as files. The
  /// reference is the first argument. Values that cannot be compared differ, with the error as
  /// words.
  public var diff: (Value, Value) -> (String, [SnapshotAttachment])? {
    didSet { content = nil }
  }
  /// A comparison with the reference's bytes as they are, for formats that need not decode them.
  /// nil for one that asks `write`, `read` and `diff`.
  var content: ((Value) throws -> any SnapshotContent)?

  /// Creates a way to write and compare values.
  public init(
    toData: @escaping (Value) throws -> Data,
    fromData: @escaping (Data) throws -> Value,
    diff: @escaping (Value, Value) throws -> (String, [SnapshotAttachment])?
  ) {
    self.write = toData
    self.read = fromData
    self.diff = { old, new in
      do { return try diff(old, new) } catch { return ("\(error)", []) }
    }
  }

  /// Returns the bytes of a value. An assertion reports a value that cannot be written; a call of
  /// your own stops the process, as in swift-snapshot-testing.
  public var toData: (Value) -> Data {
    get {
      { value in
        do { return try write(value) } catch {
          preconditionFailure("The snapshot cannot be written: \(error)")
        }
      }
    }
    set {
      write = newValue
      content = nil
    }
  }

  /// Returns the value of bytes. An assertion reports bytes that cannot be read; a call of your own
  /// stops the process, as in swift-snapshot-testing.
  public var fromData: (Data) -> Value {
    get {
      { data in
        do { return try read(data) } catch {
          preconditionFailure("The reference cannot be read: \(error)")
        }
      }
    }
    set {
      read = newValue
      content = nil
    }
  }

  func snapshotContent(of value: Value) throws -> any SnapshotContent {
    if let content { return try content(value) }
    return DiffingContent(value: value, data: try write(value), diffing: self)
  }
}

/// Content of a format that a test defines itself.
struct DiffingContent<Value>: AttachingContent {
  var value: Value
  var data: Data
  var diffing: Diffing<Value>
  /// What the comparison added.
  private let added = AddedAttachments()

  init(value: Value, data: Data, diffing: Diffing<Value>) {
    self.value = value
    self.data = data
    self.diffing = diffing
  }

  var fingerprint: PixelHash {
    data.withUnsafeBytes { PixelHash(bytes: $0) }
  }

  var attachments: [SnapshotAttachment] { added.attachments }

  func compare(withReference bytes: [UInt8]) -> ReferenceVerdict {
    if bytes.elementsEqual(data) { return .matches(note: nil) }
    do {
      let reference = try diffing.read(Data(bytes))
      guard let (message, attachments) = diffing.diff(reference, value) else {
        return .matches(note: nil)
      }
      added.attachments = attachments
      let lines = message.split(separator: "\n", omittingEmptySubsequences: false)
      return .differs(ReferenceDifference(words: lines.map(String.init)))
    } catch {
      return .unusable(.unknownFormat(reason: "\(error)"))
    }
  }

  func encoded() -> [UInt8] { Array(data) }
}

/// Content whose comparison adds files to a failure.
protocol AttachingContent: SnapshotContent {
  /// The files of the last comparison.
  var attachments: [SnapshotAttachment] { get }
}

/// Files that a comparison adds. One assertion uses it, on one thread.
private final class AddedAttachments {
  var attachments: [SnapshotAttachment] = []
}
