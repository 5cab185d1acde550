// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import AssaySnapshots

/// Says in words what its environment is.
private struct Words: View {
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.verticalSizeClass) private var verticalSizeClass

  var body: some View {
    Text(
      verbatim: """
        \(colorScheme) \(contrast) \(dynamicTypeSize) \(layoutDirection) \
        \(horizontalSizeClass?.rawValue ?? "none") \(verticalSizeClass?.rawValue ?? "none") \
        \(UIDevice.current.userInterfaceIdiom)
        """)
  }
}

@Suite("Trait collections of UIKit in strategies")
@MainActor struct TraitCollectionTests {
  private static let all = UITraitCollection(traitsFrom: [
    UITraitCollection(userInterfaceStyle: .light),
    UITraitCollection(userInterfaceStyle: .dark),
    UITraitCollection(preferredContentSizeCategory: .accessibilityLarge),
    UITraitCollection(layoutDirection: .rightToLeft),
    UITraitCollection(horizontalSizeClass: .regular),
    UITraitCollection { $0.verticalSizeClass = .compact },
    UITraitCollection(accessibilityContrast: .high),
    UITraitCollection(userInterfaceIdiom: .pad),
    UITraitCollection(displayScale: 3),
  ])

  private func rendition<Value>(
    _ value: Value, _ strategy: Snapshotting<Value, Rendition>
  ) throws -> Rendition {
    // Another thread may wait long for its turn beside all other tests.
    try Waiter.wait(seconds: 3600) { strategy.snapshot(value) }
  }

  private func words(_ rendition: Rendition) -> [String] {
    rendition.accessibility.compactMap(\.label)
  }

  @Test("every given trait reaches the view, and the others are those of the canvas")
  func reach() throws {
    let given = "dark increased accessibility2 rightToLeft regular compact pad"
    let size = CGSize(width: 600, height: 200)
    let view = try rendition(
      Words(), .image(layout: .fixed(width: 600, height: 200), traits: Self.all))
    #expect(words(view) == [given])
    #expect(view.bitmap.width == 1800)
    let controller = try rendition(
      UIHostingController(rootView: Words()) as UIViewController,
      .image(size: size, traits: Self.all))
    #expect(words(controller) == [given])
    let phone = try rendition(
      UIHostingController(rootView: Words()) as UIViewController,
      .image(on: .iPhoneSe, traits: UITraitCollection(preferredContentSizeCategory: .extraSmall)))
    #expect(words(phone) == ["light standard xSmall leftToRight compact regular phone"])
  }

  /// Says in words what it is given to fill.
  private struct Room: View {
    var body: some View {
      GeometryReader { room in
        Text(
          verbatim: "\(room.size.width) \(room.size.height) \(room.safeAreaInsets.top) "
            + "\(room.safeAreaInsets.bottom)")
      }
    }
  }

  @Test("a screen of one's own has the safe area, the size and the scale that are given")
  func ownScreen() throws {
    let config = ViewImageConfig(
      safeArea: UIEdgeInsets(top: 20, left: 5, bottom: 10, right: 0),
      size: CGSize(width: 300, height: 200), traits: UITraitCollection(displayScale: 3))
    let room = try rendition(
      UIHostingController(rootView: Room()) as UIViewController, .image(on: config))
    #expect(words(room) == ["295.0 170.0 20.0 10.0"])
    #expect(room.bitmap.width == 900 && room.bitmap.height == 600)
    #expect("\(config)" == "300x200@3x")
    #expect(ViewImageConfig(size: CGSize(width: 10, height: 20)).displayScale == 2)
  }

