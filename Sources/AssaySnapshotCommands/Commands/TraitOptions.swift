// SPDX-License-Identifier: MIT

import ArgumentParser
import AssayFiles
import AssayTraits

/// Which trait sets to render: every combination of what the options name.
package struct TraitOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      "A device, such as iPhoneSe or iPhone12-landscape; repeatable, or 'all'.",
      valueName: "name"))
  package var device: [String] = []

  @Option(
    name: .long,
    help: ArgumentHelp(
      "light, dark, light-increased-contrast or dark-increased-contrast; repeatable, or 'all'.",
      valueName: "name"))
  package var appearance: [String] = []

  @Option(
    name: .long,
    help: ArgumentHelp(
      "A language tag, such as en or es-MX; repeatable, or 'all' for every language of the string tables.",
      valueName: "tag"))
  package var locale: [String] = []

  @Option(
    name: .customLong("text-size"),
    help: ArgumentHelp(
      "A Dynamic Type size, xSmall to accessibility5; repeatable, or 'all'.", valueName: "size"))
  package var textSize: [String] = []

  @Flag(
    name: .customLong("right-to-left"),
    help: "Lay out from right to left, regardless of the language.")
  package var isRightToLeft = false

  @Flag(
    name: .customLong("system-chrome"),
    help: "Also draw the status bar and the home indicator.")
  package var showsSystemChrome = false

  @Option(
    name: .long,
    help: ArgumentHelp(
      "iOS18, iOS26, macOS or tvOS; repeatable, or 'all'. A device has its own unless named.",
      valueName: "name"))
  package var look: [String] = []

  package init() {}

  package func validate() throws {
    _ = try looks()
    _ = try devices()
    _ = try appearances()
    _ = try textSizes()
    for tag in locale where tag != "all" {
      if let problem = LanguageTagProblem(tag) { throw ValidationError(problem.words(tag)) }
    }
  }

  /// - Parameter locales: what `--locale all` stands for.
  func traitSets(
    defaultCanvas: TraitSet.Canvas?, locales available: [String]
  ) throws -> [TraitSet] {
    let devices = try devices().map(TraitSet.Canvas.device)
    let canvases = devices.isEmpty ? [defaultCanvas ?? .device(.iPhone13)] : devices
    // Without string tables every language shows the same.
    let all = available.isEmpty ? ["en"] : available
    let locales = locale.isEmpty ? ["en"] : locale.contains("all") ? all : unique(locale)
    var matrix = TraitMatrix(
      canvases: canvases, appearances: try appearances(), locales: locales,
      dynamicTypeSizes: try textSizes())
    matrix.layoutDirection = isRightToLeft ? .rightToLeft : nil
    matrix.showsSystemChrome = showsSystemChrome
    matrix.looks = try looks()
    return matrix.traitSets
  }

  /// What is asked for, in a line: the same for the same options in another order.
  var words: String {
    let lists = [device, appearance, locale, textSize, look].map {
      $0.sorted().joined(separator: ",")
    }
    return (lists + ["\(isRightToLeft)", "\(showsSystemChrome)"]).joined(separator: ";")
  }

  package func devices() throws -> [Device] {
    if device.contains("all") { return Device.all }
    return try unique(device).map { name in
      guard let device = Device.named(name) else {
        let hint = Device.suggestions(for: name).first.map { "; did you mean '\($0)'?" } ?? ""
        let other =
          hint.isEmpty
          ? "; use one of \(Device.all.map(\.name).joined(separator: ", ")), or all" : hint
        throw ValidationError("unknown device '\(Printable.short(name, limit: 60))'\(other)")
      }
      return device
    }
  }

  package func appearances() throws -> [Appearance] {
    if appearance.isEmpty { return [.light] }
    if appearance.contains("all") { return Appearance.all }
    return try unique(appearance).map { name in
      guard let match = Appearance.all.first(where: { $0.name == name }) else {
        throw ValidationError(
          "unknown appearance '\(name)'; use \(Appearance.all.map(\.name).joined(separator: ", ")) or all"
        )
      }
      return match
    }
  }

  package func textSizes() throws -> [DynamicTypeSize] {
    if textSize.isEmpty { return [.large] }
    if textSize.contains("all") { return DynamicTypeSize.allCases }
    return try unique(textSize).map { name in
      guard let size = DynamicTypeSize(rawValue: name) else {
        throw ValidationError(
          "unknown text size '\(name)'; use "
            + DynamicTypeSize.allCases.map(\.rawValue).joined(separator: ", ") + " or all")
      }
      return size
    }
  }

  package func looks() throws -> [LookName] {
    if look.contains("all") { return LookName.allCases }
    return try unique(look).map { name in
      guard let match = LookName(rawValue: name) else {
        throw ValidationError(
          "unknown look '\(name)'; use \(LookName.allCases.map(\.rawValue).joined(separator: ", ")) or all"
        )
      }
      return match
    }
  }

  private func unique(_ names: [String]) -> [String] {
    names.enumerated().filter { names.firstIndex(of: $0.element) == $0.offset }.map(\.element)
  }
}
