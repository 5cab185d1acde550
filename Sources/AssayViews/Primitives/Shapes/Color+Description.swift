// SPDX-License-Identifier: MIT

internal import AssayGraphics

extension Color {
  /// The color in words: a name, or the channels as `#RRGGBBAA`.
  public var description: String {
    let name: String =
      switch base {
      case .system(let name): Self.shortName(name)
      case .hierarchical(let level):
        ["primary", "secondary", "tertiary", "quaternary", "quinary"][min(max(level, 0), 4)]
      case .accent: "accentColor"
      case .rgba(let color): "#" + Self.digits([color.red, color.green, color.blue])
      case .asset(let name): "NamedColor(name: \"\(name)\", bundle: nil)"
      case .appearances(let light, let dark): "\(light.description) or \(dark.description)"
      case .mixed(let a, let b, let fraction, _):
        "\(a.description) mixed with \(b.description) by \(fraction)"
      }
    if case .rgba(let color) = base {
      return name + Self.digits([UInt8((Double(color.alpha) * opacity).rounded())])
    }
    return opacity == 1 ? name : "\(Int((opacity * 100).rounded()))% \(name)"
  }

  /// `red` for `systemRed`.
  private static func shortName(_ name: String) -> String {
    guard name.hasPrefix("system"), let first = name.dropFirst(6).first else { return name }
    return first.lowercased() + name.dropFirst(7)
  }

  private static func digits(_ bytes: [UInt8]) -> String {
    bytes.map { byte in
      let digits = String(byte, radix: 16, uppercase: true)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
  }
}
