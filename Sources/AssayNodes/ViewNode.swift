// SPDX-License-Identifier: MIT

/// A view as data: what a `View` is evaluated to, what a description file holds, what layout reads.
///
/// `modifiers` apply in order, the first nearest to the content, as they are written in Swift.
package struct ViewNode: Hashable, Sendable {
  package var content: Content
  package var modifiers: [ModifierNode]

  package init(_ content: Content, modifiers: [ModifierNode] = []) {
    self.content = content
    self.modifiers = modifiers
  }

  /// The kinds of view, each in a file of its own in `Kinds`.
  package indirect enum Content: Hashable, Sendable {
    case text(TextNode)
    case image(ImageNode)
    case color(Color)
    case linearGradient(LinearGradient)
    case shape(ShapeNode)
    case divider
    case spacer(SpacerNode)
    case hStack(HStackNode)
    case vStack(VStackNode)
    case zStack(ZStackNode)
    case grid(GridNode)
    case gridRow(GridRowNode)
    case viewThatFits(ViewThatFitsNode)
    case geometryReader(GeometryReaderNode)
    case scrollView(ScrollViewNode)
    case list(ListNode)
    case form(FormNode)
    case section(SectionNode)
    case button(ButtonNode)
    case link(LinkNode)
    case label(LabelNode)
    case toggle(ToggleNode)
    case slider(SliderNode)
    case textField(TextFieldNode)
    case progressView(ProgressViewNode)
    case navigationStack(NavigationStackNode)
    case navigationLink(NavigationLinkNode)
    case tabView(TabViewNode)
    case group(GroupNode)
    case customLayout(CustomLayoutNode)
    case empty
  }
}

extension ViewNode.Content {
  package var kind: any KindDescription {
    switch self {
    case .text(let kind): kind
    case .image(let kind): kind
    case .color(let kind): kind
    case .linearGradient(let kind): kind
    case .shape(let kind): kind
    case .divider: DividerNode()
    case .spacer(let kind): kind
    case .hStack(let kind): kind
    case .vStack(let kind): kind
    case .zStack(let kind): kind
    case .grid(let kind): kind
    case .gridRow(let kind): kind
    case .viewThatFits(let kind): kind
    case .geometryReader(let kind): kind
    case .scrollView(let kind): kind
    case .list(let kind): kind
    case .form(let kind): kind
    case .section(let kind): kind
    case .button(let kind): kind
    case .link(let kind): kind
    case .label(let kind): kind
    case .toggle(let kind): kind
    case .slider(let kind): kind
    case .textField(let kind): kind
    case .progressView(let kind): kind
    case .navigationStack(let kind): kind
    case .navigationLink(let kind): kind
    case .tabView(let kind): kind
    case .group(let kind): kind
    case .customLayout(let kind): kind
    case .empty: EmptyViewNode()
    }
  }

  /// Every view directly inside, in the order in which it is written.
  package var children: [ViewNode] { kind.children }
}
