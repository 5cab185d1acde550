// SPDX-License-Identifier: MIT

#if !canImport(Darwin)
  extension ProcessInfo {
    /// false: the app runs on a phone or a tablet.
    public var isMacCatalystApp: Bool { false }
    /// false: the app runs on a phone or a tablet.
    public var isiOSAppOnMac: Bool { false }
    /// false: a rendering saves no power.
    public var isLowPowerModeEnabled: Bool { false }
    /// How hot the system is: as it should be.
    public var thermalState: ThermalState { .nominal }

    /// How hot a system is.
    public enum ThermalState: Int, Sendable {
      /// A grade, from cool to hot.
      case nominal, fair, serious, critical
    }
  }
#endif
