// SPDX-License-Identifier: MIT

/// A system of Apple's other than that of phones and tablets.
package enum ApplePlatform: String, Hashable, Sendable, Encodable {
  case macOS, tvOS, visionOS, watchOS

  /// - Parameter sdk: Xcode's name for what a target is built with; nil for a phone's, and for one
  ///   that Xcode chooses.
  init?(sdk: String) {
    // An SDK may have its version at the end, or be that of a simulator.
    switch sdk.prefix(while: \.isLetter) {
    case "macosx": self = .macOS
    case "appletvos", "appletvsimulator": self = .tvOS
    case "xros", "xrsimulator": self = .visionOS
    case "watchos", "watchsimulator": self = .watchOS
    default: return nil
    }
  }

  /// Whether Assay has its look.
  var hasLook: Bool { self == .macOS || self == .tvOS }
}
