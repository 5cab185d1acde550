// SPDX-License-Identifier: MIT

extension ContainerValues {
  /// Whether the view has a tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { tagName == TagName.of(tag) }

  /// The tag of the view as a value of a type; nil for a view without one. Unlike SwiftUI, the
  /// values of some types cannot be told from their names, which a snapshot reports.
  public func tag<V: Hashable>(for type: V.Type) -> V? {
    guard let tagName else { return nil }
    if let value = tagName as? V { return value }
    if let value = UUID(uuidString: tagName) as? V { return value }
    if let type = V.self as? any LosslessStringConvertible.Type { return type.init(tagName) as? V }
    if let type = V.self as? any CaseIterable.Type { return Self.value(of: type, tagName) as? V }
    LeftOutNotes.add("what a container makes of the tag '\(tagName)'")
    return nil
  }

  private static func value<T: CaseIterable>(of type: T.Type, _ name: String) -> Any? {
    type.allCases.first { String(describing: $0) == name }
  }
}
