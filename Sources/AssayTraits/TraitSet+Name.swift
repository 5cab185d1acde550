// SPDX-License-Identifier: MIT

extension TraitSet {
  /// A short name that tells trait sets apart in file names: the canvas, then what is not the
  /// default.
  ///
  /// `iPhoneSe`, `iPhone12-landscape.dark.es`, `320x480@2x.accessibility3`.
  public var name: String {
    ([canvas.name] + traitNames).joined(separator: ".")
  }

  private var traitNames: [String] {
    var names: [String] = []
    if appearance.colorScheme == .dark { names.append("dark") }
    if appearance.contrast == .increased { names.append("increasedContrast") }
    if locale != "en" { names.append(locale) }
    if dynamicTypeSize != .large { names.append(dynamicTypeSize.rawValue) }
    switch layoutDirection {
    case .leftToRight?: names.append("ltr")
    case .rightToLeft?: names.append("rtl")
    case nil: break
    }
    if reduceMotion { names.append("reduceMotion") }
    if showsSystemChrome { names.append("systemChrome") }
    if look != canvas.look { names.append(look.rawValue) }
    return names
  }
}

extension TraitSet.Canvas {
  /// The device's name, or the size and scale: `320x480@2x`.
  package var name: String {
    switch self {
    case .device(let device): device.name
    case .fixed(let width, let height, let scale):
      "\(Self.number(width))x\(Self.number(height))@\(Self.number(scale))x"
    case .sizeThatFits(let scale): "sizeThatFits@\(Self.number(scale))x"
    }
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
  }
}

extension TraitSet: CustomStringConvertible {
  /// The name of the trait set, so that `named: "\(traits)"` names a reference.
  public var description: String { name }
}

extension TraitSet.Canvas: CustomStringConvertible {
  /// The name of the device, or the size and scale: `320x480@2x`.
  public var description: String { name }
}
