// SPDX-License-Identifier: MIT

internal import AssayViews

/// What an app asks of a chart that is not drawn, each once.
struct ChartReport {
  private(set) var undrawn: [String] = []
  private let hasGradient: Bool

  private static let namesOfGradient = "the colors of names from a gradient in a chart"

  init(_ marks: [ChartMark], _ settings: ChartSettings, _ model: ChartModel) {
    hasGradient = settings.gradient != nil
    add(settings.undrawn)
    // With what the model finds out of the marks.
    for mark in model.marks { add(mark.undrawn) }
    for mark in model.marks { add(mark, model) }
    if model.isRound {
      addSectors(marks)
    } else {
      add(axis: settings.x, model.x, [.automatic, .bottom, .top])
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
    if let key = mark.styleKey, mark.style == nil, !model.hasOwnStyle(named: key),
      model.gradientColor(of: mark) == nil
    {
      switch mark.styleValue?.plotValue {
      case .number?, .date?: add(["the color that a chart chooses by a number or a time"])
      case .category?: if hasGradient { add([Self.namesOfGradient]) }
      case nil: break
      }
    }
    let lacksPlace =
      [mark.x.start, mark.x.end].contains { isOff($0, model.x) }
      || [mark.y.start, mark.y.end].contains { isOff($0, model.y) }
      || mark.curve.contains { run in
        run.contains { isOff(.number($0.x), model.x) || isOff(.number($0.y), model.y) }
      }
    if lacksPlace { add(["a mark of a chart whose number its scale does not have"]) }
  }

  /// Whether a number has no place on a scale whose steps are not equal.
  private func isOff(_ value: PlotValue?, _ scale: ChartScale) -> Bool {
    guard scale.transform != .linear, case .number(let number)? = value, number.isFinite else {
      return false
    }
    return scale.place(.number(number)) == nil
  }

  private mutating func addSectors(_ marks: [ChartMark]) {
    if marks.contains(where: { $0.kind != .sector }) {
      add(["a mark beside the sectors of a chart"])
    }
    if marks.contains(where: { $0.annotations.contains { $0.position != .overlay } }) {
      add(["the place of an annotation beside a sector of a chart"])
    }
  }

  private mutating func add(
    axis: AxisSettings, _ scale: ChartScale, _ positions: [AxisMarkPosition]
  ) {
    add(axis.undrawn)
    if axis.transform != .linear, scale.hasValues, scale.transform != axis.transform {
      add(["a scale of a chart that does not have all numbers of its axis"])
    }
    for marks in axis.shown where axis.axes != nil { add(marks, scale, positions) }
  }

  private mutating func add(
    _ marks: AxisOptions, _ scale: ChartScale, _ positions: [AxisMarkPosition]
  ) {
    add(marks.undrawn)
    if case .automatic(.some) = marks.values, scale.band != nil {
      add([AxisMarkValues.undrawnNumber])
    }
    if let position = marks.position, !positions.contains(position) {
      add(["a chart's axis on that side"])
    }
    if case .numbers(let step) = marks.values, scale.hasValues, !scale.canStep(by: step) {
      add(["marks at each step of a number on a chart's axis"])
    }
    let ticks = scale.ticks(marks.values)
    for (index, tick) in ticks.enumerated() {
      let value = AxisValue(index: index, count: ticks.count, value: tick)
      for part in marks.parts?(value) ?? [] {
        add(part.words)
        if part.isBetween, scale.middle(after: index, of: ticks, marks.values) == nil {
          add([AxisPart.undrawnMiddle])
        }
      }
    }
  }
}
