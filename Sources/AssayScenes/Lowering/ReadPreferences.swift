// SPDX-License-Identifier: MIT

internal import AssayLayout
internal import AssayNodes

extension SceneTree {
  /// Adds what a modifier does with the preferences of the views inside.
  func lowerPreferences(
    _ step: PreferenceStep, _ child: ID, _ environment: SceneEnvironment
  ) -> ID {
    let id = unary(child, environment)
    preferenceSteps[id] = step
    return id
  }

  /// The preferences of each view that is placed, from the inside out.
  private func preferences(below root: ID) -> [ID: PreferenceValues] {
    var all: [ID: PreferenceValues] = [:]
    for id in layout.placedViews(below: root) {
      var values = PreferenceValues()
      for child in layout.placedChildren(of: id) {
        if let inner = all[child] { values.add(inner) }
      }
      if case .change(let change)? = preferenceSteps[id] { change(&values, room(of: id)) }
      if !values.isEmpty { all[id] = values }
    }
    return all
  }

  /// What a body reads, from the views that it names.
  func preferences(of source: PreferenceSource, below root: ID) -> PreferenceValues {
    guard let id = view(of: source) else { return PreferenceValues() }
    return preferences(below: root)[id] ?? PreferenceValues()
  }

  private func view(of source: PreferenceSource) -> ID? {
    preferenceSteps.first { entry in
      if case .source(source) = entry.value { return true }
      return false
    }?.key
  }

  /// Which of several bodies that wait for preferences is evaluated next: one whose views hold none
  /// of the others.
  func nextReader(of waiting: [GeometryReaderBody]) -> Int {
    waiting.indices.first { index in
      guard let id = waiting[index].node.source.flatMap(view) else { return true }
      return !waiting.contains { $0.id != waiting[index].id && ancestors(of: $0.id).contains(id) }
    } ?? 0
  }

  /// Calls the code of `onPreferenceChange` for the views that are placed.
  func reportPreferences(below root: ID) {
    let reports = preferenceSteps.sorted { $0.key < $1.key }.compactMap { id, step in
      if case .report(let report) = step { return (id: id, report: report) }
      return nil
    }
    guard !reports.isEmpty else { return }
    let all = preferences(below: root)
    for (id, report) in reports where layout.isPlaced(id) {
      report(all[id] ?? PreferenceValues())
    }
  }
}

private func ~= (a: PreferenceSource, b: PreferenceSource) -> Bool { a === b }
