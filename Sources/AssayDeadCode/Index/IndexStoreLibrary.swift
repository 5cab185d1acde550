// SPDX-License-Identifier: MIT

internal import CIndexStore

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// libIndexStore of the toolchain in use, opened.
package struct IndexStoreLibrary: Sendable {
  package let path: String
  let functions: assay_index_functions

  /// Opens a library by its path.
  /// - Throws: `IndexStoreError`.
  package init(path: String) throws {
    self.path = path
    guard FileStatus(path: path) != nil else {
      throw IndexStoreError(.libraryNotFound(tried: [path]), path: path)
    }
    var functions = assay_index_functions()
    var reason = [CChar](repeating: 0, count: 512)
    let status = assay_index_open(path, &functions, &reason, reason.count)
    guard status == assay_index_opened else {
      let text = String(
        decoding: reason.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
      throw IndexStoreError(
        .libraryUnusable(
          reason: status == assay_index_lacks_function ? "it has no function '\(text)'" : text),
        path: path)
    }
    self.functions = functions
  }

  /// The library's name on this system.
  static var fileName: String {
    #if canImport(Darwin)
      "libIndexStore.dylib"
    #else
      "libIndexStore.so"
    #endif
  }

  /// The location of the library beside a `swift` in `PATH`: two folders above the program, with
  /// links resolved, then `lib`. This takes a few system calls; asking the compiler takes a
  /// process.
  static func pathsBesideSwift(searchPath: String) -> [String] {
    var found: [String] = []
    for folder in searchPath.split(separator: ":") {
      guard let program = FileStatus.realPath("\(folder)/swift") else { continue }
      let parts = program.split(separator: "/").dropLast(2)
      let path = "/" + parts.joined(separator: "/") + "/lib/\(fileName)"
      if !found.contains(path) { found.append(path) }
    }
    return found
  }

  /// The location of the library according to `swift -print-target-info`: the folder above
  /// `runtimeResourcePath`.
  package static func path(targetInfo: String) -> String? {
    guard let key = targetInfo.range(ofText: "\"runtimeResourcePath\"") else { return nil }
    let rest = targetInfo.utf8[key...].drop { $0 != UInt8(ascii: ":") }.drop {
      $0 != UInt8(ascii: "\"")
    }
    let value = rest.dropFirst().prefix { $0 != UInt8(ascii: "\"") }
    let parts = String(decoding: value, as: UTF8.self).split(separator: "/").dropLast()
    guard !parts.isEmpty else { return nil }
    return "/" + parts.joined(separator: "/") + "/\(fileName)"
  }
}

extension String {
  /// The end of the first occurrence of `text`.
  fileprivate func range(ofText text: String) -> String.UTF8View.Index? {
    let needle = Array(text.utf8)
    var start = utf8.startIndex
    while start != utf8.endIndex {
      if utf8[start...].starts(with: needle) { return utf8.index(start, offsetBy: needle.count) }
      start = utf8.index(after: start)
    }
    return nil
  }
}
