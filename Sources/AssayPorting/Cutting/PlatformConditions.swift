// SPDX-License-Identifier: MIT

/// Conditions of `#if` that a target's system answers otherwise than Linux with Assay's modules.
///
/// `os(Linux)` stays as it is, because code of that condition imports what Foundation for Linux has
/// in modules of its own.
struct PlatformConditions {
  /// The system; nil for a phone's.
  private let platform: ApplePlatform?

  init(_ platform: ApplePlatform?) {
    self.platform = platform
  }

  /// What a condition is on the system; nil where Linux answers the same.
  ///
  /// - Parameters:
  ///   - function: `os` or `canImport`.
  ///   - argument: what it asks for, such as `iOS` or `UIKit`.
  func value(of function: String, _ argument: String) -> Bool? {
    switch function {
    case "os": systemNames.contains(argument) ? true : nil
    case "canImport":
      presentModules.contains(argument) ? true : absentModules.contains(argument) ? false : nil
    default: nil
    }
  }

  /// Whether a source asks for the system by its name.
  func asksForSystem(_ facts: SourceFacts) -> Bool {
    !facts.askedSystems.isDisjoint(with: systemNames)
  }

  /// Whether something in a source has to be replaced.
  func decides(_ facts: SourceFacts) -> Bool {
    asksForSystem(facts) || !facts.askedModules.isDisjoint(with: presentModules)
      || !facts.askedModules.isDisjoint(with: absentModules)
  }

  // The second names of two systems are those of older compilers.
  private var systemNames: Set<String> {
    switch platform {
    case nil: ["iOS"]
    case .macOS: ["macOS", "OSX"]
    case .tvOS: ["tvOS"]
    case .visionOS: ["visionOS", "xrOS"]
    case .watchOS: ["watchOS"]
    }
  }

  /// Modules that have stand-ins, which a phone does not have.
  private var presentModules: Set<String> {
    switch platform {
    case .macOS: ["AppKit", "Cocoa"]
    case .watchOS: ["WatchKit"]
    case nil, .tvOS, .visionOS: []
    }
  }

  /// Modules that a phone and Assay have and the system does not, by the availability that Apple's
  /// documentation gives for each framework.
  private var absentModules: Set<String> {
    switch platform {
    case nil, .visionOS: []
    case .macOS: ["ActivityKit", "EventKitUI", "MessageUI", "UIKit", "WatchConnectivity"]
    case .tvOS:
      [
        "ActivityKit", "ContactsUI", "CoreTelephony", "EventKit", "EventKitUI", "MessageUI",
        "SafariServices", "Speech", "WatchConnectivity", "WebKit", "WidgetKit",
      ]
    case .watchOS:
      [
        "ActivityKit", "ContactsUI", "CoreImage", "CoreTelephony", "EventKitUI", "MessageUI",
        "QuickLook", "SafariServices", "Speech", "SystemConfiguration", "Vision", "WebKit",
      ]
    }
  }
}
