// SPDX-License-Identifier: MIT

/// What the `#Preview` macro makes.
public struct Preview: Sendable {
  /// Traits of a preview of a view.
  public enum ViewTraits {}
}

/// A trait of a preview: its size, its orientation, or a change to its view.
public struct PreviewTrait<T>: Sendable {
  let change: @Sendable (inout PreviewTraits) -> Void

  init(_ change: @escaping @Sendable (inout PreviewTraits) -> Void) { self.change = change }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The whole screen of the device.
  public static var defaultLayout: PreviewTrait { PreviewTrait { $0.layout = .device } }
  /// The view's ideal size.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait { $0.layout = .sizeThatFits } }
  /// A size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait { $0.layout = .fixed(width: width, height: height) }
  }

  /// The device upright.
  public static var portrait: PreviewTrait { PreviewTrait { $0.orientation = .portrait } }
  /// The device upside down, which draws as upright.
  public static var portraitUpsideDown: PreviewTrait {
    PreviewTrait { $0.orientation = .portraitUpsideDown }
  }
  /// The device on its left side.
  public static var landscapeLeft: PreviewTrait { PreviewTrait { $0.orientation = .landscapeLeft } }
  /// The device on its right side.
  public static var landscapeRight: PreviewTrait {
    PreviewTrait { $0.orientation = .landscapeRight }
  }

  /// A change to the view, such as data in its environment.
  public static func modifier(_ modifier: some PreviewModifier & Sendable) -> PreviewTrait {
    PreviewTrait { $0.modifiers.append { modifier.applied(to: $0) } }
  }
}

/// All that is said of one preview besides its view.
package struct PreviewTraits: Sendable {
  /// What the view is given to fill, in points.
  package enum Layout: Hashable, Sendable {
    case device
    case sizeThatFits
    case fixed(width: Double, height: Double)
  }

  var displayName: String?
  /// The name of a device, as Xcode writes it.
  package var device: String?
  package var layout = Layout.device
  package var orientation: InterfaceOrientation?
  package var modifiers: [@Sendable (any View) throws -> any View] = []
  package var snapshot = PreviewSnapshotOptions()

  init() {}
}

/// The orientation of an interface.
public struct InterfaceOrientation: Hashable, Sendable, CaseIterable, Identifiable {
  /// The name of the orientation.
  public let id: String

  /// The device upright.
  public static let portrait = InterfaceOrientation(id: "portrait")
  /// The device upside down.
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  /// The device on its left side.
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  /// The device on its right side.
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

  /// All orientations.
  public static let allCases: [InterfaceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]
}
