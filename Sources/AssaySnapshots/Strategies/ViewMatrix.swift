// SPDX-License-Identifier: MIT

public import AssaySnapshotStore

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
    perceptualPrecision: Double = 1, showsSystemChrome: Bool = false, looks: [LookName] = []
  ) -> SnapshotMatrix {
    var matrix = TraitMatrix(
      on: devices, appearances: appearances, locales: locales, dynamicTypeSizes: dynamicTypeSizes)
    matrix.showsSystemChrome = showsSystemChrome
    matrix.looks = looks
    return SnapshotMatrix(
      matrix.members.map { member in
        Member(
          name: member.name,
          strategy: .image(
            precision: precision, perceptualPrecision: perceptualPrecision, traits: member.traits))
      })
  }
}
