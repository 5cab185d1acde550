// SPDX-License-Identifier: MIT

package import AssayAudit
package import AssayGraphics
internal import AssayResources

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The colors of asset catalogs, as the system chooses them for an appearance, a device and a
/// screen.
package struct CatalogColors {
  /// A catalog, and its path as a report shall name it.
  private struct Catalog {
    var name: String
    var content: AssetCatalog
  }

  private let catalogs: [Catalog]
  /// The path as a report shall name it.
  private let shown: (String) -> String

  /// - Parameters:
  ///   - directory: an `.xcassets` folder, or a folder of them.
  ///   - name: of the directory, as the user wrote it.
  ///   - shown: makes of a file's path the one that a report shall name.
  /// - Throws: `PaletteError` where no such folder or no catalog in it, `ResourceError`
  ///   where one cannot be read.
  package init(
    directory: String, name: String, shown: @escaping (String) -> String
  ) throws {
    var isFolder = false
    guard FileManager.default.fileExists(atPath: directory, isDirectory: &isFolder) else {
      throw PaletteError(
        file: name, line: nil, problem: "no such folder; give an .xcassets folder")
    }
    guard isFolder else {
      throw PaletteError(
        file: name, line: nil, problem: "it is a file; give the .xcassets folder that contains it")
    }
    var catalogs: [Catalog] = []
    for path in try AssetCatalog.catalogs(in: directory) {
      catalogs.append(
        Catalog(name: shown(path), content: try AssetCatalog(colorsOf: path)))
    }
    self.catalogs = catalogs
    self.shown = shown
    guard
      catalogs.contains(where: { !$0.content.isEmpty || !$0.content.imageProblems.isEmpty })
    else {
      throw PaletteError(
        file: name, line: nil,
        problem:
          "no asset catalog with colors or images in this folder; give an .xcassets folder, or a "
          + "folder of them")
    }
  }

  /// What no situation is made of, and is not judged.
  package var notes: [String] {
    var sets: [String: [String]] = [:]
    for name in names {
      for trait in Set(self.sets(named: name).flatMap(\.set.foreignTraits)).sorted() {
        sets[trait, default: []].append("'\(name)'")
      }
    }
    let foreign = sets.sorted { $0.key < $1.key }.map { trait, names in
      "not checked: colors for \(trait) of \(names.joined(separator: ", "))"
    }
    return foreign
      + catalogs.flatMap(\.content.imageProblems).map { problem in
        var problem = problem
        problem.path = shown(problem.path)
        return "an image set was not read: \(problem)"
      }
  }

  /// A color set, and where it is from.
  struct Source: Hashable {
    /// The color's name.
    var name: String
    /// nil for a system color.
    var set: ColorSet?
    /// The number of its catalog.
    var catalog: Int?
  }

  /// The name, and that of the catalog where several have it.
  func title(of source: Source) -> String {
    sets(named: source.name).count > 1
      ? source.name + " (\(source.catalog.map { catalogs[$0].name } ?? ""))" : source.name
  }

  /// The sets of a name, in the order of the catalogs.
  private func sets(named name: String) -> [(catalog: Int, set: ColorSet)] {
    catalogs.indices.compactMap { index in
      catalogs[index].content.colorSets[name].map { (index, $0) }
    }
  }

  private func sources(of name: String) -> [Source] {
    let own = sets(named: name).map { Source(name: name, set: $0.set, catalog: $0.catalog) }
    return own.isEmpty ? [Source(name: name)] : own
  }

  /// The sets that two names are together: in each catalog that has both, and for a name that a
  /// catalog has alone with each of the other's.
  private func combinations(
    _ front: String, _ back: String
  ) -> [(Source, Source)] {
    let (fronts, backs) = (sources(of: front), sources(of: back))
    let shared = Set(fronts.compactMap(\.catalog)).intersection(backs.compactMap(\.catalog))
    return fronts.flatMap { one -> [(Source, Source)] in
      backs.compactMap { other in
        guard let front = one.catalog, let back = other.catalog, front != back else {
          return (one, other)
        }
        return shared.contains(front) && shared.contains(back) ? nil : (one, other)
      }
    }
  }

  /// What a situation gives for a name.
  enum Resolved: Hashable {
    case color(AuditColor, path: String, line: Int, column: Int)
    case unknown(IncompleteReason, detail: String, path: String, line: Int)
  }

  private var names: [String] { Set(catalogs.flatMap(\.content.colorSets.keys)).sorted() }

  func resolve(_ source: Source, _ traits: AssetTraits) -> Resolved {
    let name = source.name
    guard let set = source.set else {
      // A system color, which the caller has made sure of.
      let color = ColorParser(appearance: traits.appearance).system(name)
      return .color(color ?? .black, path: "", line: 1, column: 1)
    }
    let path = shown(set.path)
    guard let entry = set.entry(for: traits) else {
      return .unknown(.emptyColor, detail: "'\(name)'", path: path, line: 1)
    }
    switch entry.value {
    case .components(let components):
      let color =
        components.space == .displayP3
        ? AuditColor(displayP3: components.channels, alpha: components.alpha)
        : AuditColor(components.sRGB, alpha: components.alpha)
      return .color(color, path: path, line: entry.line, column: entry.column)
    case .system(let system):
      guard let color = ColorParser(appearance: traits.appearance).system(system) else {
        return .unknown(
          .unknownSystemColor, detail: "'\(name)' is '\(system)'", path: path, line: entry.line)
      }
      return .color(color, path: path, line: entry.line, column: entry.column)
    }
  }

  /// The colors for an appearance on any device, by name.
  package func palette(_ appearance: ColorAppearance) -> AppColors {
    palette(AssetTraits(appearance: appearance))
  }

  var allSources: [Source] { names.flatMap(sources) }

  private func palette(_ traits: AssetTraits) -> AppColors {
    AppColors(
      allSources.compactMap { source in
        guard case .color(let color, _, _, _) = resolve(source, traits) else { return nil }
        return NamedColor(name: source.name, color: color)
      })
  }
}

