// SPDX-License-Identifier: MIT

extension Device {
  /// The device of a name in Xcode's list of simulators, such as `iPad Pro (11-inch) (4th
  /// generation)`, or of a name that `named(_:)` knows, without regard to spaces and parentheses. A
  /// device that only differs in what is not drawn stands for others of its screen. nil for an
  /// unknown name, as those of watches.
  package static func simulator(named name: String) -> Device? {
    let key = key(of: name)
    return simulators[key].flatMap(named) ?? named(key)
  }

  private static func key(of name: String) -> String {
    name.filter { !" ()".contains($0) }.lowercased()
  }

  // Names of Xcode 11 to 26; sizes, home buttons and home indicators from Apple's "Device sizes and
  // orientations" in the Human Interface Guidelines.
  private static let simulators: [String: String] = Dictionary(
    [
      ("iPhoneSe", ["iPhone SE", "iPhone SE (1st generation)", "iPod touch (7th generation)"]),
      ("iPhoneSe2", ["iPhone SE (2nd generation)"]),
      ("iPhoneSe3", ["iPhone SE (3rd generation)"]),
      ("iPhone8", ["iPhone 6", "iPhone 6s", "iPhone 7"]),
      ("iPhone8Plus", ["iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus"]),
      ("iPhoneX", ["iPhone Xs"]),
      ("iPhoneXr", ["iPhone Xʀ"]),
      (
        "iPad9_7",
        [
          "iPad Air", "iPad Air 2", "iPad (5th generation)", "iPad (6th generation)",
          "iPad Pro (9.7-inch)",
        ]
      ),
      ("iPad10_2", ["iPad (7th generation)", "iPad (8th generation)", "iPad (9th generation)"]),
      (
        "iPad10",
        [
          "iPad (10th generation)", "iPad Air (4th generation)", "iPad Air (5th generation)",
        ]
      ),
      ("iPadAir11", ["iPad Air 11-inch (M2)", "iPad Air 11-inch (M3)", "iPad Air 11-inch (M4)"]),
      (
        "iPadAir13",
        [
          "iPad Air 13-inch (M2)", "iPad Air 13-inch (M3)", "iPad Air 13-inch (M4)",
          "iPad Pro (12.9-inch) (3rd generation)", "iPad Pro (12.9-inch) (4th generation)",
          "iPad Pro (12.9-inch) (5th generation)", "iPad Pro (12.9-inch) (6th generation)",
        ]
      ),
      ("iPadMini", ["iPad mini 2", "iPad mini 3", "iPad mini 4", "iPad mini (5th generation)"]),
      ("iPadMini6", ["iPad mini (6th generation)"]),
      ("iPadPro10_5", ["iPad Air (3rd generation)", "iPad Pro (10.5-inch)"]),
      (
        "iPadPro11",
        [
          "iPad Pro (11-inch)", "iPad Pro (11-inch) (1st generation)",
          "iPad Pro (11-inch) (2nd generation)", "iPad Pro (11-inch) (3rd generation)",
          "iPad Pro (11-inch) (4th generation)",
        ]
      ),
      (
        "iPadPro12_9",
        [
          "iPad Pro (12.9-inch)", "iPad Pro (12.9-inch) (1st generation)",
          "iPad Pro (12.9-inch) (2nd generation)",
        ]
      ),
      ("iPadPro11M4", ["iPad Pro 11-inch (M4)"]),
      ("iPadPro11M5", ["iPad Pro 11-inch (M5)"]),
      ("iPadPro13M4", ["iPad Pro 13-inch (M4)"]),
      ("iPadPro13M5", ["iPad Pro 13-inch (M5)"]),
      ("tv", ["Apple TV", "Apple TV 4K (at 1080p)", "Apple TV 4K (at 1080p) (2nd generation)"]),
      (
        "tv4K",
        [
          "Apple TV 4K", "Apple TV 4K (2nd generation)", "Apple TV 4K (3rd generation)",
        ]
      ),
    ].flatMap { device, names in
      names.map { (key(of: $0), device) }
    }, uniquingKeysWith: { first, _ in first })
}
