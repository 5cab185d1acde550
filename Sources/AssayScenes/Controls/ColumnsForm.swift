// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayLayout
internal import AssayNodes

/// Writes a form of macOS as the views it is made of: labels in one column, which end where their
/// controls in the other one start (SwiftUI's documentation of `ColumnsFormStyle`).
struct ColumnsForm {
  var children: [ViewNode]

  /// AppKit's distances between a label and its control, and between controls; estimates.
  private static let gap = 8.0
  private static let rowGap = 10.0

  var view: ViewNode {
    ViewNode(
      .grid(
        GridNode(
          alignment: Alignment(horizontal: .leading, vertical: .center),
          horizontalSpacing: Self.gap, verticalSpacing: Self.rowGap, children: Self.rows(children)))
    )
  }

  private static func rows(_ views: [ViewNode]) -> [ViewNode] {
    views.flatMap { view -> [ViewNode] in
      if case .group(let group) = view.content {
        return rows(group.children.map { $0.adding(view.modifiers) })
      }
      if case .section(let section) = view.content {
        let header = section.header.map { $0.font(Font(base: .style(.headline))) }
        return rows((header + section.rows + section.footer).map { $0.adding(view.modifiers) })
      }
      // A line is as wide as the form.
      if view.content == .divider { return [view] }
      return view.content == .empty ? [] : [row(view)]
    }
  }

  private static func row(_ view: ViewNode) -> ViewNode {
    let (label, control) = parts(of: view)
    let words = ViewNode.row(label).with(
      .gridColumnAlignment(.trailing), .multilineTextAlignment(.trailing))
    return ViewNode(.gridRow(GridRowNode(alignment: alignment(view), children: [words, control])))
  }

  /// The label of radio buttons is beside the first of them.
  private static func alignment(_ view: ViewNode) -> VerticalAlignment? {
    guard case .hStack(let stack) = view.content, stack.alignment == .top else { return nil }
    return .top
  }

  /// A control apart from its label; a view that has none is a control.
  private static func parts(of view: ViewNode) -> (label: [ViewNode], control: ViewNode) {
    if case .textField(var field) = view.content {
      let label = ViewNode(.text(field.prompt))
      field.prompt = TextNode(verbatim: "")
      return ([label], ViewNode(.textField(field), modifiers: view.modifiers))
    }
    if case .slider(let slider) = view.content { return (slider.label, view) }
    if case .progressView(let progress) = view.content {
      let bare = ViewNode.Content.progressView(value: progress.value, label: [])
      return (progress.label, ViewNode(bare, modifiers: view.modifiers))
    }
    // Labels of pickers and steppers are before a space.
    guard case .hStack(let stack) = view.content,
      let space = stack.children.firstIndex(where: \.isSpacer), space > 0
    else { return ([], view) }
    let control = ViewNode.row(Array(stack.children[(space + 1)...]), spacing: stack.spacing)
    return (Array(stack.children[..<space]), control.adding(view.modifiers))
  }
}
