// SPDX-License-Identifier: MIT

/// The label of a control that is beside it: of several texts, the first is the title.
nonisolated struct ControlLabel<Label: View>: View {
  let label: Label

  init(_ label: Label) { self.label = label }

  var body: some View {
    NodeView { context in ViewNode.titled(try label.evaluated(in: context)) }
  }
}
