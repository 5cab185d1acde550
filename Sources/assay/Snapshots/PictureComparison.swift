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

  private let files = PosixFileSystem()

  init(tolerance: SnapshotTolerance = .exact, drawsDifference: Bool = true) {
    self.tolerance = tolerance
    self.drawsDifference = drawsDifference
  }

  /// - Throws: `PictureError` where one cannot be read; `FileSystemError`.
  func compare(_ reference: String, _ rendition: String) throws -> Result {
    let old = try files.read(FilePaths.absolute(reference))
    let new = try files.read(FilePaths.absolute(rendition))
    let oldProfile = try Self.read(reference) { () throws(PNGError) in
      try PNGColorProfile(ofPNG: old)
    }
    if old == new {
      // Nothing is decoded, so at least each checksum must be right.
      _ = try Self.read(reference) { () throws(PNGError) in
        try PNG.chunks(old, checkingCRC: true)
      }
      return .same(note: nil)
    }
    let content = ImageContent(
      try savedRendition(new, rendition), tolerance: tolerance, drawsDifference: drawsDifference)
    let newProfile = try Self.read(rendition) { () throws(PNGError) in
      try PNGColorProfile(ofPNG: new)
    }
    var result: Result
    switch content.compare(withReference: old) {
    case .matches(let note): result = try deep(old, new, reference) ?? .same(note: note)
    case .tolerated(let note): result = .tolerated(note: note)
    case .differs(let difference): result = .differs(difference)
    case .unusable(let problem): throw PictureError(path: reference, problem: problem.fact)
    }
    if oldProfile != newProfile { result.add(profiles: oldProfile, newProfile) }
    return result
  }

  /// Pictures that are the same in 8 bits may differ in 16.
  private func deep(_ old: [UInt8], _ new: [UInt8], _ path: String) throws -> Result? {
    let count = try Self.read(path) { () throws(PNGError) -> Int in
      let isDeep = (old: try PNG.hasDeepSamples(old), new: try PNG.hasDeepSamples(new))
      guard isDeep.old || isDeep.new else { return 0 }
      return try PNG.countDeepDifferences(old, new)
    }
    guard count > 0 else { return nil }
    let words = [
      Counted.words(count, "pixel differs", plural: "pixels differ") + " in samples of 16 bits "
        + "by less than one step of 8 bits"
    ]
    return tolerance == .exact
      ? .differs(ReferenceDifference(words: words)) : .tolerated(note: "tolerated: " + words[0])
  }

  /// The second picture, with what it says of itself where Assay wrote it.
  private func savedRendition(_ bytes: [UInt8], _ path: String) throws -> Rendition {
    do {
      return try Rendition(png: bytes)
    } catch {
      throw PictureError(path: path, problem: error.fact)
    }
  }

  private static func read<Value>(
    _ path: String, _ body: () throws(PNGError) -> Value
  ) throws -> Value {
    do {
      return try body()
    } catch {
      throw PictureError(path: path, problem: "cannot be read: \(error.problem)")
    }
  }
}

extension PictureComparison.Result {
  /// The same numbers are other colors in another color space.
  fileprivate mutating func add(profiles old: PNGColorProfile, _ new: PNGColorProfile) {
    let words =
      "the pictures have different color profiles, \(old) and \(new); colors are compared by the "
      + "numbers in the files"
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

  var description: String { "the picture '\(path)' \(problem)" }
}
