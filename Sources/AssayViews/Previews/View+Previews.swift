// SPDX-License-Identifier: MIT

nonisolated extension View {
  /// Names a view of a `PreviewProvider`.
  public func previewDisplayName(_ value: String?) -> some View {
    PreviewTraitsView(content: self) { $0.displayName = value }
  }

  /// Renders a view of a `PreviewProvider` on a device.
  public func previewDevice(_ value: PreviewDevice?) -> some View {
    PreviewTraitsView(content: self) { $0.device = value?.rawValue }
  }

  /// Gives a view of a `PreviewProvider` a size.
  public func previewLayout(_ value: PreviewLayout) -> some View {
    PreviewTraitsView(content: self) { $0.layout = value.layout }
  }

  /// Turns the device of a view of a `PreviewProvider`.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    PreviewTraitsView(content: self) { $0.orientation = value }
  }

  /// Renders a view of a `PreviewProvider` as a widget, in the size of the widget's family.
  public func previewContext(_ value: some PreviewContext) -> some View {
    let family = (value as? WidgetPreviewContext)?.family
    return PreviewTraitsView(
      content: transformEnvironment(\.widgetFamily) { $0 = family ?? $0 }
    ) { traits in
      guard let size = family?.size else { return }
      traits.layout = .fixed(width: size.width, height: size.height)
    }
  }

  /// How previews of the view are rendered as snapshots: left out, on more devices, or with a
  /// tolerance.
  ///
  /// - Parameters:
  ///   - isIncluded: Whether the preview is rendered.
  ///   - devices: The devices; none for those of the assertion.
  ///   - precision: The fraction of pixels that must be equal, from 0 to 1.
  public func previewSnapshot(
    isIncluded: Bool = true, on devices: [Device] = [], precision: Double = 1
  ) -> some View {
    PreviewTraitsView(content: self) {
      $0.snapshot = PreviewSnapshotOptions(
        isIncluded: isIncluded, devices: devices, precision: precision)
    }
  }
}

/// How a preview is rendered as a snapshot.
package struct PreviewSnapshotOptions: Sendable {
  package var isIncluded = true
  package var devices: [Device] = []
  package var precision = 1.0

  /// Takes over what other options say.
  mutating func take(_ other: PreviewSnapshotOptions) {
    isIncluded = isIncluded && other.isIncluded
    if !other.devices.isEmpty { devices = other.devices }
    precision = min(precision, other.precision)
  }
}

/// The name of a device, as Xcode writes it: "iPhone 15 Pro".
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a device of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a device of a name.
  public init(stringLiteral value: String) { self.rawValue = value }
}

/// The size of a preview.
public enum PreviewLayout: Sendable {
  /// The whole screen of the device.
  case device
  /// The view's ideal size.
  case sizeThatFits
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)

  var layout: PreviewTraits.Layout {
    switch self {
    case .device: .device
    case .sizeThatFits: .sizeThatFits
    case .fixed(let width, let height): .fixed(width: width, height: height)
    }
  }
}

/// What a preview is shown in.
public protocol PreviewContext {}
