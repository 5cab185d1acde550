// SPDX-License-Identifier: MIT

import AssayDocuments
import AssayGraphics

/// Reads the `color` of a color set's entry, in every notation that Xcode and its like write.
struct ColorReader {
  var document: JSONDocument

  func value(_ node: DocumentValue) throws(ResourceError) -> ColorSet.Entry.Value {
    let members = try document.members(node, of: "'color'")
    if let reference = document.member("reference", in: members) {
      // "systemBlueColor" is UIColor's property; its color is systemBlue.
      let name = try document.string(reference, of: "'reference'")
      return .system(name.hasSuffix("Color") ? String(name.dropLast(5)) : name)
    }
    guard let componentsNode = document.member("components", in: members) else {
      throw document.error("'color' needs 'components' or 'reference'", at: node)
    }
    let components = try document.members(componentsNode, of: "'components'")
    let space = try space(document.member("color-space", in: members))
    let alpha = try document.member("alpha", in: components).map { node throws(ResourceError) in
      try component(node, isAlpha: true)
    }
    let channels: RGBColorSpace.Channels
    if let white = document.member("white", in: components) {
      let value = try component(white)
      channels = RGBColorSpace.Channels(red: value, green: value, blue: value)
    } else {
      var values: [Double] = []
      for name in ["red", "green", "blue"] {
        guard let component = document.member(name, in: components) else {
          throw document.error("'components' needs '\(name)'", at: componentsNode)
        }
        values.append(try self.component(component))
      }
      channels = RGBColorSpace.Channels(red: values[0], green: values[1], blue: values[2])
    }
    return .components(ColorComponents(space: space, channels: channels, alpha: alpha ?? 1))
  }

  private func space(_ node: DocumentValue?) throws(ResourceError) -> RGBColorSpace {
    guard let node else { return .sRGB }
    switch try document.string(node, of: "'color-space'") {
    case "srgb", "extended-srgb", "extended-gray": return .sRGB
    case "extended-linear-srgb": return .linearSRGB
    case "display-p3": return .displayP3
    case "gray-gamma-22": return .grayGamma22
    case let name: throw document.error("unknown color space '\(name)'", at: node)
    }
  }

  /// What a channel lies within: extended ranges go beyond 0...1, to 16 times white on a display of
  /// high dynamic range.
  private static let channelRange = -16.0...16
  /// Beyond 0...1 it is clamped.
  private static let alphaRange = -255.0...255

  private func component(
    _ node: DocumentValue, isAlpha: Bool = false
  ) throws(ResourceError) -> Double {
    let value = try number(node, isAlpha: isAlpha)
    let range = isAlpha ? Self.alphaRange : Self.channelRange
    guard range.contains(value) else {
      let text = if case .string(let text) = node.kind { text } else { "\(value)" }
      throw document.error(
        "'\(text)' is far out of range; \(isAlpha ? "an alpha" : "a channel") goes from 0 to 1",
        at: node)
    }
    return value
  }

  /// "0.250" is a fraction, "0x40" and "64" count to 255; an alpha without "0x" is a fraction
  /// always. A number in place of the string is a fraction up to 1, and counts to 255 above.
  private func number(_ node: DocumentValue, isAlpha: Bool) throws(ResourceError) -> Double {
    switch node.kind {
    case .number(let number):
      return number > 1 && !isAlpha ? number / 255 : number
    case .string(let text):
      if text.lowercased().hasPrefix("0x"), let byte = UInt8(text.dropFirst(2), radix: 16) {
        return Double(byte) / 255
      }
      guard let number = Double(text), number.isFinite, !text.lowercased().hasPrefix("0x") else {
        throw document.error("'\(text)' is not a color component", at: node)
      }
      let isFraction = isAlpha || text.contains { ".eE".contains($0) }
      return isFraction ? number : number / 255
    default:
      throw document.error("a color component must be a string, not \(node.jsonNoun)", at: node)
    }
  }
}
