// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// Reads images of pixels. Source: section 8.9.
struct PDFImage {
  /// Why an image is not drawn, in words for a list of what is not.
  struct Problem: Error {
    var words: String
  }

  private let file: PDFFile
  private let resources: [String: PDFValue]

  init(_ file: PDFFile, _ resources: [String: PDFValue]) {
    self.file = file
    self.resources = resources
  }

  /// - Throws: `Problem`.
  func bitmap(_ stream: PDFStream) throws(Problem) -> Bitmap {
    let isStencil = value(stream, "ImageMask", "IM") == .boolean(true)
    var bitmap = try isStencil ? stencil(stream) : colors(stream)
    if let mask = file.value(stream.entries["SMask"]).stream {
      fade(&bitmap, try alpha(mask))
    } else if let mask = file.value(stream.entries["Mask"]).stream {
      fade(&bitmap, try stencil(mask))
    } else if let ranges = file.numbers(stream.entries["Mask"]) {
      guard ranges.isEmpty else { throw Problem(words: "an image with a key color") }
    }
    return bitmap
  }

  private func value(_ stream: PDFStream, _ long: String, _ short: String) -> PDFValue {
    file.value(stream.entries[long] ?? stream.entries[short])
  }

  private func unpacked(_ stream: PDFStream) throws(Problem) -> PDFFilters.Result {
    do { return try file.unpacked(stream) } catch {
      if case .filter(let name) = error.code { throw Problem(words: "an image in '\(name)'") }
      throw Problem(words: "a damaged image")
    }
  }

  private func size(_ stream: PDFStream) throws(Problem) -> (width: Int, height: Int) {
    guard let width = value(stream, "Width", "W").integer,
      let height = value(stream, "Height", "H").integer, (1...PNG.maxSide).contains(width),
      (1...PNG.maxSide).contains(height), width * height <= PNG.maxPixelCount
    else { throw Problem(words: "a damaged image") }
    do { try file.spend(4 * width * height) } catch { throw Problem(words: "a large image") }
    return (width, height)
  }

  /// Opaque pixels.
  private func colors(_ stream: PDFStream) throws(Problem) -> Bitmap {
    let (width, height) = try size(stream)
    let result = try unpacked(stream)
    let decode = file.numbers(stream.entries["Decode"] ?? stream.entries["D"])
    if result.imageFilter != nil {
      do {
        let bitmap = try JPEG.decode(result.bytes)
        if decode == nil || decode == [0, 1, 0, 1, 0, 1] || decode == [0, 1] { return bitmap }
      } catch { throw Problem(words: "a damaged image") }
      throw Problem(words: "an image with changed values")
    }
    let name = stream.entries["ColorSpace"] ?? stream.entries["CS"]
    let bits = try bits(stream)
    guard let space = PDFColorSpace(name, file, resources), (1...4).contains(space.count)
    else { throw Problem(words: "an image in a color space of another kind") }
    let rows = Rows(
      result.bytes, width: width, height: height, channels: space.count, bits: bits)
    var isIndexed = false
    if case .indexed = space { isIndexed = true }
    let most = Double((1 << rows.bits) - 1)
    let usual: [Double] =
      isIndexed ? [0, most] : (0..<space.count).flatMap { _ in [0.0, 1.0] }
    let ranges = decode?.count == usual.count ? decode ?? usual : usual
    // Pictures have few colors, and a profile's curves take long.
    var known: [Int: UInt32] = [:]
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    rows.forEach { samples in
      var key = 0
      for sample in samples { key = key << rows.bits | sample }
      if let pixel = known[key] {
        pixels.append(pixel)
        return
      }
      let values = samples.enumerated().map { index, sample in
        ranges[2 * index]
          + Double(sample) / most * (ranges[2 * index + 1] - ranges[2 * index])
      }
      let pixel = space.color(values).premultipliedPixel
      known[key] = pixel
      pixels.append(pixel)
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// Opaque where a mask paints.
  private func stencil(_ stream: PDFStream) throws(Problem) -> Bitmap {
    let (width, height) = try size(stream)
    let result = try unpacked(stream)
    // An image mask has one bit a sample, and such a filter makes eight.
    guard result.imageFilter == nil else { throw Problem(words: "a damaged image") }
    let paintsOnes = file.numbers(stream.entries["Decode"] ?? stream.entries["D"])?.first == 1
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    Rows(result.bytes, width: width, height: height, channels: 1, bits: 1).forEach { samples in
      pixels.append((samples[0] == 1) == paintsOnes ? 0xFF00_0000 : 0)
    }
    return Bitmap(width: width, height: height, pixels: pixels.map { UInt32(littleEndian: $0) })
  }

  /// The opacity of each pixel, in its alpha.
  private func alpha(_ stream: PDFStream) throws(Problem) -> Bitmap {
    var bitmap = try colors(stream)
    for index in bitmap.pixels.indices {
      let gray = UInt32(littleEndian: bitmap.pixels[index]) & 255
      bitmap.pixels[index] = UInt32(littleEndian: gray << 24)
    }
    return bitmap
  }

  private func bits(_ stream: PDFStream) throws(Problem) -> Int {
    let bits = value(stream, "BitsPerComponent", "BPC").integer ?? 8
    guard [1, 2, 4, 8, 16].contains(bits) else { throw Problem(words: "a damaged image") }
    return bits
  }

  /// Takes the opacity of a mask, whose pixels may have another size.
  private func fade(_ bitmap: inout Bitmap, _ mask: Bitmap) {
    // The finer of both: a small picture often has a sharp mask.
    if mask.width > bitmap.width || mask.height > bitmap.height {
      bitmap = bitmap.repeated(width: mask.width, height: mask.height)
    }
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let own = mask[x * mask.width / bitmap.width, y * mask.height / bitmap.height]
        let alpha = UInt8(UInt32(littleEndian: own) >> 24)
        var color = RGBAColor(premultipliedPixel: bitmap[x, y])
        color.alpha = alpha
        bitmap[x, y] = color.premultipliedPixel
      }
    }
  }

  /// The samples of an image, whose rows begin at whole bytes.
  private struct Rows {
    private let bytes: [UInt8]
    private let width: Int
    private let height: Int
    private let channels: Int
    let bits: Int

    init(_ bytes: [UInt8], width: Int, height: Int, channels: Int, bits: Int) {
      self.bytes = bytes
      self.width = width
      self.height = height
      self.channels = channels
      self.bits = bits
    }

    /// The samples of each pixel, row by row.
    func forEach(_ body: ([Int]) -> Void) {
      var reader = PDFBits(bytes)
      var samples = [Int](repeating: 0, count: channels)
      for _ in 0..<height {
        reader.alignToByte()
        for _ in 0..<width {
          for channel in 0..<channels { samples[channel] = reader.next(bits) }
          body(samples)
        }
      }
    }
  }
}

extension Bitmap {
  /// The nearest pixels in another size.
  fileprivate func repeated(width: Int, height: Int) -> Bitmap {
    var result = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        result[x, y] = self[x * self.width / width, y * self.height / height]
      }
    }
    return result
  }
}
