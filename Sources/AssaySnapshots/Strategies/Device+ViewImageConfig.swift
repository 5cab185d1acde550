// SPDX-License-Identifier: MIT

internal import AssayGraphics
public import Foundation
internal import Synchronization

// By name, because a Mac's <MacTypes.h> has it too.
internal import struct AssayGraphics.Size

/// A screen with the properties that `ViewImageConfig` has in swift-snapshot-testing.
///
/// `Device` is the only one. Its own size and safe area, which this package's code sees, count
/// before those of a protocol.
public protocol ViewImageConfiguration {}

extension Device: ViewImageConfiguration {}

extension ViewImageConfiguration where Self == Device {
  /// In points; nil for the ideal size of the view.
  public var size: CGSize? {
    get { self.ownSize }
    set { self.ownSize = newValue }
  }

  /// What the system covers at each edge, in points.
  public var safeArea: UIEdgeInsets {
    get { self.ownSafeArea }
    set { self.ownSafeArea = newValue }
  }
}

extension Device {
  /// Creates a screen of your own, by swift-snapshot-testing's `ViewImageConfig`.
  ///
  /// Without a given scale, a point has 2 pixels. A picture on the screen has the appearance, the
  /// contrast, the text size and the direction of the traits, unless the strategy is given others.
  ///
  /// ```swift
  /// let config = ViewImageConfig(
  ///   safeArea: UIEdgeInsets(top: 59, bottom: 34), size: CGSize(width: 402, height: 874),
  ///   traits: UITraitCollection(displayScale: 3))
  /// ```
  ///
  /// - Parameters:
  ///   - safeArea: What the system covers at each edge, in points.
  ///   - size: In points; nil for the ideal size of the view.
  ///   - traits: The traits of the screen.
  public init(
    safeArea: UIEdgeInsets = .zero, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) {
    let (width, height) = (Double(size?.width ?? 0), Double(size?.height ?? 0))
    self.init(
      name: "", idiom: .phone, orientation: width > height ? .landscape : .portrait,
      size: Size(width: width, height: height), safeArea: Insets(safeArea), displayScale: 2)
    setOwn(traits, isOwn: true)
  }

  /// The kind of the device, its size classes and its pixels per point, and what the creator of a
  /// screen of its own gave. One that is changed is a screen of its own.
  public var traits: UITraitCollection {
    get {
      let profile = UITraitCollection { traits in
        traits.userInterfaceIdiom = UIUserInterfaceIdiom(idiom)
        traits.horizontalSizeClass = UIUserInterfaceSizeClass.of(horizontalSizeClass)
        traits.verticalSizeClass = UIUserInterfaceSizeClass.of(verticalSizeClass)
        traits.displayScale = CGFloat(displayScale)
      }
      return UITraitCollection(traitsFrom: [profile, ScreenTraits.given(to: self)])
    }
    set { setOwn(newValue, isOwn: false) }
  }

  /// The device with another size of its screen; itself for nil.
  func sized(_ size: CGSize?) -> Device {
    guard let size else { return self }
    var device = self
    device.ownSize = size
    return device
  }

  /// Takes the traits that a device has, and keeps the others under a name that says all of them.
  ///
  /// - Parameter isOwn: whether the screen is no longer that of a profile, and has a name of its
  ///   own.
  private mutating func setOwn(_ traits: UITraitCollection, isOwn: Bool) {
    let plain = ScreenTraits.plain(self)
    self = plain
    let given = traits.given
    if given.displayScale != 0 { displayScale = Double(given.displayScale) }
    if let own = given.userInterfaceIdiom.device { idiom = own }
    if let own = UserInterfaceSizeClass(given.horizontalSizeClass) { horizontalSizeClass = own }
    if let own = UserInterfaceSizeClass(given.verticalSizeClass) { verticalSizeClass = own }
    if isOwn || self != plain {
      name =
        isOfIdealSize
        ? TraitSet.Canvas.sizeThatFits(displayScale: displayScale).name
        : TraitSet.Canvas.fixed(
          width: size.width, height: size.height, displayScale: displayScale
        ).name
    }
    ScreenTraits.give(traits, to: &self)
  }

  /// Whether a view is as large as it likes to be.
  private var isOfIdealSize: Bool { size == Size(width: 0, height: 0) }

