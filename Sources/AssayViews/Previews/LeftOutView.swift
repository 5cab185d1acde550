// SPDX-License-Identifier: MIT

internal import AssayNodes

/// What `assay port` writes in place of code that does not compile: a labeled area where a view is
/// expected. Code that runs into it is reported, whether the area is drawn or not.
public nonisolated struct _LeftOutView: View {
  private let label: String
  private let note: String

  /// Creates the area.
  ///
  /// - Parameters:
  ///   - label: the view, or the declaration that the code belongs to.
  ///   - place: the file and the line of the code.
  public init(_ label: String, _ place: String) {
    self.init(label, note: "\(label) (\(place)), left out because it does not compile,")
  }

  /// - Parameter note: what is reported as not drawn.
  init(_ label: String, note: String) {
    self.label = label
    self.note = note
    LeftOutNotes.add(note)
  }

  /// A gray area with the label.
  public var body: some View {
    Text(verbatim: label).font(.caption).foregroundStyle(.secondary).lineLimit(1).padding(4)
      .background(Color(base: .system("systemGray5")))
      .modified(.notDrawn(note))
  }
}

nonisolated extension View {
  /// What `assay port` writes in place of a modifier that does not compile: the view without it,
  /// which is reported.
  ///
  /// - Parameters:
  ///   - modifier: its name.
  ///   - place: the file and the line of the code.
  public func _leftOut(_ modifier: String, _ place: String) -> some View {
    modified(
      .notDrawn("the modifier \(modifier) (\(place)), left out because it does not compile,"))
  }
}
