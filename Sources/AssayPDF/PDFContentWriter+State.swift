// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// Dictionaries of the graphics state. Source: sections 8.4.5 and 11.6.
extension PDFContentWriter {
  mutating func applyState(_ name: String?) {
    guard let name,
      let entries = file.value(file.value(resources["ExtGState"]).entries?[name]).entries
    else { return report("a graphics state that the file does not have") }
    func number(_ key: String) -> Double? { file.value(entries[key]).number }
    if let opacity = number("ca") { state.fill.opacity = PDFFunction.clamped(opacity, 0, 1) }
    if let opacity = number("CA") { state.stroke.opacity = PDFFunction.clamped(opacity, 0, 1) }
    if let width = number("LW") { perform("w", [.number(width)]) }
    if let cap = number("LC") { perform("J", [.number(cap)]) }
    if let join = number("LJ") { perform("j", [.number(join)]) }
    if let limit = number("ML") { perform("M", [.number(limit)]) }
    if let dash = file.value(entries["D"]).array, dash.count == 2 {
      setDash(file.numbers(dash[0]) ?? [], file.value(dash[1]).number ?? 0)
    }
    if let mode = entries["BM"] { setBlend(file.value(mode)) }
    if let mask = entries["SMask"] { setMask(file.value(mask)) }
  }

  mutating func setBlend(_ value: PDFValue) {
    let names = (value.array ?? [value]).compactMap { file.value($0).name }
    for name in names {
      if name == "Compatible" {
        state.blend = .normal
        return
      }
      let own = name.prefix(1).lowercased() + name.dropFirst()
      if let mode = LayerBlendMode(rawValue: own) {
        state.blend = mode
        return
      }
    }
    report("a blend mode")
  }

  mutating func setMask(_ value: PDFValue) {
    guard let entries = value.entries, let form = file.value(entries["G"]).stream else {
      cover { $0.mask = nil }
      return
    }
    if let function = entries["TR"], file.value(function).name != "Identity" {
      report("the transfer function of a soft mask")
    }
    var items = group(form, isMask: true)
    if file.value(entries["S"]).name == "Luminosity" {
      items = [.group(GroupItem(items: backdrop(entries, form) + items, layer: .luminanceToAlpha))]
    }
    cover { $0.mask = items }
  }

  /// What is behind the group of a mask: black unless it says otherwise.
  func backdrop(_ entries: [String: PDFValue], _ form: PDFStream) -> [DisplayItem] {
    guard let numbers = file.numbers(entries["BC"]) else { return [] }
    let attributes = file.value(form.entries["Group"]).entries ?? [:]
    let named = PDFColorSpace(attributes["CS"], file, resources)
    let space = named ?? (numbers.count == 1 ? .gray : numbers.count == 4 ? .cmyk : .rgb)
    return [.fill(.rectangle(area), .color(space.color(numbers)))]
  }
}
