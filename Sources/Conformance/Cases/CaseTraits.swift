// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayTraits

extension MeasuredCase {
  /// The surroundings the case was drawn in.
  ///
  /// - Parameter safeAreaTop: of the recording window, where a note tells it; nil for the canvas's
  ///   own.
  func traits(safeAreaTop: Double?) -> TraitSet {
    var traits = TraitSet(
      canvas: traitCanvas(safeAreaTop: safeAreaTop),
      appearance: colour_scheme?.hasPrefix("dark") == true ? .dark : .light,
      dynamicTypeSize: Self.dynamicTypeSize(content_size_category ?? "large"))
    traits.look = look
    return traits
  }

  /// The look of the case's platform and version.
  private var look: LookName {
    switch idiom {
    case .mac: .macOS
    case .tv: .tvOS
    case .phone, .pad: os_version?.hasPrefix("iOS 26") == true ? .iOS26 : .iOS18
    }
  }

  private var size: Size? {
    guard let proposal = canvas?.proposal, proposal.count == 2 else { return nil }
    return Size(width: proposal[0], height: proposal[1])
  }

  private func traitCanvas(safeAreaTop: Double?) -> TraitSet.Canvas {
    let scale = scale ?? 2
    switch canvas?.layout {
    case "sizeThatFits":
      return .sizeThatFits(displayScale: scale)
    case "fixed":
      return .fixed(size ?? pictureSize, displayScale: scale)
    default:
      return .device(screen(size ?? pictureSize, scale: scale, safeAreaTop: safeAreaTop))
    }
  }

  private var pictureSize: Size {
    let points = measured.size_pt ?? []
    return points.count == 2 ? Size(width: points[0], height: points[1]) : .zero
  }

  /// A screen of the case's size and safe area; where the case does not say its safe area, that of
  /// a known device of this size.
  private func screen(_ size: Size, scale: Double, safeAreaTop: Double?) -> Device {
    let known = Device.all.first { $0.size == size && $0.idiom == idiom }
    var device =
      known
      ?? Device(name: self.device ?? "canvas", idiom: idiom, size: size, displayScale: scale)
    device.displayScale = scale
    if let area = canvas?.safe_area {
      device.safeArea = Insets(
        top: area.top ?? 0, left: area.leading ?? 0, bottom: area.bottom ?? 0,
        right: area.trailing ?? 0)
    }
    if let top = safeAreaTop { device.safeArea.top = top }
    return device
  }

  private var idiom: Device.Idiom {
    switch platform {
    case "macOS": .mac
    case "tvOS": .tv
    case "iPadOS": .pad
    default: .phone
    }
  }

  /// UIKit's category names, and SwiftUI's where they differ.
  private static func dynamicTypeSize(_ category: String) -> DynamicTypeSize {
    let names: [String: DynamicTypeSize] = [
      "extraSmall": .xSmall, "extraLarge": .xLarge, "extraExtraLarge": .xxLarge,
      "extraExtraExtraLarge": .xxxLarge, "accessibilityMedium": .accessibility1,
      "accessibilityLarge": .accessibility2, "accessibilityExtraLarge": .accessibility3,
      "accessibilityExtraExtraLarge": .accessibility4,
      "accessibilityExtraExtraExtraLarge": .accessibility5,
    ]
    return names[category] ?? DynamicTypeSize(rawValue: category) ?? .large
  }
}
