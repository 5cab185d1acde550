// SPDX-License-Identifier: MIT

package import AssayGraphics

/// Every combination of canvases, appearances, locales and text sizes.
///
/// An empty list stands for its default, which no name contains, so that names stay when a list is
/// added:
///
/// ```swift
/// TraitMatrix(on: [.iPhoneSe, .iPhone13], appearances: [.light, .dark]).members.map(\.name)
/// // ["iPhoneSe.light", "iPhoneSe.dark", "iPhone13.light", "iPhone13.dark"]
/// ```
package struct TraitMatrix: Hashable, Sendable {
  package struct Member: Hashable, Sendable {
    /// The canvas and the values of the lists that are given, with dots between them.
    package var name: String
    package var traits: TraitSet
  }

  package var canvases: [TraitSet.Canvas]
  package var appearances: [Appearance]
  package var locales: [String]
  package var dynamicTypeSizes: [DynamicTypeSize]
  /// Of every trait set; nil for the locale's own.
  package var layoutDirection: LayoutDirection?
  /// Of every trait set.
  package var showsSystemChrome = false
  /// An empty list stands for the look of each canvas.
  package var looks: [LookName] = []

  package init(
    canvases: [TraitSet.Canvas], appearances: [Appearance] = [], locales: [String] = [],
    dynamicTypeSizes: [DynamicTypeSize] = []
  ) {
    self.canvases = canvases
    self.appearances = appearances
    self.locales = locales
    self.dynamicTypeSizes = dynamicTypeSizes
  }

  package init(
    on devices: [Device], appearances: [Appearance] = [], locales: [String] = [],
    dynamicTypeSizes: [DynamicTypeSize] = []
  ) {
    self.init(
      canvases: devices.map { .device($0) }, appearances: appearances, locales: locales,
      dynamicTypeSizes: dynamicTypeSizes)
  }

  /// By canvas, then by appearance, locale and text size.
  package var traitSets: [TraitSet] { members.map(\.traits) }

  /// By canvas, then by appearance, locale and text size.
  package var members: [Member] {
    canvases.map { canvas in
      var traits = TraitSet(canvas: canvas)
      traits.layoutDirection = layoutDirection
      traits.showsSystemChrome = showsSystemChrome
      return Member(name: canvas.name, traits: traits)
    }
    .varied(by: appearances, \.appearance, name: \.name)
    .varied(by: locales, \.locale, name: \.self)
    .varied(by: dynamicTypeSizes, \.dynamicTypeSize, name: \.rawValue)
    .varied(by: looks, \.look, name: \.rawValue)
  }
}

extension [TraitMatrix.Member] {
  /// Each member with each of the values; no values change nothing.
  fileprivate func varied<Trait>(
    by values: [Trait], _ trait: WritableKeyPath<TraitSet, Trait>, name: (Trait) -> String
  ) -> [TraitMatrix.Member] {
    guard !values.isEmpty else { return self }
    return flatMap { member in
      values.map { value in
        var copy = member
        copy.name += "." + name(value)
        copy.traits[keyPath: trait] = value
        return copy
      }
    }
  }
}
