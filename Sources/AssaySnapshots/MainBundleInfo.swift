// SPDX-License-Identifier: MIT

internal import AssayFiles
internal import Foundation

/// What `Bundle.main` says of itself in tests, where the main bundle is a program without an
/// Info.plist: many apps unwrap the identifier of their bundle.
enum MainBundleInfo {
  /// An Info.plist that is no property list.
  struct Problem: Error, CustomStringConvertible {
    let path: String
    let reason: String

    var description: String {
      "'\(path)' is no property list (\(reason)): repair it, because Bundle.main says what it says"
    }
  }

  /// Gives `Bundle.main` the values of a package. Does nothing where the bundle has an identifier.
  ///
  /// - Parameter root: the folder of the package; nil for none.
  /// - Throws: As `values(of:)`.
  static func install(from root: String?) throws {
    #if os(Linux)
      guard Bundle.main.bundleIdentifier == nil else { return }
      set(try values(of: root))
    #endif
  }

  /// What the file `Info.plist` at the top of a package says, as far as values do not need Xcode's
  /// build settings, and where that says nothing the version of a new app and an identifier that is
  /// nobody's.
  ///
  /// - Throws: `FileSystemError` for a file that cannot be read, `Problem` for one that is no
  ///   property list.
  static func values(of root: String?) throws -> [String: Any] {
    let values: [String: Any] = [
      "CFBundleIdentifier": "com.example.App", "CFBundleName": "App",
      "CFBundleDisplayName": "App", "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1",
    ]
    guard let path = root.map({ FilePaths.join($0, "Info.plist") }),
      FileManager.default.fileExists(atPath: path)
    else { return values }
    let bytes = try PosixFileSystem().read(path)
    let list: Any
    do {
      list = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    } catch {
      throw Problem(path: path, reason: "\(error)")
    }
    guard let own = list as? [String: Any] else {
      throw Problem(path: path, reason: "its root is no dictionary")
    }
    return values.merging(own.filter { !hasBuildSetting($0.value) }) { $1 }
  }

  private static func hasBuildSetting(_ value: Any) -> Bool {
    switch value {
    case let text as String: text.contains("$(") || text.contains("${")
    case let list as [Any]: list.contains(where: hasBuildSetting)
    case let values as [String: Any]: values.values.contains(where: hasBuildSetting)
    default: false
    }
  }

  #if os(Linux)
    private typealias GetMainBundle = @convention(c) () -> UnsafeRawPointer?
    private typealias GetInfoDictionary =
      @convention(c) (UnsafeRawPointer) -> UnsafeMutableRawPointer?
    private typealias SetValue =
      @convention(c) (
        UnsafeMutableRawPointer, UnsafeRawPointer, UnsafeRawPointer
      ) -> Void

    // Foundation for Linux has no way to say what the main bundle is, so its own dictionary gets
    // the values, by functions of Core Foundation that the library exports and Swift does not see.
    private static func set(_ values: [String: Any]) {
      guard let library = dlopen(nil, RTLD_NOW) else { return }
      defer { dlclose(library) }
      guard let getMain = dlsym(library, "CFBundleGetMainBundle"),
        let getInfo = dlsym(library, "CFBundleGetInfoDictionary"),
        let setValue = dlsym(library, "CFDictionarySetValue"),
        let bundle = unsafeBitCast(getMain, to: GetMainBundle.self)(),
        let info = unsafeBitCast(getInfo, to: GetInfoDictionary.self)(bundle)
      else { return }
      let set = unsafeBitCast(setValue, to: SetValue.self)
      for (key, value) in values {
        guard let object = object(value) else { continue }
        let name = NSString(string: key)
        withExtendedLifetime((name, object)) {
          // The dictionary retains both.
          set(
            info, Unmanaged.passUnretained(name).toOpaque(),
            Unmanaged.passUnretained(object).toOpaque())
        }
      }
    }

    /// A value of a property list as an object that is one of Core Foundation's, too.
    private static func object(_ value: Any) -> NSObject? {
      switch value {
      case let number as NSNumber: number
      case let flag as Bool: NSNumber(value: flag)
      case let integer as Int: NSNumber(value: integer)
      case let number as Double: NSNumber(value: number)
      case let text as String: NSString(string: text)
      case let date as Date:
        NSDate(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate)
      case let data as Data: NSData(data: data)
      case let list as [Any]: NSArray(array: list.compactMap(object))
      case let values as [String: Any]:
        NSDictionary(
          objects: values.values.map { object($0) ?? NSNull() },
          forKeys: values.keys.map { NSString(string: $0) })
      default: nil
      }
    }
  #endif
}
