// SPDX-License-Identifier: MIT

internal import AssayViews

/// What an app asks of a chart that is not drawn, each once.
struct ChartReport {
  private(set) var undrawn: [String] = []

  init(_ marks: [ChartMark], _ settings: ChartSettings, _ model: ChartModel) {
    add(settings.undrawn)
    for mark in marks { add(mark.undrawn) }
    if model.isRound {
      addSectors(marks)
    } else {
      add(axis: settings.x, model.x, [.automatic, .bottom])
      add(axis: settings.y, model.y, [.automatic, .leading, .trailing])
    }
  }

  private mutating func add(_ words: [String]) {
    for what in words where !undrawn.contains(what) { undrawn.append(what) }
  }

  private mutating func addSectors(_ marks: [ChartMark]) {
    if marks.contains(where: { $0.kind != .sector }) {
      add(["a mark beside the sectors of a chart"])
    }
    if marks.contains(where: { !$0.annotations.isEmpty }) {
      add(["an annotation of a sector in a chart"])
    }
    if marks.contains(where: { $0.cornerRadius != nil }) {
      add(["the corner radius of a sector in a chart"])
    }
  }

  private mutating func add(
    axis: AxisSettings, _ scale: ChartScale, _ positions: [AxisMarkPosition]
  ) {
    add(axis.undrawn)
    guard axis.visibility != .hidden, let axes = axis.axes else { return }
    if axes.count > 1 { add(["a second set of marks on a chart's axis"]) }
    guard let first = axes.first else { return }
    add(first.undrawn)
    if let position = first.position, !positions.contains(position) {
      add(["a chart's axis on that side"])
    }
    for (index, tick) in scale.ticks.enumerated() {
      let value = AxisValue(index: index, count: scale.ticks.count, value: tick)
      for part in first.parts?(value) ?? [] { add(part.words) }
    }
  }
}
