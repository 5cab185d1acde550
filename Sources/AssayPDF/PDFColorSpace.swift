// SPDX-License-Identifier: MIT

internal import AssayGraphics

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// How numbers are colors. Source: section 8.6.
indirect enum PDFColorSpace {
  case gray
  case rgb
  case cmyk
  case profile(count: Int, @Sendable ([Double]) -> RGBColorSpace.Channels)
  /// Colors by their number in a table.
  case indexed(PDFColorSpace, table: [UInt8])
  /// The ink of a printer, and what it looks like.
  case tinted(PDFColorSpace, count: Int, PDFFunction)
  case pattern

  /// nil for a space that is not read.
  init?(_ value: PDFValue?, _ file: PDFFile, _ resources: [String: PDFValue], depth: Int = 0) {
    guard depth < 8 else { return nil }
    let value = file.value(value)
    if let name = value.name {
      switch name {
      case "DeviceGray", "G": self = .gray
      case "DeviceRGB", "RGB": self = .rgb
      case "DeviceCMYK", "CMYK": self = .cmyk
      case "Pattern": self = .pattern
      default:
        let own = file.value(resources["ColorSpace"]).entries?[name]
        guard own != nil, let space = PDFColorSpace(own, file, resources, depth: depth + 1) else {
          return nil
        }
        self = space
      }
      return
    }
    guard let parts = value.array, let name = file.value(parts.first).name else { return nil }
    func part(_ index: Int) -> PDFValue? { index < parts.count ? parts[index] : nil }
    func space(_ index: Int) -> PDFColorSpace? {
      PDFColorSpace(part(index), file, resources, depth: depth + 1)
    }
    switch name {
    case "ICCBased":
      guard let stream = file.value(part(1)).stream,
        let found = Self.profile(stream, file, resources, depth: depth)
      else { return nil }
      self = found
    case "Indexed", "I":
      guard let base = space(1), let table = Self.table(part(3), file) else { return nil }
      self = .indexed(base, table: table)
    case "Separation", "DeviceN":
      guard let base = space(2), let function = PDFFunction(part(3), file) else { return nil }
      self = .tinted(base, count: file.value(part(1)).array?.count ?? 1, function)
    case "CalGray", "CalRGB":
      guard let found = Self.calibrated(name, file.value(part(1)).entries ?? [:], file) else {
        return nil
      }
      self = found
    default:
      // A device's space in a list of its own, or a pattern.
      guard ["DeviceGray", "DeviceRGB", "DeviceCMYK", "Pattern"].contains(name),
        let known = PDFColorSpace(.name(name), file, resources, depth: depth + 1)
      else { return nil }
      self = known
    }
  }

  /// How many numbers a color has.
  var count: Int {
    switch self {
    case .gray, .indexed: 1
    case .rgb: 3
    case .cmyk: 4
    case .profile(let count, _), .tinted(_, let count, _): count
    case .pattern: 0
    }
  }

  /// The numbers of the color that a space begins with.
  var first: [Double] {
    switch self {
    case .cmyk: [0, 0, 0, 1]
    case .tinted(_, let count, _): Array(repeating: 1, count: count)
    default: Array(repeating: 0, count: count)
    }
  }

  /// Whether a mixture of numbers is the mixture of their colors.
  var isLinear: Bool {
    switch self {
    case .gray, .rgb: true
    default: false
    }
  }

  /// Whether the colors are those of paper, which a screen has nearly.
  var isCMYK: Bool {
    switch self {
    case .cmyk: true
    case .indexed(let base, _), .tinted(let base, _, _): base.isCMYK
    default: false
    }
  }

  func color(_ values: [Double]) -> RGBAColor { channels(values).quantized() }

  private func channels(_ values: [Double]) -> RGBColorSpace.Channels {
    func value(_ index: Int) -> Double { index < values.count ? values[index] : 0 }
    switch self {
    case .gray: return RGBColorSpace.Channels(red: value(0), green: value(0), blue: value(0))
    case .rgb: return RGBColorSpace.Channels(red: value(0), green: value(1), blue: value(2))
    case .cmyk: return Self.process(values)
    case .profile(let count, let convert):
      return convert((0..<count).map { PDFFunction.clamped(value($0), 0, 1) })
    case .indexed(let base, let table):
      let start = Int(PDFFunction.clamped(value(0), 0, 255)) * base.count
      let entry = (start..<start + base.count).map {
        $0 < table.count ? Double(table[$0]) / 255 : 0
      }
      return base.channels(entry)
    case .tinted(let base, _, let function): return base.channels(function(values))
    case .pattern: return RGBColorSpace.Channels(red: 0, green: 0, blue: 0)
    }
  }

  /// The space of a profile, by its primaries and curves where it has those, and by its count of
  /// channels otherwise.
  private static func profile(
    _ stream: PDFStream, _ file: PDFFile, _ resources: [String: PDFValue], depth: Int
  ) -> PDFColorSpace? {
    let count = file.value(stream.entries["N"]).integer ?? 0
    if count == 1 || count == 3, let bytes = file.bytes(of: stream) {
      let profile = ICCProfile(bytes)
      if !profile.isSRGB, let convert = profile.conversion {
        return .profile(count: count, convert)
      }
    }
    switch count {
    case 1: return .gray
    case 3: return .rgb
    case 4: return .cmyk
    default: return PDFColorSpace(stream.entries["Alternate"], file, resources, depth: depth + 1)
    }
  }

  /// A space by its white, its primaries and its power. Source: sections 8.6.5.2 and 8.6.5.3.
  private static func calibrated(
    _ name: String, _ entries: [String: PDFValue], _ file: PDFFile
  ) -> PDFColorSpace? {
    guard name == "CalRGB" else {
      let gamma = file.value(entries["Gamma"]).number ?? 1
      return .profile(count: 1) { values in
        let gray = RGBColorSpace.encode(pow(values[0], gamma))
        return RGBColorSpace.Channels(red: gray, green: gray, blue: gray)
      }
    }
    let gammas = file.numbers(entries["Gamma"]) ?? [1, 1, 1]
    let matrix = file.numbers(entries["Matrix"]) ?? [1, 0, 0, 0, 1, 0, 0, 0, 1]
    guard gammas.count == 3, matrix.count == 9, let white = file.numbers(entries["WhitePoint"]),
      white.count == 3, white.allSatisfy({ $0 > 0 })
    else { return nil }
    return .profile(count: 3) { values in
      let linear = zip(values, gammas).map { pow($0, $1) }
      // Each axis is scaled from the space's white to that of sRGB.
      let xyz = (0..<3).map { (axis: Int) -> Double in
        let sum = matrix[axis] * linear[0] + matrix[3 + axis] * linear[1]
        return (sum + matrix[6 + axis] * linear[2]) * d65[axis] / white[axis]
      }
      let rgb = fromXYZ.map { row in
        RGBColorSpace.encode(row[0] * xyz[0] + row[1] * xyz[1] + row[2] * xyz[2])
      }
      return RGBColorSpace.Channels(red: rgb[0], green: rgb[1], blue: rgb[2])
    }
  }

  /// sRGB's white, and the way from it to linear sRGB. Source: IEC 61966-2-1, as Lindbloom
  /// publishes it.
  private static let d65 = [0.95047, 1, 1.08883]
  private static let fromXYZ = [
    [3.2404542, -1.5371385, -0.4985314], [-0.9692660, 1.8760108, 0.0415560],
    [0.0556434, -0.2040259, 1.0572252],
  ]

  private static func table(_ value: PDFValue?, _ file: PDFFile) -> [UInt8]? {
    switch file.value(value) {
    case .string(let bytes): bytes
    case .stream(let stream): file.bytes(of: stream)
    default: nil
    }
  }

  /// A mixture of the eight colors that cyan, magenta and yellow make on coated paper (SWOP), as
  /// design programs show them, darkened by black.
  private static func process(_ values: [Double]) -> RGBColorSpace.Channels {
    let n = (0..<4).map { PDFFunction.clamped($0 < values.count ? values[$0] : 0, 0, 1) }
    var sum = [0.0, 0.0, 0.0]
    for corner in 0..<8 {
      var weight = 1.0
      for ink in 0..<3 { weight *= corner >> ink & 1 == 1 ? n[ink] : 1 - n[ink] }
      for channel in 0..<3 {
        sum[channel] += weight * Double(printed[corner] >> (16 - 8 * channel) & 255) / 255
      }
    }
    for channel in 0..<3 {
      let black = Double(0x231F20 >> (16 - 8 * channel) & 255) / 255
      sum[channel] *= 1 - n[3] * (1 - black)
    }
    return RGBColorSpace.Channels(red: sum[0], green: sum[1], blue: sum[2])
  }

  /// By the inks printed: cyan 1, magenta 2, yellow 4.
  private static let printed = [
    0xFFFFFF, 0x00AEEF, 0xEC008C, 0x2E3192, 0xFFF200, 0x00A651, 0xED1C24, 0x363639,
  ]
}
