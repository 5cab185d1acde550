// SPDX-License-Identifier: MIT

package import AssayGraphics

/// Tells antialiasing from other differences, by what is around a pixel in both pictures.
///
/// V. Vyšniauskas, "Anti-aliased Pixel and Intensity Slope Detector", 2009, as pixelmatch and odiff
/// carry it out.
struct AntialiasingDetector {
  let rule: SnapshotTolerance.Antialiasing
  let reference: PixelRows
  let rendition: PixelRows

  /// Whether a pixel that differs is antialiasing in one of the pictures.
  func isAntialiasing(_ x: Int, _ y: Int) -> Bool {
    isAntialiasing(x, y, in: reference, and: rendition)
      || isAntialiasing(x, y, in: rendition, and: reference)
  }

  private func isAntialiasing(
    _ x: Int, _ y: Int, in own: PixelRows, and other: PixelRows
  ) -> Bool {
    guard let slope = rule == .odiff ? rowwiseSlope(x, y, own) : columnwiseSlope(x, y, own) else {
      return false
    }
    let (dark, bright) = (slope.darkest, slope.brightest)
    let isFlat = (
      dark: hasEqualNeighbors(dark, own), bright: hasEqualNeighbors(bright, own),
      otherDark: hasEqualNeighbors(dark, other), otherBright: hasEqualNeighbors(bright, other)
    )
    return rule == .odiff
      ? (isFlat.dark || isFlat.bright) && (isFlat.otherDark || isFlat.otherBright)
      : isFlat.dark && isFlat.otherDark || isFlat.bright && isFlat.otherBright
  }

  private struct Place {
    var x = 0
    var y = 0
  }

  /// The darkest and the brightest of a pixel's neighbors, and how many are as bright as it is.
  private struct Slope {
    var darkest = Place()
    var brightest = Place()
    private var least = 0.0
    private var most = 0.0
    private(set) var equalCount: Int

    init(isAtEdge: Bool) { equalCount = isAtEdge ? 1 : 0 }

    /// - Parameter difference: how much brighter the pixel is than the neighbor.
    mutating func add(_ x: Int, _ y: Int, difference: Double) {
      if difference < least {
        least = difference
        darkest = Place(x: x, y: y)
      } else if difference > most {
        most = difference
        brightest = Place(x: x, y: y)
      }
    }

    mutating func addEqual() { equalCount += 1 }

    /// Whether there are darker and brighter neighbors, and few equal ones.
    var isSlope: Bool { equalCount < 3 && least != 0 && most != 0 }
  }

  /// pixelmatch's order, column by column: among equally dark neighbors the first one counts.
  private func columnwiseSlope(_ x: Int, _ y: Int, _ rows: PixelRows) -> Slope? {
    let around = rows.around(x, y)
    var slope = Slope(isAtEdge: around.isAtEdge)
    let center = rows[x, y]
    for column in around.columns {
      for row in around.rows where column != x || row != y {
        let difference = Self.brightness(center, rows[column, row])
        if difference != 0 {
          slope.add(column, row, difference: difference)
        } else {
          slope.addEqual()
          if slope.equalCount > 2 { return nil }
        }
      }
    }
    return slope.isSlope ? slope : nil
  }

  /// odiff's order, row by row; only pixels of the same bytes are equal.
  private func rowwiseSlope(_ x: Int, _ y: Int, _ rows: PixelRows) -> Slope? {
    let around = rows.around(x, y)
    var slope = Slope(isAtEdge: around.isAtEdge)
    let center = rows[x, y]
    for row in around.rows {
      for column in around.columns where column != x || row != y {
        let neighbor = rows[column, row]
        if center == neighbor {
          slope.addEqual()
          if slope.equalCount > 2 { return nil }
        } else {
          slope.add(column, row, difference: Self.brightnessOverWhite(center, neighbor))
        }
      }
    }
    return slope.isSlope ? slope : nil
  }

  /// Whether three neighbors have the same bytes; an edge counts as one.
  private func hasEqualNeighbors(_ place: Place, _ rows: PixelRows) -> Bool {
    guard place.x < rows.width, place.y < rows.height else { return false }
    let around = rows.around(place.x, place.y)
    var count = around.isAtEdge ? 1 : 0
    let center = rows[place.x, place.y]
    for row in around.rows {
      for column in around.columns where column != place.x || row != place.y {
        if rows[column, row] == center { count += 1 }
      }
    }
    return count > 2
  }

  /// Over white; half the difference of opacity where only that differs.
  private static func brightness(_ a: UInt32, _ b: UInt32) -> Double {
    if a == b { return 0 }
    let difference = brightnessOverWhite(a, b)
    let opacity = Int(a >> 24) - Int(b >> 24)
    return difference == 0 && opacity != 0 ? Double(opacity) / 2 : difference
  }

  private static func brightnessOverWhite(_ a: UInt32, _ b: UInt32) -> Double {
    // With alpha multiplied in, a channel over white is its value and what alpha lacks.
    let opacity = Int(a >> 24) - Int(b >> 24)
    func difference(_ shift: UInt32) -> Double {
      Double(Int(a >> shift & 255) - Int(b >> shift & 255) - opacity)
    }
    return difference(0) * 0.29889531 + difference(8) * 0.58662247 + difference(16) * 0.11448223
  }
}

extension PixelDiff {
  /// Whether every pixel that differs in two pictures of one size is antialiasing; stops at the
  /// first one that is not.
  package static func isAntialiasing(
    everywhere reference: Bitmap, _ rendition: Bitmap, by rule: SnapshotTolerance.Antialiasing
  ) -> Bool {
    precondition(
      PixelSize(of: reference) == PixelSize(of: rendition), "The pictures have two sizes")
    let (width, height) = (reference.width, reference.height)
    return reference.pixels.withUnsafeBufferPointer { old in
      rendition.pixels.withUnsafeBufferPointer { new in
        guard let old = old.baseAddress, let new = new.baseAddress else { return true }
        let detector = AntialiasingDetector(
          rule: rule, reference: PixelRows(width: width, height: height, pixels: old),
          rendition: PixelRows(width: width, height: height, pixels: new))
        for y in 0..<height {
          let row = y * width
          var next = firstDifference(old + row, new + row, 0..<width)
          while let x = next {
            guard detector.isAntialiasing(x, y) else { return false }
            next = firstDifference(old + row, new + row, x + 1..<width)
          }
        }
        return true
      }
    }
  }
}

/// The pixels of a picture in memory that someone else keeps.
struct PixelRows {
  let width: Int
  let height: Int
  let pixels: UnsafePointer<UInt32>

  subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }

  /// The columns and rows of a pixel and its neighbors.
  func around(
    _ x: Int, _ y: Int
  ) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>, isAtEdge: Bool) {
    let columns = max(0, x - 1)...min(width - 1, x + 1)
    let rows = max(0, y - 1)...min(height - 1, y + 1)
    let isAtEdge = columns.count < 3 || rows.count < 3
    return (columns, rows, isAtEdge)
  }
}
