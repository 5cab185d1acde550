// SPDX-License-Identifier: MIT

public import Foundation

/// A type that writes itself in dumps with references beside the tests, by its name in
/// swift-snapshot-testing.
public protocol AnySnapshotStringConvertible {
  /// Whether the properties follow the description; false unless the type says otherwise.
  static var renderChildren: Bool { get }
  /// The text of the value.
  var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
  /// False: the description stands alone.
  public static var renderChildren: Bool { false }
}

extension AnySnapshotStringConvertible where Self: CustomDebugStringConvertible {
  /// The debug description.
  public var snapshotDescription: String { debugDescription }
}

extension Character: AnySnapshotStringConvertible {}
extension Data: AnySnapshotStringConvertible {}
extension String: AnySnapshotStringConvertible {}
extension Substring: AnySnapshotStringConvertible {}
extension URL: AnySnapshotStringConvertible {}

extension Date: AnySnapshotStringConvertible {
  /// The date and the time in UTC, such as `2001-01-01T00:00:00Z`.
  public var snapshotDescription: String {
    formatted(Date.ISO8601FormatStyle(timeZone: .gmt))
  }
}

extension NSObject: AnySnapshotStringConvertible {
  /// The debug description without addresses, which differ in each run.
  public var snapshotDescription: String {
    debugDescription.replacing(#/:?\s*0x[\da-f]+(\s*)/#) { String($0.output.1) }
  }
}
