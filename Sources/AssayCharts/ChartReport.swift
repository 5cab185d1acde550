// SPDX-License-Identifier: MIT

internal import AssayViews

/// What an app asks of a chart that is not drawn, each once.
struct ChartReport {
  private(set) var undrawn: [String] = []

  init(_ marks: [ChartMark], _ settings: ChartSettings, _ model: ChartModel) {
    add(settings.undrawn)
    // With what the model finds out of the marks.
    for mark in model.marks { add(mark.undrawn) }
    for mark in model.marks { add(mark, model) }
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

  private mutating func add(_ mark: ChartMark, _ model: ChartModel) {
    switch mark.kind {
    case .spatial: add(["a mark of three values in a chart of two axes"])
    case .function:
      if !mark.annotations.isEmpty { add(["an annotation of a function in a chart"]) }
      if !mark.curve.isEmpty, !(model.x.hasNumbers && model.y.hasNumbers) {
        add(["a function on an axis of a chart without numbers"])
      }
      if mark.showsSymbol { add(["a symbol on the line of a function in a chart"]) }
    case .bar, .line, .area, .point, .rule, .rectangle, .sector: break
    }
    if mark.lineKey != nil, model.lineStyle(of: mark) == nil {
      add(["the look that a chart chooses for a line by its value"])
    }
    if mark.symbolAreaKey != nil, mark.symbolArea == nil, mark.symbolSize == nil,
      model.symbolArea(of: mark) == nil
    {
      add(["the size that a chart chooses for a symbol by its value"])
    }
    if ![mark.x.start, mark.x.end, mark.y.start, mark.y.end].allSatisfy({ $0?.isFinite ?? true }) {
      add(["a mark of a chart whose value is not a number"])
    }
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
    if case .automatic(.some) = first.values, scale.band != nil {
      add([AxisMarkValues.undrawnNumber])
    }
    if let position = first.position, !positions.contains(position) {
      add(["a chart's axis on that side"])
    }
    if case .numbers(let step) = first.values, scale.hasValues, !scale.canStep(by: step) {
      add(["marks at each step of a number on a chart's axis"])
    }
    for (index, tick) in scale.ticks.enumerated() {
      let value = AxisValue(index: index, count: scale.ticks.count, value: tick)
      for part in first.parts?(value) ?? [] { add(part.words) }
    }
  }
}
