// SPDX-License-Identifier: MIT

import AssayTraits
import Testing

@Suite("The scale that a screenshot's size tells")
struct DeviceScaleTests {
  @Test(
    "a screen's scale is told by its size in pixels, in either orientation",
    arguments: [
      // iPhone 13 Pro Max: 428 x 926 points at 3, in both orientations.
      (1284, 2778, 3.0), (2778, 1284, 3.0),
      // iPhone SE of 2016: 320 x 568 at 2.
      (640, 1136, 2.0),
      // iPad Pro of 11 inches: 834 x 1194 at 2.
      (1668, 2388, 2.0),
    ])
  func known(width: Int, height: Int, scale: Double) {
    #expect(Device.scale(ofScreenWidth: width, height: height) == scale...scale)
  }

  @Test(
    "a size in pixels that no screen has gives no scale",
    arguments: [(1284, 2777), (1283, 2778), (800, 600), (0, 0)])
  func unknown(width: Int, height: Int) {
    #expect(Device.scale(ofScreenWidth: width, height: height) == nil)
  }
}
