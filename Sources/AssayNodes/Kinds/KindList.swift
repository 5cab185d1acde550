// SPDX-License-Identifier: MIT

/// Every kind of view that a description can have. The JSON Schema and the written guide are
/// generated from it.
package enum KindList {
  package static let all: [any KindDescription.Type] = [
    TextNode.self,
    ImageNode.self,
    Color.self,
    LinearGradient.self,
    ShapeNode.self,
    DividerNode.self,
    SpacerNode.self,
    HStackNode.self,
    VStackNode.self,
    ZStackNode.self,
    GridNode.self,
    GridRowNode.self,
    ViewThatFitsNode.self,
    ScrollViewNode.self,
    ListNode.self,
    FormNode.self,
    SectionNode.self,
    ButtonNode.self,
    LinkNode.self,
    LabelNode.self,
    ToggleNode.self,
    SliderNode.self,
    TextFieldNode.self,
    ProgressViewNode.self,
    NavigationStackNode.self,
    NavigationLinkNode.self,
    TabViewNode.self,
    GroupNode.self,
    EmptyViewNode.self,
  ]

  package static let names = all.flatMap { $0.kinds }

  private static let byName = Dictionary(
    uniqueKeysWithValues: all.flatMap { type in type.kinds.map { ($0, type) } })

  static func type(named name: String) -> (any KindDescription.Type)? { byName[name] }
}
