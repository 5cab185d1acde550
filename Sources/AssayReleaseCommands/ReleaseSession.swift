// SPDX-License-Identifier: MIT

internal import AssayConsole
internal import AssayFiles
internal import AssayRelease
internal import AssayYAML

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// What the commands have in common: the clone, the configuration, the host.
struct ReleaseSession {
  var repository: GitRepository
  var configuration: ReleaseConfiguration
  var environment: HostEnvironment
  var options: RepositoryOptions
  /// What the pipeline's host says; nil outside of one.
  var event: HostEvent?
  /// Shared by all planners, so that no host is asked twice.
  private var titles: RequestTitles
  let console = Console.standard

  init(_ options: RepositoryOptions) throws {
    self.options = options
    environment = HostEnvironment(ProcessInfo.processInfo.environment)
    event = try HostList.event(in: environment)
    titles = options.offline ? RequestTitles() : RequestTitles(event, environment: environment)
    let folder = FilePaths.absolute(options.repository)
    configuration = try Self.configuration(options, folder: folder)
    if let remote = options.remote { configuration.remote = remote }
    if let prefix = options.prefix {
      configuration.prefix = try TagPrefix(prefix)
      configuration.choosesPrefix = true
      configuration.packages = []
    }
    if configuration.remote.hasPrefix("-") || configuration.remote.isEmpty {
      throw ReleaseError(
        .invalidConfiguration,
        "'\(Printable.short(configuration.remote))' is not the name or the address of a remote; pass one with --remote"
      )
    }
    repository = GitRepository(
      folder: folder, remote: configuration.remote, timeout: options.timeout)
  }

  mutating func apply(_ titles: TitleOptions) throws {
    if let rule = titles.rule {
      try configuration.setRule(rule, words: configuration.words)
    }
    if let unknown = titles.unknownTitles { configuration.unknownTitles = unknown }
  }

  mutating func apply(_ request: RequestOptions) throws {
    try apply(request.titles)
    if let text = request.initial { configuration.initial = SemanticVersion(text) }
    if let zeroMajor = request.zeroMajor { configuration.zeroMajor = zeroMajor }
    if let number = request.firstNumber { configuration.firstNumber = DecimalNumber(number) }
    if let text = request.buildMetadata {
      configuration.buildMetadata = SemanticVersion.buildMetadata(text) ?? []
    }
    if let catchUp = request.catchUp { configuration.catchUp = catchUp ? .always : .never }
    if let text = request.channel, let channel = ReleaseChannel(text) {
      configuration.channels = [BranchChannel(branch: "*", channel: channel)]
    }
    if let name = request.package {
      guard let scope = configuration.packages.first(where: { $0.name == name }) else {
        throw ReleaseError(
          .invalidConfiguration,
          "unknown package '\(Printable.short(name))'; .assay.yml lists "
            + (configuration.packages.isEmpty
              ? "none" : configuration.packages.map(\.name).joined(separator: ", ")))
      }
      configuration.packages = [scope]
    }
    if configuration.packages.count == 1, let text = request.initial {
      configuration.packages[0].initial = SemanticVersion(text)
    }
  }

  /// What was merged, and where that is in the clone.
  func request(
    _ options: RequestOptions
  ) throws -> (MergedRequest, GitRepository.Place) {
    let request = try mergedRequest(options)
    let place = try place(of: request.commit)
    try repository.checkPaths(of: configuration.packages, at: place)
    return (request, place)
  }

  func mergedRequest(_ options: RequestOptions) throws -> MergedRequest {
    let source = RequestSource(
      title: options.titles.title, body: options.titles.body, labels: options.titles.labels,
      number: options.number, commit: options.commit, branch: options.branch,
      promotes: options.promote, allowsUnmerged: options.allowUnmerged)
    var request = try source.request(event)
    // A channel that was asked for is every branch's, and one that has no name as well.
    if options.channel != nil, request.branch == nil { request.branch = MergedRequest.anyBranch }
    return request
  }

  func place(of revision: String) throws -> GitRepository.Place {
    var place = try repository.place(of: revision)
    if options.unshallow, try repository.isShallow(place) {
      try repository.unshallow()
      place = try repository.place(of: revision)
    }
    return place
  }

  /// One planner a package; one in all for a repository that is one.
  func planners() -> [ReleasePlanner] {
    let packages = configuration.packages
    return packages.isEmpty ? [planner(nil)] : packages.map(planner)
  }

  func planner(_ scope: PackageScope?) -> ReleasePlanner {
    var planner = ReleasePlanner(
      repository: repository, configuration: configuration, scope: scope,
      mayFetch: !options.offline, titles: titles)
    planner.markdown = NotesMarkdown(event)
    return planner
  }

  /// The remote's tags; the clone's where it has no remote, or none is to be asked.
  func tags(_ prefix: TagPrefix) throws -> TagList {
    if options.offline { return try repository.localTags(prefix) }
    do {
      return try repository.remoteTags(prefix)
    } catch let error as ReleaseError where error.reason == .invalidConfiguration {
      guard options.remote == nil, try !repository.hasRemote() else { throw error }
      return try repository.localTags(prefix)
    }
  }

  private static func configuration(
    _ options: RepositoryOptions, folder: String
  ) throws -> ReleaseConfiguration {
    let file: ProjectConfiguration?
    do {
      file = try ProjectConfiguration.named(options.config, orAbove: folder)
    } catch {
      throw ReleaseError(.invalidConfiguration, "\(error)")
    }
    return try file.map { try ReleaseConfiguration($0) } ?? ReleaseConfiguration()
  }
}
