// SPDX-License-Identifier: MIT

#if !canImport(Darwin)
  extension ProcessInfo {
    /// false: the app runs on a phone or a tablet.
    public var isMacCatalystApp: Bool { false }
    /// false: the app runs on a phone or a tablet.
    public var isiOSAppOnMac: Bool { false }
  }
#endif
