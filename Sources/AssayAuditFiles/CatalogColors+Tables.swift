// SPDX-License-Identifier: MIT

package import AssayAudit
internal import AssayGraphics

extension CatalogColors {
  /// Every color on every other for programs, in each appearance, and again for each device and
  /// gamut where some colors are others.
  ///
  /// - Returns: the table, and a line for each color that is not known in some situation, with the
  ///   situations and the reason.
  package func table() -> (table: ContrastTable, notShown: [String]) {
    let sources = allSources
    let titles = sources.map(title)
    let devices = devices(of: sources, isPair: false)
    var table: [ContrastTable.Situation] = []
    var places: [String: [String]] = [:]
    for appearance in ColorAppearance.allCases {
      let situations = situations(of: devices, in: appearance) { traits in
        sources.map { resolve($0, traits) }
      }
      for situation in situations {
        var rows: [ContrastTable.Row] = []
        for (index, resolved) in situation.content.enumerated() {
          switch resolved {
          case .color(let color, _, _, _):
            rows.append(ContrastTable.Row(name: titles[index], color: color))
          case .unknown(let reason, let detail, _, _):
            rows.append(ContrastTable.Row(name: titles[index], color: nil))
            let catalog = titles[index].dropFirst(sources[index].name.count)
            places["\(detail)\(catalog): \(reason)", default: []].append(situation.words)
          }
        }
        table.append(ContrastTable.Situation(name: situation.words, rows: rows))
      }
    }
    if sources.isEmpty {
      return (ContrastTable(situations: table), ["there is no color set in the catalogs"])
    }
    let notShown = places.sorted { $0.key < $1.key }.map {
      "not shown: \($0.key) (\($0.value.joined(separator: "; ")))"
    }
    return (ContrastTable(situations: table), notShown)
  }

  /// Every color on every other: a table for each appearance and below it what it lacks, then for
  /// each device and gamut the rows that are others there.
  package func matrices() -> [String] {
    var lines: [String] = []
    var hasColors = false
    let sources = allSources
    let names = sources.map(title)
    let devices = devices(of: sources, isPair: false)
    for appearance in ColorAppearance.allCases {
      let situations = situations(of: devices, in: appearance) { traits in
        sources.map { resolve($0, traits) }
      }
      for (index, situation) in situations.enumerated() {
        // All rows of the first, which the others are held against.
        let usual = index == 0 ? [] : situations[0].content
        let (table, missing) = Self.table(names, situation.content, usual: usual)
        hasColors = hasColors || !table.isEmpty
        lines += [situation.words] + table + missing + [""]
      }
    }
    if sources.isEmpty { return ["there is no color set in the catalogs"] }
    return hasColors ? lines : ["no color set has a known color"]
  }

  /// - Parameter usual: what is not to be said again; empty for all.
  private static func table(
    _ names: [String], _ content: [Resolved], usual: [Resolved]
  ) -> (lines: [String], missing: [String]) {
    var colors: [NamedColor] = []
    var isRow: [Bool] = []
    var missing: [String] = []
    for (index, resolved) in content.enumerated() {
      let isOther = usual.isEmpty || resolved != usual[index]
      switch resolved {
      case .color(let color, _, _, _):
        colors.append(NamedColor(name: names[index], color: color))
        // NB: a translucent one is another color on another background, and no column says that.
        isRow.append(isOther || !color.isOpaque)
      case .unknown(let reason, let detail, _, _):
        // With the catalog, where several have the name.
        let catalog = names[index].firstRange(of: " (").map { names[index][$0.lowerBound...] } ?? ""
        if isOther { missing.append("not shown: \(detail)\(catalog): \(reason)") }
      }
    }
    let lines = zip(ContrastMatrix.lines(colors), [isRow.contains(true)] + isRow)
    return (lines.filter(\.1).map(\.0), missing)
  }
}
