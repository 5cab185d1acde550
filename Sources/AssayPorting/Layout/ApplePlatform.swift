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

  /// Of several systems, one whose look Assay has.
  ///
  /// - Parameter supported: Xcode's names for what a target can be built with; nil where a phone's
  ///   is one of them.
  init?(supported: [String]) {
    let found = supported.map { ApplePlatform(sdk: $0) }
    guard !found.contains(nil),
      let platform = found.first(where: { $0?.hasLook == true }) ?? found.first ?? nil
    else { return nil }
    self = platform
  }

  /// - Parameter productType: what Xcode makes of a target, such as
  ///   `com.apple.product-type.application.watchapp2`; nil for one that several systems have.
  init?(productType: String) {
    guard let type = productType.split(separator: ".").last else { return nil }
    if type.hasPrefix("watchapp") || type.hasPrefix("watchkit") {
      self = .watchOS
    } else if type.hasPrefix("tv-") {
      self = .tvOS
    } else {
      return nil
    }
  }

  /// Whether Assay has its look.
  var hasLook: Bool { self == .macOS || self == .tvOS }
}
