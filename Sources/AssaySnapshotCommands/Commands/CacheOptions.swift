// SPDX-License-Identifier: MIT

import ArgumentParser
import AssayFiles
import AssayReview
import AssaySnapshotStore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Where pictures of earlier runs are known.
struct CacheOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Keep the hashes of pictures in this folder, and do not draw a picture again whose description, traits, \
      resources, fonts and code are unchanged. With an address (https://...), keep them on a server that \
      speaks the HTTP cache protocol of Bazel's clients; ASSAY_CACHE_AUTHORIZATION is then the header \
      'Authorization'. A folder and an address can be given. Without the option, ASSAY_CACHE is used.
      """, valueName: "folder or address"))
  var cache: [String] = []

  @Flag(
    help: """
      Put nothing on the server of --cache; so it is by itself in requests from forks, where the CI system tells.
      """)
  var cacheReadOnly = false

  /// What the options name.
  struct Places: Sendable {
    var folder: String?
    var server: CacheServer?
    var isReadOnly = false
  }

  func validate() throws {
    if cache.contains("") { throw ValidationError("--cache needs a folder or an address") }
    let addresses = cache.filter(Self.isAddress)
    guard addresses.count <= 1, cache.count - addresses.count <= 1 else {
      throw ValidationError("--cache takes one folder and one address")
    }
    if cacheReadOnly, addresses.isEmpty {
      throw ValidationError("--cache-read-only needs the address of a server as --cache")
    }
    do {
      _ = try addresses.map { try CacheServer($0) }
    } catch {
      throw ValidationError("--cache: \(error)")
    }
  }

  /// - Parameter variables: of the environment.
  /// - Returns: nil for none.
  /// - Throws: `CacheServerError`.
  func places(_ variables: [String: String]) throws -> Places? {
    var cache = cache
    if cache.isEmpty, let place = variables["ASSAY_CACHE"], !place.isEmpty { cache = [place] }
    if cache.isEmpty { return nil }
    var places = Places(folder: cache.first { !Self.isAddress($0) })
    guard let address = cache.first(where: Self.isAddress) else { return places }
    let authorization = variables["ASSAY_CACHE_AUTHORIZATION"].flatMap { $0.isEmpty ? nil : $0 }
    places.server = try CacheServer(address, authorization: authorization)
    let fork = ForkedRequest(variables) { path in
      do { return try PosixFileSystem().read(path) } catch { return nil }
    }
    places.isReadOnly = cacheReadOnly || fork.source != nil
    if let source = fork.source, !cacheReadOnly {
      Console.standard.error(
        "assay: note: \(source) says that this is a request from a fork, so nothing is put into the cache "
          + "'\(address)'")
    }
    return places
  }

  private static func isAddress(_ text: String) -> Bool { text.contains("://") }
}
