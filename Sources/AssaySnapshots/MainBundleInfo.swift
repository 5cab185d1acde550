// SPDX-License-Identifier: MIT

internal import AssayFiles
internal import AssayResources
internal import Foundation

/// What `Bundle.main` says of itself in tests, where the main bundle is a program without an
/// Info.plist: many apps unwrap the identifier of their bundle.
enum MainBundleInfo {
  /// An Info.plist that is no property list.
  struct Problem: Error, CustomStringConvertible {
    let path: String
    let reason: String

    var description: String {
      "'\(path)' is no property list (\(reason)); repair it, because Bundle.main takes its values from "
        + "this file"
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

  /// What the file `Info.plist` at the top of a package says, completed by `InfoList`.
  ///
  /// - Throws: `FileSystemError` for a file that cannot be read, `Problem` for one that is no
  ///   property list.
  static func values(of root: String?) throws -> [String: InfoList.Value] {
    guard let path = root.map({ FilePaths.join($0, "Info.plist") }),
      FileManager.default.fileExists(atPath: path)
    else { return try InfoList(identifier: "App").values }
    let own = try PosixFileSystem().read(path)
    do {
      return try InfoList(identifier: "App", own: own).values
    } catch DecodingError.dataCorrupted(let context), DecodingError.typeMismatch(_, let context) {
      throw Problem(path: path, reason: context.debugDescription)
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
    private static func set(_ values: [String: InfoList.Value]) {
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
        let (name, object) = (NSString(string: key), object(value))
        withExtendedLifetime((name, object)) {
          // The dictionary retains both.
          set(
            info, Unmanaged.passUnretained(name).toOpaque(),
            Unmanaged.passUnretained(object).toOpaque())
        }
      }
    }

    /// As an object that is one of Core Foundation's, too.
    private static func object(_ value: InfoList.Value) -> NSObject {
      switch value {
      case .flag(let value): NSNumber(value: value)
      case .integer(let value): NSNumber(value: value)
      case .number(let value): NSNumber(value: value)
      case .date(let value):
        NSDate(timeIntervalSinceReferenceDate: value.timeIntervalSinceReferenceDate)
      case .data(let value): NSData(data: value)
      case .text(let value): NSString(string: value)
      case .list(let values): NSArray(array: values.map(object))
      case .values(let values):
        NSDictionary(
          objects: values.values.map(object), forKeys: values.keys.map { NSString(string: $0) })
      }
    }
  #endif
}
