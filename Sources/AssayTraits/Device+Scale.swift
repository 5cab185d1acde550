// SPDX-License-Identifier: MIT

extension Device {
  /// How many pixels a point has on the devices whose whole screen has so many pixels, in either
  /// orientation; nil where there is none.
  ///
  /// Between the least and the most where devices differ.
  package static func scale(ofScreenWidth width: Int, height: Int) -> ClosedRange<Double>? {
    var scales: [Double] = []
    for profile in DeviceProfiles.all {
      for screen in profile.screens where screen.split == nil {
        let scale = profile.displayScale
        if Int((screen.size.width * scale).rounded()) == width,
          Int((screen.size.height * scale).rounded()) == height
        {
          scales.append(scale)
        }
      }
    }
    guard let least = scales.min(), let most = scales.max() else { return nil }
    return least...most
  }
}