  fileprivate var ownSize: CGSize? {
    get { isOfIdealSize ? nil : CGSize(width: size.width, height: size.height) }
    set {
      let traits = traits
      size = Size(width: Double(newValue?.width ?? 0), height: Double(newValue?.height ?? 0))
      setOwn(traits, isOwn: true)
    }
  }

  fileprivate var ownSafeArea: UIEdgeInsets {
    get {
      UIEdgeInsets(
        top: safeArea.top, left: safeArea.left, bottom: safeArea.bottom, right: safeArea.right)
    }
    set {
      let traits = traits
      safeArea = Insets(newValue)
      setOwn(traits, isOwn: true)
    }
  }

  /// What a picture on the screen is drawn on, and with which traits.
  var screen: (canvas: TraitSet.Canvas, traits: UITraitCollection) {
    let traits = ScreenTraits.given(to: self)
    guard !isOfIdealSize else { return (.sizeThatFits(displayScale: displayScale), traits) }
    return (.device(ScreenTraits.plain(self)), traits)
  }
}

extension TraitSet {
  /// The trait set for the screen of a `ViewImageConfig`, whose traits count where the set has the
  /// usual ones.
  package var onScreen: TraitSet {
    guard case .device(let device) = canvas else { return self }
    var traits = self
    let screen = device.screen
    traits.canvas = screen.canvas
    let given = screen.traits.traitSet(on: screen.canvas)
    if appearance.colorScheme == .light {
      traits.appearance.colorScheme = given.appearance.colorScheme
    }
    if appearance.contrast == .standard { traits.appearance.contrast = given.appearance.contrast }
    if dynamicTypeSize == .large { traits.dynamicTypeSize = given.dynamicTypeSize }
    traits.layoutDirection = layoutDirection ?? given.layoutDirection
    return traits
  }
}

/// The traits of screens that a device has no property for, by the names of the screens, which say
/// all of them: a screen keeps them when another property of it is changed.
private enum ScreenTraits {
  private struct Entry: Sendable {
    var plainName: String
    var traits: UITraitCollection
  }

  private static let entries = Mutex<[String: Entry]>([:])

  /// Adds the traits to the name of the device, where there are any.
  static func give(_ traits: UITraitCollection, to device: inout Device) {
    let words = words(traits.given)
    guard !words.isEmpty else { return }
    let entry = Entry(plainName: device.name, traits: UITraitCollection(others: traits.given))
    let name = ([device.name] + words).joined(separator: "-")
    device.name = name
    entries.withLock { $0[name] = entry }
  }

  static func given(to device: Device) -> UITraitCollection {
    entry(of: device)?.traits ?? UITraitCollection()
  }

  /// The device by the name that it has without the traits.
  static func plain(_ device: Device) -> Device {
    guard let entry = entry(of: device) else { return device }
    var device = device
    device.name = entry.plainName
    return device
  }

  private static func entry(of device: Device) -> Entry? { entries.withLock { $0[device.name] } }

  private static func words(_ given: GivenTraits) -> [String] {
    var words: [String] = []
    if given.userInterfaceStyle != .unspecified { words.append("\(given.userInterfaceStyle)") }
    if given.accessibilityContrast != .unspecified {
      words.append("\(given.accessibilityContrast)Contrast")
    }
    if let size = DynamicTypeSize(given.preferredContentSizeCategory) { words.append("\(size)") }
    if given.layoutDirection != .unspecified { words.append("\(given.layoutDirection)") }
    return words
  }
}

extension UITraitCollection {
  /// Of given traits, those that a device has no property for.
  fileprivate convenience init(others given: GivenTraits) {
    self.init { traits in
      traits.userInterfaceStyle = given.userInterfaceStyle
      traits.accessibilityContrast = given.accessibilityContrast
      traits.preferredContentSizeCategory = given.preferredContentSizeCategory
      traits.layoutDirection = given.layoutDirection
    }
  }
}

extension UIUserInterfaceSizeClass {
  fileprivate static func of(_ sizeClass: UserInterfaceSizeClass) -> Self {
    sizeClass == .regular ? .regular : .compact
  }
}

extension UIUserInterfaceIdiom {
  fileprivate init(_ idiom: Device.Idiom) {
    switch idiom {
    case .phone: self = .phone
    case .pad: self = .pad
    case .tv: self = .tv
    case .mac: self = .mac
    }
  }
}

extension Insets {
  fileprivate init(_ insets: UIEdgeInsets) {
    self.init(
      top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
      right: Double(insets.right))
  }
}
