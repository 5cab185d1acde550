// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayTraits
import Testing

@Suite("Device profiles")
struct DeviceTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var device: Device
    var name: String
    var size: (Double, Double)
    /// Top, left, bottom, right.
    var safeArea: (Double, Double, Double, Double)
    var scale: Double
    var classes: (UserInterfaceSizeClass, UserInterfaceSizeClass)
    var testDescription: String { name }
  }

  // swift-snapshot-testing's View.swift, save the iPhone X and XR rows, which differ from it for
  // the reason that each device's documentation gives.
  @Test(arguments: [
    Row(
      device: .iPhoneSe, name: "iPhoneSe", size: (320, 568), safeArea: (20, 0, 0, 0), scale: 2,
      classes: (.compact, .regular)),
    Row(
      device: .iPhoneSe(.landscape), name: "iPhoneSe-landscape", size: (568, 320),
      safeArea: (0, 0, 0, 0), scale: 2, classes: (.compact, .compact)),
    Row(
      device: .iPhone8Plus(.landscape), name: "iPhone8Plus-landscape", size: (736, 414),
      safeArea: (0, 0, 0, 0), scale: 3, classes: (.regular, .compact)),
    Row(
      device: .iPhoneX(.landscape), name: "iPhoneX-landscape", size: (812, 375),
      safeArea: (0, 44, 21, 44), scale: 3, classes: (.compact, .compact)),
    Row(
      device: .iPhoneXr, name: "iPhoneXr", size: (414, 896), safeArea: (48, 0, 34, 0), scale: 2,
      classes: (.compact, .regular)),
    Row(
      device: .iPhone12(.landscape), name: "iPhone12-landscape", size: (844, 390),
      safeArea: (0, 47, 21, 47), scale: 3, classes: (.compact, .compact)),
    Row(
      device: .iPhone13ProMax, name: "iPhone13ProMax", size: (428, 926), safeArea: (47, 0, 34, 0),
      scale: 3, classes: (.compact, .regular)),
    Row(
      device: .iPhone13Mini, name: "iPhone13Mini", size: (375, 812), safeArea: (50, 0, 34, 0),
      scale: 3, classes: (.compact, .regular)),
    Row(
      device: .iPhone16ProMax, name: "iPhone16ProMax", size: (440, 956), safeArea: (62, 0, 34, 0),
      scale: 3, classes: (.compact, .regular)),
    Row(
      device: .iPhone17(.landscape), name: "iPhone17-landscape", size: (874, 402),
      safeArea: (20, 62, 20, 62), scale: 3, classes: (.compact, .compact)),
    Row(
      device: .iPadMini, name: "iPadMini", size: (1024, 768), safeArea: (20, 0, 0, 0), scale: 2,
      classes: (.regular, .regular)),
    Row(
      device: .iPadMini(.portrait), name: "iPadMini-portrait", size: (768, 1024),
      safeArea: (20, 0, 0, 0), scale: 2, classes: (.regular, .regular)),
    Row(
      device: .iPadPro11(.landscape(splits: .oneHalf)), name: "iPadPro11-landscape-oneHalf",
      size: (592, 834), safeArea: (24, 0, 20, 0), scale: 2, classes: (.compact, .regular)),
    Row(
      device: .iPadPro12_9(.portrait(splits: .twoThirds)), name: "iPadPro12_9-portrait-twoThirds",
      size: (639, 1366), safeArea: (20, 0, 0, 0), scale: 2, classes: (.compact, .regular)),
    Row(
      device: .iPadPro13M4(.portrait(splits: .full)), name: "iPadPro13M4-portrait",
      size: (1032, 1376), safeArea: (24, 0, 20, 0), scale: 2, classes: (.regular, .regular)),
    Row(
      device: .tv, name: "tv", size: (1920, 1080), safeArea: (60, 90, 60, 90), scale: 1,
      classes: (.regular, .regular)),
  ])
  func values(_ row: Row) {
    let device = row.device
    #expect(device.name == row.name)
    #expect(device.size == Size(width: row.size.0, height: row.size.1))
    let (top, left, bottom, right) = row.safeArea
    #expect(device.safeArea == Insets(top: top, left: left, bottom: bottom, right: right))
    #expect(device.displayScale == row.scale)
    #expect(device.horizontalSizeClass == row.classes.0)
    #expect(device.verticalSizeClass == row.classes.1)
  }

  @Test func everyNameFindsItsDevice() {
    for device in Device.all {
      #expect(Device.named(device.name) == device)
      #expect(Device.named(device.name.uppercased()) == device)
    }
    #expect(Set(Device.all.map(\.name)).count == Device.all.count)
  }

  @Test func listIsInNaturalOrder() throws {
    let names = Device.all.map(\.name)
    // 13 + 8 names of swift-snapshot-testing, 42 current records of which 8 are among them; all but
    // the two televisions have two orientations: (21 + 42 - 8 - 2) * 2 + 2.
    #expect(names.count == 108)
    let eight = try #require(names.firstIndex(of: "iPhone8"))
    let twelve = try #require(names.firstIndex(of: "iPhone12"))
    #expect(eight < twelve)
    #expect(names[twelve + 1] == "iPhone12-landscape")
    #expect(Array(names.suffix(2)) == ["tv", "tv4K"])
  }

  @Test(
    "a device's name is read in any case, with an orientation and a part of the screen",
    arguments: [
      ("iPhone12-portrait", "iPhone12"),
      ("iphone12-LANDSCAPE", "iPhone12-landscape"),
      ("iPadMini-landscape", "iPadMini"),
      ("iPadMini-landscape-oneThird", "iPadMini-landscape-oneThird"),
      ("iPadMini-portrait-oneThird", "iPadMini-portrait-oneThird"),
      ("iPadMini-portrait-oneHalf", nil),
      ("iPhone12-sideways", nil),
      ("iPhone12-landscape-oneThird", nil),
      ("iPhone12-landscape-x-y", nil),
      ("iPhone12-", nil),
      ("iPhone", nil),
      ("", nil),
    ])
  func names(_ name: String, _ expected: String?) {
    #expect(Device.named(name)?.name == expected)
  }

  @Test(
    "the first suggestion for a misspelled device is the nearest name",
    arguments: [
      ("iPhone13ProMacks", "iPhone13ProMax"),
      ("iPhone 12", "iPhone12"),
      ("iphone-se", "iPhoneSe"),
      ("ipadPro13", "iPadPro11"),
      ("iPhone12-landscap", "iPhone12-landscape"), ("iPhnoe8", "iPhone8"),
    ])
  func suggestions(_ name: String, _ nearest: String) {
    #expect(Device.suggestions(for: name).first == nearest)
  }

  @Test func nothingIsNearToAnUnrelatedName() {
    #expect(Device.suggestions(for: "PixelTabletXL").isEmpty)
    #expect(Device.suggestions(for: "iPhone12", limit: 1) == ["iPhone12"])
  }

  @Test("each device has its status bar, its home indicator, and its screen's corners")
  func screenFurniture() {
    #expect(Device.iPhoneSe.statusBarHeight == 20)
    #expect(Device.iPhoneSe(.landscape).statusBarHeight == 0)
    #expect(!Device.iPhoneSe.hasHomeIndicator)
    #expect(Device.iPhone15Pro.statusBarHeight == 54)
    #expect(Device.iPhone12.screenCornerRadius == 47.33)
    #expect(Device.tv.screenCornerRadius == nil)
    #expect(Device.iPhone12.hasHomeIndicator)
  }

  @Test(
    "names of Xcode's simulators stand for the device with their screen",
    // Sizes in points, upright, as in Apple's Human Interface Guidelines.
    arguments: [
      ("iPhone SE (2nd generation)", 375, 667), ("iPhone SE (1st generation)", 320, 568),
      ("iPhone 13 mini", 375, 812), ("iPhone 14 Pro Max", 430, 932),
      ("iPod touch (7th generation)", 320, 568), ("iPhone Xs", 375, 812),
      ("iPad Pro (12.9-inch) (5th generation)", 1024, 1366),
      ("iPad Pro (11-inch) (3rd generation)", 834, 1194),
      ("iPad Air (3rd generation)", 834, 1112), ("iPad Air (5th generation)", 820, 1180),
      ("iPad (9th generation)", 810, 1080), ("iPad mini (6th generation)", 744, 1133),
      ("iPad Pro 11-inch (M4)", 834, 1210), ("iPad Air 13-inch (M2)", 1024, 1366),
    ] as [(String, Double, Double)])
  func simulators(_ name: String, _ width: Double, _ height: Double) throws {
    let device = try #require(Device.simulator(named: name))
    #expect([device.size.width, device.size.height].sorted() == [width, height])
  }

  @Test(
    "a watch is no device that is known", arguments: ["Apple Watch Series 7 - 45mm", "Pixel 8"])
  func unknownSimulators(_ name: String) {
    #expect(Device.simulator(named: name) == nil)
  }
}
