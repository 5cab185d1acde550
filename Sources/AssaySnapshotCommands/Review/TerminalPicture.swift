// SPDX-License-Identifier: MIT

import ArgumentParser
import AssayGraphics

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

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
