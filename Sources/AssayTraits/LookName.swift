// SPDX-License-Identifier: MIT

package import AssayGraphics

/// The platform and version whose controls, bars and lists are drawn.
public enum LookName: String, Hashable, Sendable, CaseIterable {
  /// iOS 18 and iPadOS 18, which phones and tablets have unless a trait set says otherwise.
  case iOS18
  /// iOS 26 and iPadOS 26.
  case iOS26
  /// macOS, which Macs have.
  case macOS
  /// tvOS, which televisions have.
  case tvOS
}

extension LookName {
  /// Which of the system's colors are drawn.
  package var interfaceStyle: InterfaceStyle {
    switch self {
    case .iOS26: .ios26
    case .macOS: .macOS
    case .iOS18, .tvOS: .ios18
    }
  }
}

extension Device {
  /// The look of the device where a trait set names none.
  var look: LookName {
    switch idiom {
    case .phone, .pad: .iOS18
    case .tv: .tvOS
    case .mac: .macOS
    }
  }
}
