// SPDX-License-Identifier: MIT

import AssayDescription
import AssayFiles
import AssayRendering
import AssayResources
import AssaySnapshotStore
import AssayText
import AssayTraits

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// All that a command was asked to render.
package struct SnapshotPlan {
  package var jobs: [SnapshotJob]
  package var packageRoot: String
  /// Descriptions that cannot be read, where the others are wanted all the same.
  private(set) var broken: [BrokenDescription] = []
  let fonts: FontSearch
  /// The paths of the files that the descriptions include.
  package private(set) var includes: Set<String> = []
  /// What the descriptions were read from; nil where nobody asked.
  private(set) var inputs: SnapshotInputs?

  /// - Parameters:
  ///   - mayShareReferences: where no reference is read or written.
  ///   - tracksInputs: whether `inputs` is wanted.
  ///   - keepsBroken: whether a description that cannot be read is one of `broken`, and no error.
  /// - Throws: an `InputError`, an error of a description or of its resources, or a `FontError`.
  package init(
    files arguments: [String], options: TraitOptions, descriptions: DescriptionOptions,
    mayShareReferences: Bool = false, tracksInputs: Bool = false, keepsBroken: Bool = false
  ) throws {
    let paths = try DescriptionFiles.paths(from: arguments)
    fonts = try ProjectFonts.search(near: FilePaths.parent(of: paths.first ?? "/"))
    let engine = try TextEngine(search: fonts)
    packageRoot = Self.root(above: paths.first ?? "/")
    inputs = tracksInputs ? SnapshotInputs(root: packageRoot) : nil
    jobs = []
    var reader = JobReader(
      engine: engine, options: options, allowsOutside: descriptions.allowOutside)
    for path in paths {
      let display = Self.display(path, in: packageRoot)
      do {
        let read = try reader.jobs(of: path, shownAs: display, inputs: &inputs)
        jobs += read.jobs
        includes.formUnion(read.includes)
      } catch {
        guard keepsBroken else { throw error }
        broken.append(BrokenDescription(displayPath: display, error: error))
      }
    }
    // Of one alone there is nothing to report but its error.
    if jobs.isEmpty, broken.count == 1, let only = broken.first { throw only.error }
    if !mayShareReferences { try checkReferences() }
  }

  /// Two descriptions may come to one reference: `Card.yaml` and `Card.json`, or folders whose
  /// names differ only in how their parts are joined. On a Mac and on Windows, so may descriptions
  /// whose names differ only in case, and everywhere names in two normal forms.
  private func checkReferences() throws {
    var owners: [String: SnapshotJob] = [:]
    for job in jobs {
      // Strings are equal by canonical equivalence, as file names are on a Mac.
      guard let other = owners.updateValue(job, forKey: job.referencePath.lowercased()),
        !other.displayPath.utf8.elementsEqual(job.displayPath.utf8)
      else { continue }
      let isSame = other.referencePath.utf8.elementsEqual(job.referencePath.utf8)
      throw InputError(
        isSame
          ? .sharedReference(job.referencePath, other: other.displayPath)
          : .sharedReferenceByCase(job.referencePath, other: other.displayPath),
        path: job.displayPath)
    }
    // Those of other folders, which another command compares.
    var namesakes = DescriptionNamesakes(root: packageRoot)
    for path in Set(jobs.map(\.displayPath)).sorted() where !path.hasPrefix("/") {
      let place = Self.referenceFolder(of: path)
      let others = try namesakes.descriptions(inReferences: place.folder, name: place.name)
      if let other = others.first(where: { $0 != path }) {
        let reference = FilePaths.join(place.folder, place.name)
        throw InputError(.sharedReference(reference, other: other), path: path)
      }
    }
  }

  /// `<folder>/<description>/<traits>.png`, the folder's own path in one component.
  static func snapshotID(of path: String, traits: TraitSet) -> SnapshotID {
    var components = path.split(separator: "/").map(String.init)
    let file = components.popLast() ?? path
    let base = file.split(separator: ".").dropLast().joined(separator: ".")
    let folder = components.isEmpty ? "Descriptions" : components.joined(separator: "-")
    let name = traits.name
    let dot = name.firstIndex(of: ".")
    return SnapshotID(
      target: folder, suite: base.isEmpty ? file : base,
      test: dot.map { String(name[..<$0]) } ?? name,
      name: dot.map { String(name[name.index(after: $0)...]) })
  }

  /// The jobs, and after them the descriptions that cannot be read, by their indices.
  func part(_ members: [Int]) -> SnapshotPlan {
    var part = self
    part.jobs = members.filter { $0 < jobs.count }.map { jobs[$0] }
    part.broken = members.filter { $0 >= jobs.count }.map { broken[$0 - jobs.count] }
    return part
  }

  /// The root of the package that a command's arguments are in.
  ///
  /// - Throws: `InputError`, `FileSystemError`.
  static func root(of arguments: [String]) throws -> String {
    root(above: try DescriptionFiles.paths(from: arguments).first ?? "/")
  }

  /// A path as the user would name it.
  static func display(_ path: String, in root: String) -> String {
    path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
  }

  /// The folder of references of a description's folder, and the description's own in that.
  static func referenceFolder(of display: String) -> (folder: String, name: String) {
    let id = snapshotID(of: display, traits: TraitSet(canvas: .sizeThatFits(displayScale: 1)))
    let parts = id.relativePath.split(separator: "/").map(String.init)
    return (parts[0], parts[1])
  }

  static func root(above path: String) -> String {
    // A description may lie outside any package: its references then lie beside it.
    do { return try PackageRoot.find(above: path) } catch { return FilePaths.parent(of: path) }
  }
}

