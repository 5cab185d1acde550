// SPDX-License-Identifier: MIT

import AssayDiff
import AssayFiles
import AssayGraphics
import AssaySnapshotStore

/// Two PNG files, compared pixel by pixel; either may be of another program.
struct PictureComparison {
  enum Result {
    case same(note: String?)
    case tolerated(note: String)
    case differs(ReferenceDifference)
  }

  var tolerance = SnapshotTolerance.exact
  /// Whether a difference is also drawn.
  var drawsDifference = true

  init(tolerance: SnapshotTolerance = .exact, drawsDifference: Bool = true) {
    self.tolerance = tolerance
    self.drawsDifference = drawsDifference
  }

  /// - Throws: `PictureError` where one cannot be read; `FileSystemError`.
  func compare(_ reference: String, _ rendition: String) throws -> Result {
    let old = try LoadedPicture(reference)
    let new = try LoadedPicture(rendition)
    if old.bytes == new.bytes {
      // Nothing is decoded, so at least each checksum must be right.
      _ = try old.read { bytes throws(PNGError) in
        // Also of a size that is read.
        _ = try PNG.size(bytes)
        return try PNG.chunks(bytes, checkingCRC: true)
      }
      _ = try old.profile()
      return .same(note: nil)
    }
    return try compare(old, decoded: nil, new, decoded: new.rendition())
  }

  /// Compares files that are not the same.
  ///
  /// - Parameters:
  ///   - bitmap: what the reference decodes to, where the caller has it already.
  ///   - saved: what the rendition decodes to.
  func compare(
    _ old: LoadedPicture, decoded bitmap: Bitmap?, _ new: LoadedPicture, decoded saved: Rendition
  ) throws -> Result {
    let (oldProfile, newProfile) = (try old.profile(), try new.profile())
    let content = ImageContent(saved, tolerance: tolerance, drawsDifference: drawsDifference)
    var result: Result
    switch content.compare(withReference: old.bytes, decoded: bitmap) {
    case .matches(let note): result = try deep(old, new, content) ?? .same(note: note)
    case .tolerated(let note): result = .tolerated(note: note)
    case .differs(let difference): result = .differs(difference)
    case .unusable(let problem): throw PictureError(path: old.path, problem: problem.fact)
    }
    if oldProfile != newProfile { result.add(Self.words(onProfiles: oldProfile, newProfile)) }
    let orientations = (try old.orientation(), try new.orientation())
    if orientations.0 != orientations.1 { result.add(Self.words(onOrientations: orientations)) }
    if try old.read(PNG.animation) != new.read(PNG.animation) {
      result.add(
        "the animations are not the same: pixels are compared of their first frames only")
    }
    return result
  }

  /// The same numbers are other colors in another color space.
  private static func words(onProfiles old: ColorProfile, _ new: ColorProfile) -> String {
    "the pictures have different color profiles, \(old) and \(new); colors are compared by the "
      + "numbers in the files"
  }

  /// By the numbers that tools for EXIF show.
  private static func words(
    onOrientations orientations: (PictureOrientation, PictureOrientation)
  ) -> String {
    "the pictures have different orientations (eXIf), \(orientations.0.rawValue) and "
      + "\(orientations.1.rawValue); pixels are compared as the files store them"
  }

  /// Pictures that are the same in 8 bits may differ in 16.
  private func deep(
    _ old: LoadedPicture, _ new: LoadedPicture, _ content: ImageContent
  ) throws -> Result? {
    let places = try old.read { bytes throws(PNGError) -> [Int] in
      let isDeep = (old: try PNG.hasDeepSamples(bytes), new: try PNG.hasDeepSamples(new.bytes))
      guard isDeep.old || isDeep.new else { return [] }
      return try PNG.deepDifferences(bytes, new.bytes)
    }
    if places.isEmpty { return nil }
    let diff = content.diff(ofSmallestSteps: places)
    let words =
      "\(Counted.words(places.count, "pixel differs", plural: "pixels differ")) in samples of 16 "
      + "bits by less than one step of 8 bits"
    return diff.isMatch
      ? .tolerated(note: "tolerated: " + words)
      : .differs(
        ReferenceDifference(words: [words] + diff.exceededLimits.map { "too much: " + $0.words }))
  }
}

/// The bytes of a PNG file.
struct LoadedPicture {
  let path: String
  let bytes: [UInt8]

  /// - Throws: `FileSystemError`.
  init(_ path: String) throws {
    self.path = path
    bytes = try PosixFileSystem().read(FilePaths.absolute(path))
  }

  /// The picture, with what it says of itself where Assay wrote it.
  ///
  /// - Throws: `PictureError`.
  func rendition() throws -> Rendition {
    do {
      return try Rendition(png: bytes)
    } catch {
      throw PictureError(path: path, problem: error.fact)
    }
  }

  fileprivate func profile() throws -> ColorProfile {
    try read { bytes throws(PNGError) in try ColorProfile(ofPNG: bytes) }
  }

  fileprivate func orientation() throws -> PictureOrientation {
    try read { bytes throws(PNGError) in try PictureOrientation(ofPNG: bytes) }
  }

  /// - Throws: `PictureError` for an error of the body.
  func read<Value>(_ body: ([UInt8]) throws(PNGError) -> Value) throws -> Value {
    if bytes.isEmpty { throw PictureError(path: path, problem: "is an empty file") }
    do {
      return try body(bytes)
    } catch {
      throw PictureError(path: path, problem: "cannot be read: \(error.problem)")
    }
  }
}

extension PictureComparison.Result {
  /// Adds what pixels do not show.
  fileprivate mutating func add(_ words: String) {
    switch self {
    case .same, .tolerated: self = .differs(ReferenceDifference(words: [words]))
    case .differs(var difference):
      difference.words.append(words)
      self = .differs(difference)
    }
  }
}

struct PictureError: Error, CustomStringConvertible {
  var path: String
  var problem: String

  var description: String {
    "the picture '\(Printable.line(path))' \(Printable.line(problem)); check that it is the right file, and save it again"
  }
}
