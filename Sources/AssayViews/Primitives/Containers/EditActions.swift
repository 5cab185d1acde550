// SPDX-License-Identifier: MIT

/// Accepted, but not drawn: what the user can do with the rows of a list.
public struct EditActions: OptionSet, Sendable {
  /// The actions as bits.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Rows can be moved.
  public static let move = EditActions(rawValue: 1)
  /// Rows can be deleted.
  public static let delete = EditActions(rawValue: 2)
  /// Rows can be moved and deleted.
  public static let all: EditActions = [.move, .delete]
}

extension List where SelectionValue == Never {
  /// Creates a list with a row for a binding to each element, which can be edited. Actions to edit
  /// are not drawn.
  public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<C>, editActions: EditActions,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  ) where Content == ForEach<Binding<C>, C.Element.ID, RowContent>, C.Element: Identifiable {
    self.init { ForEach(data, content: rowContent) }
  }

  /// Creates a list with a row for a binding to each element, which is identified by a key path and
  /// can be edited. Actions to edit are not drawn.
  public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  ) where Content == ForEach<Binding<C>, ID, RowContent> {
    self.init { ForEach(data, id: id, content: rowContent) }
  }
}

extension List {
  /// Creates a list with a row for a binding to each element, of which one can be selected and
  /// which can be edited. Neither is drawn.
  public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<C>, editActions: EditActions, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  ) where Content == ForEach<Binding<C>, C.Element.ID, RowContent>, C.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Creates a list with a row for a binding to each element, of which several can be selected and
  /// which can be edited. Neither is drawn.
  public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<C>, editActions: EditActions, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  ) where Content == ForEach<Binding<C>, C.Element.ID, RowContent>, C.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }
}

nonisolated extension ForEach where Content: View {
  /// Creates a view for a binding to each element, which can be edited. Actions to edit are not
  /// drawn.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, editActions: EditActions,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == Binding<C>, C.Element: Identifiable, ID == C.Element.ID {
    self.init(data, content: content)
  }

  /// Creates a view for a binding to each element, which is identified by a key path and can be
  /// edited. Actions to edit are not drawn.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == Binding<C> {
    self.init(data, id: id, content: content)
  }
}
