// SPDX-License-Identifier: MIT

/// Accepted, but not drawn: the selected words of a field with styles, or the point of insertion.
public struct AttributedTextSelection: Hashable, Sendable {
  /// What is selected.
  public enum Indices: Equatable, Sendable {
    /// Nothing: where text would be inserted.
    case insertionPoint(AttributedString.Index)
    /// The places of the selected words.
    case ranges(RangeSet<AttributedString.Index>)
  }

  /// The styles of the selected words.
  @dynamicMemberLookup
  public struct Attributes: Hashable, Sendable {
    private let containers: [AttributeContainer]
    init(_ containers: [AttributeContainer]) { self.containers = containers }

    /// The different values of an attribute, nil for words without it.
    public subscript<Key: AttributedStringKey>(key: Key.Type) -> [Key.Value?]
    where Key.Value: Sendable {
      var values: [Key.Value?] = []
      for value in containers.map({ $0[key] }) where !values.contains(value) {
        values.append(value)
      }
      return values
    }

    /// The different values of an attribute by its name, nil for words without it.
    public subscript<Key: AttributedStringKey>(
      dynamicMember keyPath: KeyPath<AttributeDynamicLookup, Key>
    ) -> [Key.Value?] where Key.Value: Sendable {
      self[Key.self]
    }
  }

  /// nil for the end of the text.
  private var selected: Indices?
  private var ownTypingAttributes: AttributeContainer?

  /// Creates a point of insertion at the end of the text.
  public init() {}

  /// Creates a point of insertion.
  ///
  /// - Parameters:
  ///   - insertionPoint: the place.
  ///   - typingAttributes: the style of text that is inserted; nil for that of the text before.
  public init(
    insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil
  ) {
    self.selected = .insertionPoint(insertionPoint)
    self.ownTypingAttributes = typingAttributes
  }

  /// Creates a selection of a range.
  public init(range: Range<AttributedString.Index>) {
    self.init(ranges: RangeSet(range))
  }

  /// Creates a selection of several ranges.
  public init(ranges: RangeSet<AttributedString.Index>) { self.selected = .ranges(ranges) }

  /// Returns what of a text is selected.
  public func indices(in text: AttributedString) -> Indices {
    selected ?? .insertionPoint(text.endIndex)
  }

  /// Returns the style of text that the user would write now.
  public func typingAttributes(in text: AttributedString) -> AttributeContainer {
    if let ownTypingAttributes { return ownTypingAttributes }
    switch indices(in: text) {
    case .insertionPoint(let index): return text.attributes(before: index)
    case .ranges(let ranges):
      guard let range = ranges.ranges.first else { return AttributeContainer() }
      return text[range].runs.first?.attributes ?? AttributeContainer()
    }
  }

  /// Returns the styles of what is selected.
  public func attributes(in text: AttributedString) -> Attributes {
    switch indices(in: text) {
    case .insertionPoint: Attributes([typingAttributes(in: text)])
    case .ranges(let ranges):
      Attributes(ranges.ranges.flatMap { text[$0].runs.map(\.attributes) })
    }
  }

  /// Returns on which side of a break the point of insertion is.
  public func affinity(in text: AttributedString) -> TextSelectionAffinity { .automatic }

  /// Hashes the style of text that is inserted: places in a text have no hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(ownTypingAttributes) }

  fileprivate mutating func setTypingAttributes(_ attributes: AttributeContainer) {
    ownTypingAttributes = attributes
  }
}

extension AttributedString {
  fileprivate func attributes(before index: Index) -> AttributeContainer {
    guard index > startIndex else { return runs.first?.attributes ?? AttributeContainer() }
    return self[characters.index(before: index)..<index].runs.first?.attributes
      ?? AttributeContainer()
  }

  /// Changes the styles of what is selected, or of what the user would write at the point of
  /// insertion.
  ///
  /// - Parameters:
  ///   - selection: what is selected.
  ///   - body: changes the styles of a part.
  public mutating func transformAttributes<E: Error>(
    in selection: inout AttributedTextSelection,
    body: (inout AttributeContainer) throws(E) -> Void
  ) throws(E) {
    switch selection.indices(in: self) {
    case .insertionPoint:
      var attributes = selection.typingAttributes(in: self)
      try body(&attributes)
      selection.setTypingAttributes(attributes)
    case .ranges(let ranges):
      for range in ranges.ranges {
        for run in self[range].runs {
          var attributes = run.attributes
          try body(&attributes)
          self[run.range].setAttributes(attributes)
        }
      }
    }
  }

  /// Replaces what is selected by another text in the style of the place. The point of insertion is
  /// after it then.
  ///
  /// - Parameters:
  ///   - selection: what is replaced.
  ///   - newCharacters: the text.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection,
    withCharacters newCharacters: some Collection<Character>
  ) {
    let attributes = selection.typingAttributes(in: self)
    replaceSelection(
      &selection, with: AttributedString(String(newCharacters), attributes: attributes))
  }

  /// Replaces what is selected by another text with styles. The point of insertion is after it
  /// then.
  ///
  /// - Parameters:
  ///   - selection: what is replaced.
  ///   - newContent: the text.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, with newContent: some AttributedStringProtocol
  ) {
    let ranges: [Range<Index>]
    switch selection.indices(in: self) {
    case .insertionPoint(let index): ranges = [index..<index]
    case .ranges(let set): ranges = Array(set.ranges)
    }
    guard let first = ranges.first else { return }
    let start = characters.distance(from: startIndex, to: first.lowerBound)
    for range in ranges.dropFirst().reversed() { removeSubrange(range) }
    replaceSubrange(first, with: newContent)
    let end = characters.index(startIndex, offsetBy: start + newContent.characters.count)
    selection = AttributedTextSelection(insertionPoint: end)
  }
}
