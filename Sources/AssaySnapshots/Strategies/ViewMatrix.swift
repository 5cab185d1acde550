// SPDX-License-Identifier: MIT

public import AssaySnapshotStore

extension SnapshotMatrix where Value: View, Format == Rendition {
  /// The view on every device in every appearance, locale and text size that is given.
  ///
  /// Each member has a reference of its own, named by the device and by what else is given:
  ///
  /// ```swift
  /// assertSnapshot(
  ///   of: LoginView(),
  ///   as: .images(on: [.iPhoneSe, .iPhone13ProMax], appearances: [.light, .dark], locales: ["es"]))
  /// // testLogin.iPhoneSe.light.es.png, testLogin.iPhoneSe.dark.es.png, ...
  /// ```
  ///
  /// What is not given is light, English, and the default text size, and not in the names: so a name stays
  /// when members are added.
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
  /// Each variant with each of the values, which are in the names too; no values change nothing.
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
