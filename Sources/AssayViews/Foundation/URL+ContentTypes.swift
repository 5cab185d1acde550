// SPDX-License-Identifier: MIT

extension URL {
  /// Returns the address of a file in the folder. Its name gets the extension of a type, unless it
  /// has an extension of the type.
  public func appendingPathComponent(_ partialName: String, conformingTo type: UTType) -> URL {
    appendingPathComponent(partialName.withExtension(for: type), isDirectory: type.isFolder)
  }

  /// Adds a file in the folder. Its name gets the extension of a type, unless it has an extension
  /// of the type.
  public mutating func appendPathComponent(_ partialName: String, conformingTo type: UTType) {
    self = appendingPathComponent(partialName, conformingTo: type)
  }

  /// Returns the address with the extension of a type, unless it has an extension of the type.
  public func appendingPathExtension(for type: UTType) -> URL {
    let name = lastPathComponent
    let full = name.withExtension(for: type)
    return full == name
      ? self : appendingPathExtension(String(full.dropFirst(name.count + 1)))
  }

  /// Adds the extension of a type, unless there is one of the type.
  public mutating func appendPathExtension(for type: UTType) {
    self = appendingPathExtension(for: type)
  }
}

extension NSString {
  /// Returns the path of a file in the folder. Its name gets the extension of a type, unless it has
  /// an extension of the type.
  public func appendingPathComponent(_ partialName: String, conformingTo type: UTType) -> String {
    appendingPathComponent(partialName.withExtension(for: type))
  }

  /// Returns the path with the extension of a type, unless it has an extension of the type.
  public func appendingPathExtension(for type: UTType) -> String? {
    String(describing: self).withExtension(for: type)
  }
}

extension String {
  fileprivate func withExtension(for type: UTType) -> String {
    let own = (self as NSString).pathExtension
    guard let wanted = type.preferredFilenameExtension,
      own.isEmpty || UTType(filenameExtension: own)?.conforms(to: type) != true
    else { return self }
    return self + "." + wanted
  }
}

extension UTType {
  fileprivate var isFolder: Bool { conforms(to: .directory) }
}

extension URLResourceValues {
  /// The type of the file by its extension; nil where the values do not name the file.
  public var contentType: UTType? {
    guard let name else { return nil }
    return UTType(filenameExtension: (name as NSString).pathExtension)
  }
}

extension URLResourceKey {
  // Foundation on Linux knows no types of files: the name of the file says what it is.
  /// The type of a file.
  public static let contentTypeKey = URLResourceKey.nameKey
}