  @Test("the traits of a screen count where the strategy gives none")
  func traitsOfScreens() throws {
    let controller = UIHostingController(rootView: Words()) as UIViewController
    let config = ViewImageConfig(
      size: CGSize(width: 600, height: 200),
      traits: UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceStyle: .dark),
        UITraitCollection(preferredContentSizeCategory: .extraSmall),
      ]))
    let own = try rendition(controller, .image(on: config))
    #expect(words(own) == ["dark standard xSmall leftToRight compact regular phone"])
    let given = try rendition(
      controller, .image(on: config, traits: UITraitCollection(userInterfaceStyle: .light)))
    #expect(words(given) == ["light standard xSmall leftToRight compact regular phone"])
    let layout = try rendition(Words(), .image(layout: .device(config: config)))
    #expect(words(layout) == ["dark standard xSmall leftToRight compact regular phone"])
    #expect(config != ViewImageConfig(size: CGSize(width: 600, height: 200)))
    #expect("\(config)" == "600x200@2x-dark-xSmall")
    // The screen of the reference is the one without the traits, which it has in other properties.
    #expect(own.traits.device == given.traits.device)
  }

  @Test("a screen is read and changed by the names of swift-snapshot-testing")
  func changedScreens() throws {
    var config = ViewImageConfig.iPhoneSe
    let traits = config.traits
    config.traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), traits,
    ])
    #expect("\(config)" == "iPhoneSe-dark")
    #expect(config.traits.userInterfaceStyle == .dark)
    #expect(config.traits.displayScale == traits.displayScale)
    let size: CGSize? = config.size
    #expect(size == CGSize(width: 320, height: 568))
    let other: CGSize? = CGSize(width: 100, height: 50)
    config.size = other
    config.safeArea = UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 0)
    #expect("\(config)" == "100x50@2x-dark")
    let room = try rendition(
      UIHostingController(rootView: Room()) as UIViewController, .image(on: config))
    #expect(words(room) == ["100.0 43.0 7.0 0.0"])
    let ideal = ViewImageConfig(traits: UITraitCollection(displayScale: 3))
    let none: CGSize? = ideal.size
    #expect(none == nil)
    let square = try rendition(
      UIHostingController(rootView: Color.red.frame(width: 5, height: 4)) as UIViewController,
      .image(on: ideal))
    #expect(square.bitmap.width == 15 && square.bitmap.height == 12)
  }

  @Test("a screen keeps its traits when another property is changed")
  func traitsOfChangedScreens() {
    var config = ViewImageConfig(
      size: CGSize(width: 600, height: 200), traits: UITraitCollection(userInterfaceStyle: .dark))
    config.displayScale = 3
    config.horizontalSizeClass = .regular
    #expect(config.traits.userInterfaceStyle == .dark)
    #expect(config.traits.displayScale == 3)
  }

  @Test("what assistive technology reads on a screen is read with the traits of the screen")
  func accessibilityOnScreens() throws {
    let config = ViewImageConfig(traits: UITraitCollection(userInterfaceStyle: .dark))
    let tree = Snapshotting<Words, String>.accessibilityTree(on: config)
    let text = try Waiter.wait(seconds: 3600) { tree.snapshot(Words()) }
    #expect(text.contains("dark standard large"))
    let strategy = Snapshotting<Words, Rendition>.accessibilityImage(on: config)
    let picture = try rendition(Words(), strategy)
    #expect(words(picture).first?.hasPrefix("dark standard large") == true)
    #expect(picture.bitmap.width > 0)
  }

  @Test("a size beside a device leaves the safe area, as in swift-snapshot-testing")
  func sizeOnDevice() throws {
    let config = ViewImageConfig(
      safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
      size: CGSize(width: 300, height: 200))
    let room = try rendition(
      UIHostingController(rootView: Room()) as UIViewController,
      .image(on: config, size: CGSize(width: 100, height: 60)))
    #expect(words(room) == ["100.0 40.0 20.0 0.0"])
  }

  @Test("a controller is drawn in the frame of its view and in the appearance that it is set to")
  func settingsOfControllers() throws {
    let controller = UIHostingController(rootView: Words())
    controller.view.frame = CGRect(x: 0, y: 0, width: 600, height: 100)
    controller.overrideUserInterfaceStyle = .dark
    let plain = try rendition(controller as UIViewController, .image)
    #expect(plain.bitmap.width == 1200 && plain.bitmap.height == 200)
    let dark = "dark standard large leftToRight compact regular phone"
    #expect(words(plain).first?.hasPrefix("dark ") == true)
    let phone = try rendition(
      controller as UIViewController,
      .image(on: .iPhoneSe, traits: UITraitCollection(userInterfaceStyle: .light)))
    #expect(words(phone) == [dark])
    controller.overrideUserInterfaceStyle = .unspecified
    let scaled = try rendition(
      controller as UIViewController, .image(traits: UITraitCollection(displayScale: 3)))
    #expect(scaled.bitmap.width == 1800 && scaled.bitmap.height == 300)
    #expect(words(scaled).first?.hasPrefix("light ") == true)
  }

  @Test("the traits of devices by the names of swift-snapshot-testing")
  func traitsOfDevices() {
    #expect(UITraitCollection.iPhoneX(.portrait).horizontalSizeClass == .compact)
    #expect(UITraitCollection.iPhoneX(.portrait).preferredContentSizeCategory == .medium)
    #expect(UITraitCollection.iPadMini.preferredContentSizeCategory == .large)
    #expect(UITraitCollection.iPhoneXsMax(.landscape).horizontalSizeClass == .regular)
    #expect(UITraitCollection.iPadPro11.userInterfaceIdiom == .pad)
    #expect(UITraitCollection.iPadPro11_Compact_SplitView.horizontalSizeClass == .compact)
  }

  // The texts are those of UIKit's constants.
  @Test("sizes are UIKit's by their texts and SwiftUI's by their names")
  func sizes() {
    #expect(UIContentSizeCategory.large.rawValue == "UICTContentSizeCategoryL")
    #expect(
      UIContentSizeCategory.accessibilityExtraExtraExtraLarge.rawValue
        == "UICTContentSizeCategoryAccessibilityXXXL")
    #expect(DynamicTypeSize(.accessibilityMedium) == .accessibility1)
    #expect(DynamicTypeSize(.unspecified) == nil)
    #expect(UIContentSizeCategory(.xxxLarge) == .extraExtraExtraLarge)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
  }

  @Test("a collection answers with what was given, also after a change")
  func answers() {
    let wide = Self.all.modifyingTraits { $0.displayScale = 2 }
    #expect(wide.displayScale == 2)
    #expect(wide.userInterfaceStyle == .dark)
    #expect(wide.horizontalSizeClass == .regular)
    #expect(wide.accessibilityContrast == .high)
    #expect(Self.all.displayScale == 3)
  }
}
