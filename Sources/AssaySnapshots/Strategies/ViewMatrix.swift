// SPDX-License-Identifier: MIT

extension SnapshotMatrix where Value: View, Format == Rendition {
  /// The view on each device in each appearance, locale and text size.
  ///
  /// Each member has a reference of its own, named for the device and the other arguments:
  ///
  /// ```swift
  /// assertSnapshot(
  ///   of: LoginView(),
  ///   as: .images(
  ///     on: [.iPhoneSe, .iPhone13ProMax], appearances: [.light, .dark], locales: ["es"]))
  /// // testLogin.iPhoneSe.light.es.png, testLogin.iPhoneSe.dark.es.png, ...
  /// ```
  ///
  /// The defaults are light, English and the default text size. They are not part of the names, so
  /// a name does not change when members are added.
  public static func images(
    on devices: [Device], appearances: [Appearance] = [], locales: [String] = [],
    dynamicTypeSizes: [DynamicTypeSize] = [], precision: Double = 1,
    showsSystemChrome: Bool = false
  ) -> SnapshotMatrix {
    let screens = devices.map { device in
      Variant(
        names: [device.name],
        traits: TraitSet(canvas: .device(device), showsSystemChrome: showsSystemChrome))
    }
    let variants =
      screens
      .varied(by: appearances, \.appearance, name: \.name)
      .varied(by: locales, \.locale, name: \.self)
      .varied(by: dynamicTypeSizes, \.dynamicTypeSize, name: \.rawValue)
    return SnapshotMatrix(
      variants.map { variant in
        Member(
          name: variant.names.joined(separator: "."),
          strategy: .image(precision: precision, traits: variant.traits))
      })
  }
}

private struct Variant {
  var names: [String]
  var traits: TraitSet
}

extension [Variant] {
  /// Each variant with each of the values, which become part of the names. Without values, the
  /// variants are unchanged.
  fileprivate func varied<Trait>(
    by values: [Trait], _ trait: WritableKeyPath<TraitSet, Trait>, name: (Trait) -> String
  ) -> [Variant] {
    guard !values.isEmpty else { return self }
    return flatMap { variant in
      values.map { value in
        var copy = variant
        copy.names.append(name(value))
        copy.traits[keyPath: trait] = value
        return copy
      }
    }
  }
}
