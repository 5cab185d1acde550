// SPDX-License-Identifier: MIT

import ArgumentParser
import AssayGraphics
import Foundation

/// How a terminal takes pictures.
enum TerminalPictures: String, CaseIterable, ExpressibleByArgument {
  /// https://sw.kovidgoyal.net/kitty/graphics-protocol/
  case kitty
  /// https://iterm2.com/documentation-images.html
  case iterm
  /// The graphics of DEC's terminals.
  case sixel
  case none

  /// What the environment says; nil where the terminal has to be asked.
  init?(environment: [String: String]) {
    let program = environment["TERM_PROGRAM"] ?? environment["LC_TERMINAL"] ?? ""
    // NB: inside tmux and screen, pictures of the outer terminal do not arrive.
    if environment["TMUX"] != nil || environment["STY"] != nil {
      self = .none
    } else if environment["KITTY_WINDOW_ID"] != nil || environment["TERM"] == "xterm-kitty"
      || program == "ghostty"
    {
      self = .kitty
    } else if ["iTerm.app", "iTerm2", "WezTerm", "vscode"].contains(program) {
      self = .iterm
    } else {
      return nil
    }
  }

  /// Asks for the primary device attributes; number 4 among them is Sixel (DEC STD 070).
  static func asking(_ mode: TerminalMode, write: (String) -> Void) -> TerminalPictures {
    write("\u{1B}[c")
    var answer: [UInt8] = []
    while let byte = mode.readByte(withinMilliseconds: 200), answer.count < 64 {
      answer.append(byte)
      if byte == UInt8(ascii: "c") { break }
    }
    let numbers = answer.split { !(0x30...0x39).contains($0) }.dropFirst()
    return numbers.contains([0x34]) ? .sixel : .none
  }

  /// The bytes that draw a picture at the cursor and move it below.
  ///
  /// - Throws: `PNGError`.
  func drawing(_ picture: Bitmap) throws -> String {
    switch self {
    case .none: return ""
    case .iterm:
      let data = Data(try PNG.encode(picture))
      return "\u{1B}]1337;File=inline=1;size=\(data.count);width=\(picture.width)px:"
        + data.base64EncodedString() + "\u{07}\n"
    case .kitty:
      let text = Array(Data(try PNG.encode(picture)).base64EncodedString().utf8)
      var result = ""
      for start in stride(from: 0, to: text.count, by: 4096) {
        let chunk = text[start..<min(text.count, start + 4096)]
        let more = chunk.endIndex < text.count ? 1 : 0
        let head = start == 0 ? "f=100,a=T,q=2," : ""
        result += "\u{1B}_G\(head)m=\(more);" + String(decoding: chunk, as: UTF8.self) + "\u{1B}\\"
      }
      return result + "\n"
    case .sixel: return Sixel(picture).text + "\n"
    }
  }
}

/// A picture in six-pixel rows of at most 252 colors.
struct Sixel {
  let text: String

  init(_ picture: Bitmap) {
    // Six levels of red and blue and seven of green: few, and enough to see what changed.
    var text = "\u{1B}Pq\"1;1;\(picture.width);\(picture.height)"
    for index in 0..<252 {
      let (red, green, blue) = (index / 42, index / 6 % 7, index % 6)
      text += "#\(index);2;\(red * 20);\((green * 100 + 3) / 6);\(blue * 20)"
    }
    for top in stride(from: 0, to: picture.height, by: 6) {
      text += Self.band(of: picture, from: top) + "-"
    }
    self.text = text + "\u{1B}\\"
  }

  private static func band(of picture: Bitmap, from top: Int) -> String {
    var masks: [Int: [UInt8]] = [:]
    for y in top..<min(top + 6, picture.height) {
      for x in 0..<picture.width {
        let index = color(picture[x, y])
        masks[index, default: [UInt8](repeating: 0, count: picture.width)][x] |= 1 << (y - top)
      }
    }
    return masks.sorted { $0.key < $1.key }.map { index, mask in
      "#\(index)" + runs(of: mask)
    }.joined(separator: "$")
  }

  private static func runs(of mask: [UInt8]) -> String {
    var result = ""
    var start = 0
    while start < mask.count {
      let end = mask[start...].firstIndex { $0 != mask[start] } ?? mask.count
      let sign = String(Unicode.Scalar(63 + mask[start]))
      let count = end - start
      result += count > 3 ? "!\(count)" + sign : String(repeating: sign, count: count)
      start = end
    }
    return result
  }

  /// Over white, rounded to the palette.
  private static func color(_ pixel: UInt32) -> Int {
    let rest = 255 - Int(pixel >> 24)
    let red = min(255, Int(pixel & 255) + rest)
    let green = min(255, Int(pixel >> 8 & 255) + rest)
    let blue = min(255, Int(pixel >> 16 & 255) + rest)
    return (red * 5 + 127) / 255 * 42 + (green * 6 + 127) / 255 * 6 + (blue * 5 + 127) / 255
  }
}
