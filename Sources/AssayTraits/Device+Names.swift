// SPDX-License-Identifier: MIT

internal import AssayFiles

extension Device {
  /// Every device in each orientation, sorted by name (`iPhone8` before `iPhone12`), the default
  /// orientation before the other. Splits of tablets are left out; `named(_:)` knows them.
  public static var all: [Device] {
    DeviceProfiles.all.flatMap { profile in
      let screens = profile.screens.filter { $0.split == nil }
      let first = screens.filter { $0.orientation == profile.defaultOrientation }
      let others = screens.filter { $0.orientation != profile.defaultOrientation }
      return (first + others).map { profile.device($0.orientation) }
    }
  }

  /// The device of a name such as `iPhone12`, `iPhone12-landscape` or
  /// `iPadMini-landscape-oneThird`, in any case; nil for an unknown one.
  public static func named(_ name: String) -> Device? {
    let parts = name.lowercased().split(separator: "-", omittingEmptySubsequences: false)
    guard let first = parts.first, parts.count <= 3,
      let profile = DeviceProfiles.all.first(where: { $0.name.lowercased() == first })
    else { return nil }
    let orientation = parts.dropFirst().first
    let split = parts.dropFirst(2).first
    return profile.devices.first { device in
      guard device.orientation.rawValue == orientation ?? Substring(device.orientation.rawValue)
      else { return false }
      if orientation == nil, device.orientation != profile.defaultOrientation { return false }
      let ownSplit = device.name.split(separator: "-").dropFirst(2).first
      return ownSplit?.lowercased() == split.map(String.init)
    }
  }

  /// The known names nearest to a mistyped one, nearest first; empty where none is near.
  ///
  /// ```swift
  /// Device.suggestions(for: "iPhone13ProMacks")  // ["iPhone13ProMax", ...]
  /// ```
  public static func suggestions(for name: String, limit: Int = 3) -> [String] {
    let wanted = letters(of: name)
    let reach = max(2, wanted.count / 3)
    let ranked = all.enumerated().compactMap { index, device -> (Int, Int, String)? in
      let distance = NearestName.distance(wanted, letters(of: device.name))
      return distance <= reach ? (distance, index, device.name) : nil
    }
    return ranked.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.prefix(limit).map(\.2)
  }

  /// Spaces, hyphens, underscores and case do not count: "iPhone 12" is near `iPhone12`.
  private static func letters(of name: String) -> String {
    name.lowercased().filter { !" -_".contains($0) }
  }
}
