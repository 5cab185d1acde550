// SPDX-License-Identifier: MIT

internal import CPNG

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

extension PNG {
  package struct EncodingOptions: Hashable, Sendable {
    /// zlib's level, 0 (stored) to 9 (smallest).
    package var compressionLevel: Int
    /// Whether each row gets the filter that suits it. Without, files of flat screens are smaller
    /// and written faster; photographs want it.
    package var hasAdaptiveFilters: Bool

    package init(compressionLevel: Int = 6, hasAdaptiveFilters: Bool = false) {
      precondition((0...9).contains(compressionLevel), "zlib's levels are 0 to 9")
      self.compressionLevel = compressionLevel
      self.hasAdaptiveFilters = hasAdaptiveFilters
    }

    /// For pictures that are looked at once: a third of the time, and half as large again.
    package static let quick = EncodingOptions(compressionLevel: 2)
  }

  /// The bitmap as a PNG file: RGB where every pixel is opaque, RGBA otherwise, 8 bits a channel.
  ///
  /// Equal bitmaps give equal bytes with one version of zlib. Decoding gives the same pixels back.
  ///
  /// - Parameter chunks: written in their order before the image data.
  /// - Throws: `PNGError` for a bitmap without pixels, or too large.
  package static func encode(
    _ bitmap: Bitmap, chunks: [PNGChunk] = [], options: EncodingOptions = EncodingOptions()
  ) throws(PNGError) -> [UInt8] {
    guard bitmap.width > 0, bitmap.height > 0 else {
      throw PNGError(.cannotEncode(reason: "it has no pixels"))
    }
    guard bitmap.width <= maxSide, bitmap.height <= maxSide, bitmap.pixels.count <= maxPixelCount
    else {
      throw PNGError(.tooLarge(width: bitmap.width, height: bitmap.height))
    }
    let channels = bitmap.isOpaque ? 3 : 4
    let samples = straightSamples(of: bitmap, channels: channels)
    var message = [CChar](repeating: 0, count: 128)
    var out: UnsafeMutablePointer<UInt8>?
    var length = 0
    let data = chunks.flatMap(\.data)
    let status = samples.withUnsafeBufferPointer { samples in
      data.withUnsafeBufferPointer { data in
        var start = 0
        let pieces = chunks.map { chunk in
          let letters = Array(chunk.type.utf8)
          let piece = assay_png_chunk(
            type: (letters[0], letters[1], letters[2], letters[3]),
            data: data.baseAddress.map { $0 + start }, length: chunk.data.count)
          start += chunk.data.count
          return piece
        }
        return pieces.withUnsafeBufferPointer { pieces in
          var image = assay_png_image(
            width: UInt32(bitmap.width), height: UInt32(bitmap.height), channels: Int32(channels),
            pixels: samples.baseAddress, compression_level: Int32(options.compressionLevel),
            adaptive_filters: options.hasAdaptiveFilters ? 1 : 0, chunks: pieces.baseAddress,
            chunk_count: pieces.count)
          return assay_png_encode(&image, &out, &length, &message)
        }
      }
    }
    guard status == ASSAY_PNG_OK, let out else {
      let reason = status == ASSAY_PNG_NO_MEMORY ? "there is not enough memory" : text(message)
      throw PNGError(.cannotEncode(reason: reason))
    }
    defer { free(out) }
    return [UInt8](UnsafeBufferPointer(start: out, count: length))
  }

  private static func straightSamples(of bitmap: Bitmap, channels: Int) -> [UInt8] {
    let count = bitmap.pixels.count
    return [UInt8](unsafeUninitializedCapacity: count * channels) { buffer, initialized in
      guard var sample = buffer.baseAddress else { return }
      for pixel in bitmap.pixels {
        let alpha = pixel >> 24
        let (red, green, blue) = (pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255)
        if alpha == 255 {
          sample[0] = UInt8(truncatingIfNeeded: red)
          sample[1] = UInt8(truncatingIfNeeded: green)
          sample[2] = UInt8(truncatingIfNeeded: blue)
        } else {
          sample[0] = Premultiplication.straight(red, alpha: alpha)
          sample[1] = Premultiplication.straight(green, alpha: alpha)
          sample[2] = Premultiplication.straight(blue, alpha: alpha)
        }
        if channels == 4 { sample[3] = UInt8(truncatingIfNeeded: alpha) }
        sample += channels
      }
      initialized = count * channels
    }
  }
}
