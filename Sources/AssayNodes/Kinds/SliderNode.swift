// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `Slider`. `value` is in 0...1, from the lower to the upper bound.
package struct SliderNode: KindDescription {
  package static let forms = [
    KindForm(
      "Slider", .controls,
      [
        "value": .numberWithin(0...1), "step": .numberWithin(0...1), "label": .views,
        "minimumLabel": .views, "maximumLabel": .views,
      ],
      note: """
        The value and the step are between 0 and 1. On iOS 26, a slider with a step has a tick at
        each. The label is only spoken.
        """,
      guide: """
        - kind: Slider
          value: 0.25
          step: 0.25
          label: Volume
          minimumLabel: {kind: Image, systemName: speaker}
          maximumLabel: {kind: Image, systemName: speaker.wave.3}
        """)
  ]
  package static let examples = [
    SliderNode(value: 0.5, label: [ViewNode(.text(TextNode(verbatim: "Volume")))])
  ]

  package var value: Double
  /// Between two ticks, as a part of the range; nil for a slider without steps.
  package var step: Double?
  /// For assistive technology: iOS does not show it.
  package var label: [ViewNode]
  package var minimumLabel: [ViewNode]
  package var maximumLabel: [ViewNode]

  package init(
    value: Double, step: Double? = nil, label: [ViewNode] = [], minimumLabel: [ViewNode] = [],
    maximumLabel: [ViewNode] = []
  ) {
    self.value = value
    self.step = step
    self.label = label
    self.minimumLabel = minimumLabel
    self.maximumLabel = maximumLabel
  }

  package static func read(_ kind: String, _ map: inout MapReader) throws -> Self {
    SliderNode(
      value: try map.take("value") { try $0.number(in: 0...1) } ?? 0,
      step: try map.take("step") { try $0.number(in: 0...1) }, label: try map.views("label"),
      minimumLabel: try map.views("minimumLabel"), maximumLabel: try map.views("maximumLabel"))
  }

  package func write(to map: inout MapWriter) throws {
    Self.putKind(&map)
    map.put("value", value)
    map.put("step", step)
    try map.put("label", label)
    try map.put("minimumLabel", minimumLabel)
    try map.put("maximumLabel", maximumLabel)
  }

  package var children: [ViewNode] { label + minimumLabel + maximumLabel }
  package var content: ViewNode.Content { .slider(self) }
}
