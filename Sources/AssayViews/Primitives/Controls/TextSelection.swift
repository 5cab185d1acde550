// SPDX-License-Identifier: MIT

/// Accepted, but not drawn: the selected words of a field.
public struct TextSelection: Hashable, Sendable {
  /// What is selected.
  public enum Indices: Hashable, Sendable {
    /// A range, or a point of insertion as an empty one.
    case selection(Range<String.Index>)
    /// Several ranges.
    case multiSelection(RangeSet<String.Index>)
  }

  /// What is selected.
  public var indices: Indices

  /// Creates the selection of a range.
  public init(range: Range<String.Index>) { indices = .selection(range) }
  /// Creates the selection of several ranges.
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }
  /// Creates a point of insertion.
  public init(insertionPoint: String.Index) {
    indices = .selection(insertionPoint..<insertionPoint)
  }

  /// Whether nothing is selected.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }
}

extension TextField where Label == Text {
  /// Creates a field whose title is a key of the string tables. The selection is not drawn.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(
      prompt: prompt ?? Text(titleKey), text: text.wrappedValue, axis: axis ?? .horizontal)
  }

  /// Creates a field whose title is shown as it is. The selection is not drawn.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(prompt: prompt ?? Text(title), text: text.wrappedValue, axis: axis ?? .horizontal)
  }
}

nonisolated extension TextEditor {
  /// Creates a field that shows a text with styles. Unlike SwiftUI, the styles are not drawn, which
  /// a snapshot reports, and neither is the selection.
  public init(
    text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil
  ) {
    let text = text.wrappedValue
    self.init(
      String(text.characters),
      undrawn: text.runs.contains { $0.attributes != AttributeContainer() }
        ? "the style of text in an editor" : nil)
  }
  /// Creates a field that shows a text. The selection is not drawn.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) { self.init(text: text) }
}
