// SPDX-License-Identifier: MIT

/// The test of a ported package, which draws every preview.
package struct PreviewTest: Hashable, Sendable {
  /// Names, as `Device.named` takes them; empty for the device of `assertPreviews`.
  package var devices: [String]
  /// Names of `Appearance`s.
  package var appearances: [String]
  /// Language tags.
  package var locales: [String]
  /// Names of `DynamicTypeSize`'s cases.
  package var textSizes: [String]
  /// Names of looks.
  package var looks: [String]

  package init(
    devices: [String] = [], appearances: [String] = [], locales: [String] = [],
    textSizes: [String] = [], looks: [String] = []
  ) {
    self.devices = devices
    self.appearances = appearances
    self.locales = locales
    self.textSizes = textSizes
    self.looks = looks
  }

  /// - Parameters:
  ///   - modules: those whose previews the test draws.
  ///   - isAll: whether no other module may have previews.
  func source(modules: [String], isAll: Bool) -> String {
    var arguments = arguments
    if !isAll {
      arguments.append("modules: [" + modules.map(SwiftText.literal).joined(separator: ", ") + "]")
    }
    return """
      // Written by 'assay port'.
      import AssaySnapshots
      import Testing
      \(modules.map { "import \($0)\n" }.joined())
      @Test("every preview looks as recorded")
      func previews() {
        assertPreviews(\(arguments.joined(separator: ", ")))
      }

      """
  }

  private var arguments: [String] {
    func list(_ words: [String]) -> String { "[" + words.joined(separator: ", ") + "]" }
    var result: [String] = []
    if !devices.isEmpty {
      let names = list(devices.map(SwiftText.literal))
      result.append("on: \(names).compactMap { Device.named($0) }")
    }
    if !appearances.isEmpty {
      let names = list(appearances.map(SwiftText.literal))
      result.append("appearances: Appearance.all.filter { \(names).contains($0.name) }")
    }
    if !locales.isEmpty { result.append("locales: " + list(locales.map(SwiftText.literal))) }
    if !textSizes.isEmpty {
      result.append("dynamicTypeSizes: " + list(textSizes.map { "." + $0 }))
    }
    if !looks.isEmpty { result.append("looks: " + list(looks.map { "." + $0 })) }
    return result
  }
}
