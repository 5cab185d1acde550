// SPDX-License-Identifier: MIT

internal import AssayFiles
internal import AssayResources
internal import AssayXcode

/// What `Bundle.main` says of an app that is ported.
enum AppInfoList {
  /// The property list of an app, and what of the app's own one it does not say, in words. A list
  /// that cannot be read does not stop a port, most of whose previews need none of its keys.
  static func list(of layout: AppLayout) throws -> (bytes: [UInt8], problems: [String]) {
    let plain = try text(name: layout.name).bytes
    guard let path = layout.modules.lazy.compactMap(\.infoList).first else { return (plain, []) }
    do {
      let list = try text(name: layout.name, own: try PosixFileSystem().read(path))
      let keys = list.leftOut.joined(separator: ", ")
      return (
        list.bytes,
        keys.isEmpty
          ? []
          : ["'\(layout.shown(path))' gives \(keys) by build settings, which are not known here"]
      )
    } catch {
      return (
        plain, ["'\(layout.shown(path))' is not read, so Bundle.main lacks its keys: \(error)"]
      )
    }
  }

  /// A property list, and the keys of the app's own that are left out, in order.
  ///
  /// - Parameters:
  ///   - name: of the app.
  ///   - own: The contents of the app's Info.plist; nil for none.
  /// - Throws: `DecodingError` for contents that are no property list.
  static func text(name: String, own: [UInt8]? = nil) throws -> (
    bytes: [UInt8], leftOut: [String]
  ) {
    let list = try InfoList(identifier: ModuleName.identifier(name), own: own)
    return (try list.bytes, list.leftOut)
  }
}
