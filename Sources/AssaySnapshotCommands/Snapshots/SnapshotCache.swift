// SPDX-License-Identifier: MIT

import AssayFiles
import AssayGraphics
import AssayRendering
import AssayReview
import AssaySnapshotStore
import AssayText
import AssayTraits

/// Leaves out the drawing of pictures that depend on nothing that changed since an earlier run.
///
/// A picture is known by the hash of its description, its trait set, the resources, the fonts and
/// the code that draws. What it is compared with is read in each run.
package struct SnapshotCache: Sendable {
  private let cache: PictureCache?
  private let store: SnapshotStore
  /// By the paths of references.
  private let keys: [String: PixelHash]
  private let inputs: SnapshotInputs
  private let root: String
  private let shared: SharedPictures?

  /// - Parameter plan: with inputs.
  /// - Throws: an error of a font or of a library that cannot be read; `InputError` where the
  ///   system does not tell what code is running.
  init(
    _ places: CacheOptions.Places, plan: SnapshotPlan, inputs: SnapshotInputs, store: SnapshotStore
  ) async throws {
    self.store = store
    self.inputs = inputs
    root = plan.packageRoot
    cache = places.folder.map { PictureCache(folder: FilePaths.absolute($0)) }
    if let problem = cache?.problem { Console.standard.error("assay: note: \(problem)") }
    guard let code = try LoadedCode.fingerprint() else {
      throw InputError(.noLoadedCode, path: places.folder ?? places.server?.address ?? "")
    }
    let surroundings = ([SnapshotRenderer.version, code] + Self.fonts(in: plan.fonts))
      .joined(separator: "\n")
    var traits: [TraitSet: String] = [:]
    var keys: [String: PixelHash] = [:]
    var names: [PixelHash: String] = [:]
    for job in plan.jobs {
      guard let input = inputs.byDescription[job.displayPath] else { continue }
      let words = traits[job.traits] ?? Self.words(of: job.traits)
      traits[job.traits] = words
      let parts = [surroundings, job.displayPath, input, words].joined(separator: "\u{0}")
      let key = PixelHash(ofFile: Array(parts.utf8))
      keys[job.referencePath] = key
      if places.server != nil, cache?.picture(for: key) == nil {
        names[key] = CacheServer.key(of: parts)
      }
    }
    self.keys = keys
    if let server = places.server {
      shared = await SharedPictures(on: server, names: names, isReadOnly: places.isReadOnly)
    } else {
      shared = nil
    }
  }

  /// What came of a job whose picture is known and is its reference's; nil where it must be drawn.
  func outcome(of job: SnapshotJob) throws -> (outcome: SnapshotOutcome, notes: [String])? {
    guard let key = keys[job.referencePath],
      let picture = cache?.picture(for: key) ?? shared?.known[key],
      picture.files.allSatisfy({ hash(ofFile: $0.path) == $0.hash }),
      let outcome = try store.recognize(
        pixels: picture.pixels, width: picture.width, height: picture.height,
        at: job.referencePath)
    else { return nil }
    if shared?.known[key] != nil { try cache?.add(picture, for: key) }
    return (outcome, picture.notes)
  }

  /// Keeps a picture for later runs.
  func keep(_ content: ImageContent, _ drawn: SnapshotRenderer.Result, of job: SnapshotJob) throws {
    guard let key = keys[job.referencePath] else { return }
    let files = drawn.built.pictureFiles.sorted { $0.key < $1.key }
    let bitmap = content.rendition.bitmap
    let picture = DrawnPicture(
      pixels: content.pixels, width: bitmap.width, height: bitmap.height,
      notes: drawn.built.notes,
      files: files.map { DrawnPicture.File(path: place($0.key), hash: $0.value?.hex) })
    try cache?.add(picture, for: key)
    shared?.add(picture, for: key)
  }

  /// Writes what later runs use. A cache that cannot be written changes no verdict.
  func write() async {
    do {
      // NB: what was read while it changed belongs to no key.
      guard try inputs.areSame() else { return }
      try cache?.write()
    } catch {
      Console.standard.error("assay: note: the cache could not be written: \(error)")
    }
    await shared?.put()
  }

  /// Relative to the package, which may be in another folder on another machine.
  private func place(_ path: String) -> String {
    path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
  }

  /// Nil for a file that cannot be read.
  private func hash(ofFile path: String) -> String? {
    let path = path.hasPrefix("/") ? path : FilePaths.join(root, path)
    do { return PixelHash(ofFile: try PosixFileSystem().read(path)).hex } catch { return nil }
  }

  private static func fonts(in search: FontSearch) -> [String] {
    ["versions \(search.versions)"]
      + PinnedFontFile.all.map { "\($0.name) \($0.foundHash(in: search) ?? "missing")" }
  }

  /// Every stored property, whatever a trait set says of itself.
  private static func words(of traits: TraitSet) -> String {
    var text = ""
    dump(traits, to: &text)
    return text
  }
}