extension CatalogColors {
  /// Where colors are looked at, and what was found there.
  struct Situation<Content> {
    var traits: AssetTraits
    /// "light, ipad, display-P3 screen".
    var words: String
    var content: Content
  }

  /// The situations of an appearance that differ in their content; of two alike, the first.
  ///
  /// Every device with colors of its own is one, and both gamuts where they have unlike colors.
  func situations<Content: Hashable>(
    of devices: [AssetDevice], in appearance: ColorAppearance, _ content: (AssetTraits) -> Content
  ) -> [Situation<Content>] {
    var seen: Set<Content> = []
    return devices.flatMap { device -> [Situation<Content>] in
      let traits = [DisplayGamut.sRGB, .displayP3].map {
        AssetTraits(appearance: appearance, device: device, gamut: $0)
      }
      let contents = traits.map(content)
      let isOne = contents[0] == contents[1]
      return zip(traits, contents).compactMap { traits, content in
        guard seen.insert(content).inserted else { return nil }
        let screen = isOne ? nil : "\(traits.gamut.rawValue) screen"
        let words = [Self.words(appearance), device.words, screen].compactMap(\.self)
        return Situation(
          traits: traits, words: words.joined(separator: ", "), content: content)
      }
    }
  }

  /// The devices that any of the sets has colors of its own for, after all others together unless
  /// a set of a pair is for certain devices alone.
  func devices(of sources: [Source], isPair: Bool) -> [AssetDevice] {
    let sets = sources.compactMap(\.set)
    let own = Set(sets.flatMap(\.devices))
    let hasOthers =
      isPair ? sets.allSatisfy(\.isUniversal) : sets.contains(where: \.isUniversal)
    return (own.isEmpty || hasOthers ? [.universal] : []) + own.sorted()
  }

  private static func words(_ appearance: ColorAppearance) -> String {
    switch appearance {
    case .light: "light"
    case .dark: "dark"
    case .lightIncreasedContrast: "light with increased contrast"
    case .darkIncreasedContrast: "dark with increased contrast"
    }
  }

  /// - Throws: `PaletteError` for a pair that names no color.
  package func audit(
    _ pairs: [PairDeclaration], file: String, ramp: AppColors? = nil
  ) throws(PaletteError) -> PairAudit {
    var audit = PairAudit(ramp: ramp)
    var palettes: [AssetTraits: AppColors] = [:]
    for pair in pairs {
      let fronts = try expand(pair.foreground, of: pair, file)
      let backs = try expand(pair.background, of: pair, file)
      guard Set(fronts + backs).count > 1 else {
        throw PairAudit.noPair(pair, names, file)
      }
      for front in fronts {
        for back in backs where front != back {
          let places = combinations(front, back)
          for (one, other) in places {
            let devices = devices(of: [one, other], isPair: true)
            for appearance in ColorAppearance.allCases {
              let situations = situations(of: devices, in: appearance) { traits in
                [resolve(one, traits), resolve(other, traits)]
              }
              for var situation in situations {
                let palette = palettes[situation.traits] ?? palette(situation.traits)
                palettes[situation.traits] = palette
                if places.count > 1 { situation.words += ", " + words(one, other) }
                add(front, back, situation, pair.requirement, palette, to: &audit)
              }
            }
          }
        }
      }
    }
    audit.finish(names: names)
    audit.skip(
      .imageSet, count: catalogs.reduce(0) { $0 + $1.content.imageProblems.count })
    return audit
  }

  /// The catalogs that a pair is from.
  private func words(_ front: Source, _ back: Source) -> String {
    let numbers = [front.catalog, back.catalog].compactMap(\.self)
    let different = numbers.first == numbers.last ? numbers.prefix(1) : numbers[...]
    return different.map { catalogs[$0].name }.joined(separator: " and ")
  }

  private func expand(
    _ pattern: String, of pair: PairDeclaration, _ file: String
  ) throws(PaletteError) -> [String] {
    if sets(named: pattern).isEmpty, ColorParser().system(pattern) != nil { return [pattern] }
    return try PairAudit.expand(pattern, of: pair, names, file)
  }

  private func add(
    _ front: String, _ back: String, _ situation: Situation<[Resolved]>,
    _ requirement: ContrastRequirement, _ palette: AppColors,
    to audit: inout PairAudit
  ) {
    for case .unknown(let reason, let detail, let path, let line) in situation.content {
      let pair = UnmeasuredPair(
        foreground: front, background: back, situation: situation.words, reason: reason,
        detail: detail)
      return audit.add(pair, path: path, range: .line(line))
    }
    guard case .color(let foreground, let path, let line, let column) = situation.content[0],
      case .color(let background, let backPath, let backLine, let backColumn) = situation.content[1]
    else { return }
    let pair = ColorPair(
      foreground: NamedColor(name: front, color: foreground),
      background: NamedColor(name: back, color: background), requirement: requirement,
      situation: situation.words)
    // A system color has no file: the other one is where something can be done.
    let isOwn = !path.isEmpty
    audit.add(
      pair, path: isOwn ? path : backPath.isEmpty ? "system colors" : backPath,
      range: isOwn ? .line(line, column: column) : .line(backLine, column: backColumn),
      palette: palette)
  }
}
