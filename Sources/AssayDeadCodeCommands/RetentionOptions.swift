// SPDX-License-Identifier: MIT

internal import ArgumentParser
internal import AssayDeadCode

/// What counts as used without a use in the sources.
struct RetentionOptions: ParsableArguments {
  @Option(
    name: .customLong("retain-files"),
    help: ArgumentHelp("A pattern of files whose declarations are all kept.", valueName: "glob"))
  var retainFiles: [String] = []

  @Flag(
    inversion: .prefixedNo,
    help: "Keep public API; by default, that of library products is kept.")
  var retainPublic: Bool?

  @Option(
    name: .customLong("no-retain-spi"),
    help: ArgumentHelp(
      "An SPI group that is reported although public API is kept.", valueName: "group"))
  var noRetainSPI: [String] = []

  @Flag(
    inversion: .prefixedNo,
    help: "Keep classes that inherit from NSObject; what is marked @objc is always kept.")
  var retainObjcAccessible: Bool?

  @Flag(
    inversion: .prefixedNo,
    help: "Changes nothing: what is marked @objc or @objcMembers is always kept.")
  var retainObjcAnnotated: Bool?

  @Flag(inversion: .prefixedNo, help: "Keep the properties of Codable types.")
  var retainCodableProperties: Bool?

  @Flag(inversion: .prefixedNo, help: "Keep the properties of Encodable types.")
  var retainEncodableProperties: Bool?

  @Flag(
    inversion: .prefixedNo,
    help: "Keep the properties of Equatable structs that have an == of their own.")
  var retainEquatableProperties: Bool?

  @Flag(
    inversion: .prefixedNo,
    help: "Keep the properties of Hashable structs that have an == of their own.")
  var retainHashableProperties: Bool?

  @Flag(inversion: .prefixedNo, help: "Keep properties that are assigned but never read.")
  var retainAssignOnlyProperties: Bool?

  @Option(
    help: ArgumentHelp(
      "A type whose properties may be assigned without being read.", valueName: "type"))
  var retainAssignOnlyPropertyTypes: [String] = []

  @Flag(inversion: .prefixedNo, help: "Keep unused parameters of protocol requirements.")
  var retainUnusedProtocolFuncParams: Bool?

  @Flag(
    name: [.customLong("retain-swift-ui-previews")], inversion: .prefixedNo,
    help: "Keep previews and the code that only they use (default).")
  var retainSwiftUIPreviews: Bool?

  @Option(
    help: ArgumentHelp("A module whose imports are never reported.", valueName: "module"))
  var retainUnusedImportedModules: [String] = []

  @Flag(inversion: .prefixedNo, help: "Keep the properties of types passed to Mirror.")
  var retainMirrorTargets: Bool?

  @Option(
    help: ArgumentHelp(
      "A protocol outside the sources that inherits from Codable.", valueName: "protocol"))
  var externalCodableProtocols: [String] = []

  @Option(
    help: ArgumentHelp(
      "A class outside the sources whose subclasses are tests.", valueName: "class"))
  var externalTestCaseClasses: [String] = []

  func checkGlobs() throws {
    try GlobOptions.check(retainFiles, of: "--retain-files")
  }

  func apply(to configuration: inout ScanConfiguration) {
    if !retainFiles.isEmpty { configuration.retainFiles = retainFiles }
    if let retainPublic { configuration.retainPublic = retainPublic }
    if let retainObjcAnnotated { configuration.retainObjcAnnotated = retainObjcAnnotated }
    if !noRetainSPI.isEmpty { configuration.noRetainSPI = noRetainSPI }
    let flags: [(Bool?, WritableKeyPath<ScanConfiguration, Bool>)] = [
      (retainObjcAccessible, \.retainObjcAccessible),
      (retainCodableProperties, \.retainCodableProperties),
      (retainEncodableProperties, \.retainEncodableProperties),
      (retainEquatableProperties, \.retainEquatableProperties),
      (retainHashableProperties, \.retainHashableProperties),
      (retainAssignOnlyProperties, \.retainAssignOnlyProperties),
      (retainUnusedProtocolFuncParams, \.retainUnusedProtocolFuncParams),
      (retainSwiftUIPreviews, \.retainSwiftUIPreviews),
      (retainMirrorTargets, \.retainMirrorTargets),
    ]
    for (value, path) in flags {
      if let value { configuration[keyPath: path] = value }
    }
    let lists: [([String], WritableKeyPath<ScanConfiguration, [String]>)] = [
      (retainAssignOnlyPropertyTypes, \.retainAssignOnlyPropertyTypes),
      (retainUnusedImportedModules, \.retainUnusedImportedModules),
      (externalCodableProtocols, \.externalCodableProtocols),
      (externalTestCaseClasses, \.externalTestCaseClasses),
    ]
    for (value, path) in lists where !value.isEmpty { configuration[keyPath: path] = value }
  }
}
