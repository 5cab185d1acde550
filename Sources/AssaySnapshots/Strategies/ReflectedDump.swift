// SPDX-License-Identifier: MIT

internal import Foundation

/// The contents of a value as swift-snapshot-testing writes them, line for line.
///
/// A line has two spaces for each level, `-` for a value without parts or `▿`, the name of the
/// property and a description. What has no order of its own is sorted by its text.
struct ReflectedDump {
  /// The objects around, which may refer to each other.
  private var visited: Set<ObjectIdentifier> = []

  static func text(of value: Any) -> String {
    ReflectedDump().lines(of: value, name: nil, indentation: 0)
  }

  private func lines(of value: Any, name: String?, indentation: Int) -> String {
    let mirror = Mirror(reflecting: value)
    let margin = String(repeating: " ", count: indentation)
    let label = name.map { "\($0): " } ?? ""
    let isStyled = [.collection, .dictionary, .set, .tuple, .optional]
      .contains(mirror.displayStyle)
    if !isStyled, let own = value as? any AnySnapshotStringConvertible,
      !type(of: own).renderChildren
    {
      return "\(margin)- \(label)\(own.snapshotDescription)\n"
    }
    let bullet = mirror.children.isEmpty ? "-" : "▿"
    guard let inner = entering(value, mirror) else {
      return "\(margin)\(bullet) \(name ?? "value") (circular reference detected)\n"
    }
    let first = "\(margin)\(bullet) \(label)\(Self.description(of: value, mirror))\n"
    return inner.parts(of: mirror, of: value).reduce(first) { text, part in
      text + inner.lines(of: part.value, name: part.label, indentation: indentation + 2)
    }
  }

  /// With an object that has no description of its own; nil if it is one of those around.
  private func entering(_ value: Any, _ mirror: Mirror) -> ReflectedDump? {
    guard mirror.displayStyle == .class, !(value is any CustomStringConvertible) else {
      return self
    }
    var inner = self
    return inner.visited.insert(ObjectIdentifier(value as AnyObject)).inserted ? inner : nil
  }

  private func parts(of mirror: Mirror, of value: Any) -> [Mirror.Child] {
    let isSorted =
      switch mirror.displayStyle {
      case .dictionary, .set: true
      case .struct, .class, .enum: !(value is any CustomStringConvertible)
      default: false
      }
    guard isSorted, mirror.displayStyle != .enum else { return Array(mirror.children) }
    return mirror.children
      .map { (part: $0, text: lines(of: $0.value, name: $0.label, indentation: 0)) }
      .sorted { $0.text < $1.text }
      .map(\.part)
  }

  private static func description(of value: Any, _ mirror: Mirror) -> String {
    let count = mirror.children.count
    switch mirror.displayStyle {
    case .collection: return count == 1 ? "1 element" : "\(count) elements"
    case .dictionary: return count == 1 ? "1 key/value pair" : "\(count) key/value pairs"
    case .set: return count == 1 ? "1 member" : "\(count) members"
    case .tuple: return count == 1 ? "(1 element)" : "(\(count) elements)"
    case .optional: return typeName(of: mirror) + (count == 0 ? ".none" : "")
    default: break
    }
    if let own = value as? any AnySnapshotStringConvertible { return own.snapshotDescription }
    if let own = value as? any CustomStringConvertible { return own.description }
    switch mirror.displayStyle {
    case .class, .struct: return typeName(of: mirror)
    case .enum: return typeName(of: mirror) + (count == 0 ? ".\(value)" : "")
    default: return String(describing: value)
    }
  }

  /// Without the number that tells local types of one name apart.
  private static func typeName(of mirror: Mirror) -> String {
    String(describing: mirror.subjectType)
      .replacing(#/ #\d+/#, with: "")
  }
}
