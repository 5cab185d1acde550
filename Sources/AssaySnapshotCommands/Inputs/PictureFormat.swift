// SPDX-License-Identifier: MIT

import AssayFiles

/// Formats of pictures that are known by their first bytes, and not read.
package enum PictureFormat: String, CaseIterable {
  case jpeg = "JPEG"
  case webP = "WebP"
  case heic = "HEIC"
  case avif = "AVIF"
  case gif = "GIF"
  case tiff = "TIFF"
  case bmp = "BMP"

  /// "a JPEG picture", "an AVIF picture".
  package var words: String { (self == .avif ? "an " : "a ") + rawValue + " picture" }

  private var extensions: [String] {
    switch self {
    case .jpeg: ["jpg", "jpeg"]
    case .webP: ["webp"]
    case .heic: ["heic", "heif"]
    case .avif: ["avif"]
    case .gif: ["gif"]
    case .tiff: ["tif", "tiff"]
    case .bmp: ["bmp"]
    }
  }

  /// By the name's ending.
  package init?(path: String) {
    let ending = FilePaths.fileExtension(of: path)
    guard let format = Self.allCases.first(where: { $0.extensions.contains(ending) }) else {
      return nil
    }
    self = format
  }

  /// By the content. WebP is RIFF's (RFC 9649, section 2.4); HEIC and AVIF are ISO's base media
  /// files, which tell their brand from the ninth byte on (ISO/IEC 14496-12, section 4.3).
  package init?(bytes: [UInt8]) {
    func holds(_ text: String, at place: Int = 0) -> Bool {
      bytes.dropFirst(place).starts(with: text.utf8)
    }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if holds("RIFF"), holds("WEBP", at: 8) {
      self = .webP
    } else if holds("ftypavif", at: 4) || holds("ftypavis", at: 4) {
      self = .avif
    } else if ["heic", "heix", "hevc", "mif1", "msf1"].contains(where: { holds("ftyp" + $0, at: 4) }
    ) {
      self = .heic
    } else if holds("GIF8") {
      self = .gif
    } else if holds("II*\0") || holds("MM\0*") {
      self = .tiff
    } else if holds("BM") {
      self = .bmp
    } else {
      return nil
    }
  }
}
