// SPDX-License-Identifier: MIT

internal import AssayFiles

/// What the surroundings of a process say about snapshots; read once, at a front end's edge.
package struct SnapshotEnvironment: Hashable, Sendable {
  /// `ASSAY_RECORD`, else `SNAPSHOT_TESTING_RECORD`, else `never` where `CI` or the variable of a
  /// host without it is set, else `missing`.
  package var recordMode: RecordMode
  /// `ASSAY_SNAPSHOTS`: a folder of references in place of the package's `__Snapshots__`.
  package var directory: String?
  /// `ASSAY_DIFF_TOOL`: a command that shows two files, named in failure messages.
  package var diffTool: String?
  /// `ASSAY_REFERENCES`: where references are, and how they are named.
  package var references: String?
  /// `SNAPSHOT_ARTIFACTS`: a folder for copies of the files of failures.
  package var artifacts: String?
  /// `ASSAY_CACHE`: a folder with the hashes of pictures that earlier runs drew.
  package var cache: String?

  /// `ASSAY_NOTES`: `all` for every note of a picture in a message, in place of the first few.
  package var listsAllNotes: Bool

  /// Reads the variables; an empty one is as good as none.
  ///
  /// - Throws: `SnapshotStoreError` for a record mode that does not exist, and for notes other than
  /// `all`.
  package init(variables: [String: String], workingDirectory: String) throws {
    func variable(_ name: String) -> String? {
      variables[name].flatMap { $0.isEmpty ? nil : $0 }
    }
    func folder(_ name: String) -> String? {
      variable(name).map { FilePaths.resolved($0, in: workingDirectory) }
    }
    let setting = ["ASSAY_RECORD", "SNAPSHOT_TESTING_RECORD"].first { variable($0) != nil }
    if let setting, let name = variable(setting) {
      recordMode = try RecordMode(named: name, setting: setting)
    } else {
      recordMode = Self.hosts.contains { Self.isTrue(variable($0)) } ? .never : .missing
    }
    directory = folder("ASSAY_SNAPSHOTS")
    references = variable("ASSAY_REFERENCES")
    artifacts = folder("SNAPSHOT_ARTIFACTS")
    // Commands also keep pictures on a server; a test asks nobody.
    cache = variable("ASSAY_CACHE").flatMap { $0.contains("://") ? nil : folder("ASSAY_CACHE") }
    diffTool = variable("ASSAY_DIFF_TOOL")
    switch variable("ASSAY_NOTES") {
    case nil: listsAllNotes = false
    case "all": listsAllNotes = true
    case let value?:
      throw SnapshotStoreError(.wrongNotes(value: value), path: "ASSAY_NOTES")
    }
  }

  /// Azure, TeamCity and CodeBuild set no `CI`:
  /// - learn.microsoft.com/azure/devops/pipelines/build/variables
  /// - www.jetbrains.com/help/teamcity/predefined-build-parameters.html
  /// - docs.aws.amazon.com/codebuild/latest/userguide/build-env-ref-env-vars.html
  private static let hosts = ["CI", "TF_BUILD", "TEAMCITY_VERSION", "CODEBUILD_BUILD_ID"]

  private static func isTrue(_ value: String?) -> Bool {
    guard let value else { return false }
    return !["false", "0", "no"].contains(value.lowercased())
  }
}