/// A description that cannot be read, so that nobody knows its snapshots.
package struct BrokenDescription: Sendable {
  /// As the user would name it.
  package var displayPath: String
  package var error: any Error
}

/// Reads descriptions, with what they share.
private struct JobReader {
  let engine: TextEngine
  let options: TraitOptions
  let allowsOutside: Bool
  private var resources = ResourceCache()
  private var scopes = DescriptionScopes()

  init(engine: TextEngine, options: TraitOptions, allowsOutside: Bool) {
    self.engine = engine
    self.options = options
    self.allowsOutside = allowsOutside
  }

  mutating func jobs(
    of path: String, shownAs display: String, inputs: inout SnapshotInputs?
  ) throws -> (jobs: [SnapshotJob], includes: [String]) {
    let scope = allowsOutside ? .everywhere : try scopes.package(of: path)
    try scope.checkFile(path)
    let (description, hashes, includes) = try ViewDescription.load(path, in: scope)
    try inputs?.add(description, hashes: hashes, at: path, shownAs: display)
    let found = try resources.resources(for: description, at: path, scope)
    let renderer = SnapshotRenderer(
      engine: engine, resources: found, folder: FilePaths.parent(of: path))
    let traitSets = try options.traitSets(
      defaultCanvas: try Self.canvas(of: description, at: display), locales: found.strings.locales)
    let jobs = traitSets.map { traits in
      SnapshotJob(
        displayPath: display, view: description.view, traits: traits, renderer: renderer,
        referencePath: SnapshotPlan.snapshotID(of: display, traits: traits).relativePath)
    }
    return (jobs, includes)
  }

  /// What the file itself says that the view is given to fill.
  private static func canvas(
    of description: ViewDescription, at path: String
  ) throws -> TraitSet.Canvas? {
    switch description.canvas {
    case .device(let name):
      guard let device = Device.named(name) else {
        let hint = Device.suggestions(for: name).first.map { "; did you mean '\($0)'?" } ?? ""
        throw InputError(.unknownDevice(name, question: hint), path: path)
      }
      return .device(device)
    case .size(let size): return .fixed(size, displayScale: 2)
    case .sizeThatFits: return .sizeThatFits(displayScale: 2)
    case nil: return nil
    }
  }
}

/// Resources are read once a folder, not once a description.
private struct ResourceCache {
  private var byFolder: [String: Resources] = [:]

  mutating func resources(
    for description: ViewDescription, at path: String, _ scope: DescriptionScope
  ) throws -> Resources {
    let folder = FilePaths.parent(of: path)
    let nearby = try byFolder[folder] ?? Self.resources(near: path, scope)
    byFolder[folder] = nearby
    // What the description itself names takes the place of what is near it.
    var resources = nearby
    if !description.strings.isEmpty {
      resources.strings = try StringTables(paths: description.strings)
    }
    if !description.assets.isEmpty {
      resources.assets = try AssetCatalog(directories: description.assets)
    }
    return resources
  }

  private static func resources(
    near path: String, _ scope: DescriptionScope
  ) throws -> Resources {
    if let folder = ResourceFinder.directory(near: path) { try scope.checkLinks(below: folder) }
    return try ResourceFinder.resources(near: path)
  }
}
