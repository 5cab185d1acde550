// SPDX-License-Identifier: MIT

#if DEBUG
  @testable internal import AssayAudit
  internal import AssayAuditSources
  @testable internal import AssayAuditFiles
  @testable internal import AssayDeadCode
  @testable internal import AssayDescription
  internal import AssayGraphics
  internal import AssayPDF
  @testable internal import AssayRelease
  @testable internal import AssayResources
  internal import AssaySVG
  @testable internal import AssaySnapshotStore
  internal import AssayXcode

  /// A reader of what strangers write. It answers or throws, for whatever bytes.
  enum FuzzReader: String, CaseIterable {
    case description, event, jpeg, palette, pdf, picture, project, source, strings
    case stringCatalog = "string-catalog"
    case stringsDictionary = "strings-dictionary"
    case styleSheet = "style-sheet"
    case svg, title
    case versionFile = "version-file"

    /// Reads the bytes as a command would. What it throws is an answer.
    func read(_ bytes: [UInt8]) {
      do { try answer(bytes) } catch { _ = "\(error)" }
    }

    private func answer(_ bytes: [UInt8]) throws {
      let text = String(decoding: bytes, as: UTF8.self)
      switch self {
      case .description: _ = try ViewDescription.parse(text)
      case .event: _ = try Self.event(text)
      case .jpeg: _ = try JPEG.decode(bytes)
      case .palette: _ = try PaletteFile.read(text, file: "palette.yaml")
      case .pdf: _ = try PDF.picture(bytes)
      case .picture: try Self.readPicture(bytes)
      case .project: _ = try XcodeProject(bytes, root: "/app")
      case .source: Self.readSource(bytes)
      case .strings: _ = try StringsFileReader.read(Self.file(bytes, "Localizable.strings"))
      case .stringCatalog:
        _ = try StringCatalogReader.read(Self.file(bytes, "Localizable.xcstrings"))
      case .stringsDictionary:
        _ = try StringsDictionaryReader.read(Self.file(bytes, "Localizable.stringsdict"))
      case .styleSheet:
        _ = CSSCases([(text, "a.css")], isDark: false).names
        _ = try PaletteFile.read(text, file: "a.css")
      case .svg: _ = try SVG.picture(bytes)
      case .title: Self.readTitle(text)
      case .versionFile: try Self.readVersion(text)
      }
    }

    private static func file(_ bytes: [UInt8], _ name: String) -> ResourceFile {
      ResourceFile(path: "/app/en.lproj/" + name, bytes: bytes)
    }

    /// The payload of an event, or a host's variables, a line each: `NAME=value`.
    private static func event(_ text: String) throws -> HostEvent? {
      guard !text.hasPrefix("{") else {
        var event = HostEvent(host: GitHubActions.name)
        GitHubActions.read(try EventPayload.read(text)["pull_request"], into: &event)
        return event
      }
      var variables: [String: String] = [:]
      for line in text.split(separator: "\n") {
        let parts = line.split(separator: "=", maxSplits: 1)
        // No file of this machine is read.
        guard parts.count == 2, parts[0] != "GITHUB_EVENT_PATH" else { continue }
        variables[String(parts[0])] = String(parts[1])
      }
      return try HostList.event(in: HostEnvironment(variables))
    }

    /// A reference, with its metadata.
    private static func readPicture(_ bytes: [UInt8]) throws {
      _ = try ColorProfile(ofPNG: bytes)
      _ = try PNG.hasDeepSamples(bytes)
      _ = try Rendition(png: bytes)
    }

    private static func readSource(_ bytes: [UInt8]) {
      _ = FactsExtractor.facts(of: bytes)
      var audit = MotionAudit()
      audit.add(bytes, path: "a.swift")
    }

    /// The first line is a title, the others are the request's description.
    private static func readTitle(_ text: String) {
      let lines = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      let change = TitledChange(
        title: String(lines.first ?? ""), body: lines.count > 1 ? String(lines[1]) : "")
      for name in TitleRule.names {
        guard let rule = TitleRule(name: name) else { continue }
        _ = TitleCheck.check(change, rule: rule, unknown: nil)
      }
    }

    /// A file of each format that a version may be in.
    private static func readVersion(_ text: String) throws {
      let names = [
        "a.pbxproj", "a.plist", "a.podspec", "a.swift", "README.md", "package.json", "Cargo.toml",
        "build.gradle", "pubspec.yaml", "pom.xml", "VERSION", "other.txt",
      ]
      guard let old = SemanticVersion("1.2.3"), let new = SemanticVersion("1.3.0") else { return }
      for name in names {
        do { _ = try VersionFile(path: name).edited(text, from: old, to: new) } catch {
          _ = "\(error)"
        }
      }
    }
  }
#endif
