// SPDX-License-Identifier: MIT

import AssayDocuments
import AssayYAML
import Testing

@testable import AssayRelease

@Suite("The release part of .assay.yml")
struct ReleaseConfigurationTests {
  @Test("all keys")
  func whole() throws {
    let configuration = try ReleaseConfiguration(
      yaml: """
        dead-code: {}
        release:
          rule: conventional
          unknown-titles: refuse
          zero-major: stay
          prefix: ""
          remote: upstream
          channels: {next: beta, "release/*": rc}
          first-number: 0
          floating-tags: true
          tag-kind: annotated
          tag-message: "{tag}"
          catch-up: always
          verify-since: v1.0.0
          packages:
            core: {paths: [Sources/Core]}
            ui: {paths: UI, prefix: "ui-v"}
        """)
    #expect(configuration.rule == .conventional)
    #expect(configuration.unknownTitles == .refuse)
    #expect(configuration.zeroMajor == .stay)
    #expect(configuration.prefix.text.isEmpty)
    #expect(configuration.remote == "upstream")
    #expect(configuration.channel(of: "next") == .prerelease(identifier: "beta"))
    #expect(configuration.channel(of: "release/2") == .prerelease(identifier: "rc"))
    #expect(configuration.channel(of: "main") == .stable)
    #expect(configuration.channel(of: nil) == .stable)
    #expect(configuration.firstNumber == 0)
    #expect(configuration.movesFloatingTags)
    #expect(configuration.tagKind == .annotated)
    #expect(configuration.tagMessage == "{tag}")
    #expect(configuration.catchUp == .always)
    #expect(configuration.verifySince == "v1.0.0")
    #expect(configuration.packages.map(\.prefix.text) == ["core/v", "ui-v"])
    #expect(configuration.packages[0].owns("Sources/Core/a.swift"))
    #expect(!configuration.packages[0].owns("Sources/CoreX/a.swift"))
  }

  @Test(
    "a package's path is a folder, a file or the whole repository",
    arguments: [
      ("Core", ["Core/a", "Core"], ["UI/a", "CoreX/a"]), ("Core/", ["Core/a/b"], ["UI/a"]),
      (".", ["a", "Core/a"], []), ("./", ["Core/a"], []), ("/", ["Core/a"], []), ("", ["a"], []),
      ("Core/.a", ["Core/.a"], ["Core/a"]),
    ])
  func paths(path: String, own: [String], others: [String]) throws {
    let yaml = "release: {packages: {a: {paths: ['\(path)']}}}"
    let scope = try #require(try ReleaseConfiguration(yaml: yaml).packages.first)
    for file in own { #expect(scope.owns(file), "\(file)") }
    for file in others { #expect(!scope.owns(file), "\(file)") }
  }

  @Test(
    "a file that sets nothing for releases gives the default configuration",
    arguments: ["", "release:", "audit: {}", "# nothing"])
  func nothing(yaml: String) throws {
    #expect(try ReleaseConfiguration(yaml: yaml) == ReleaseConfiguration())
  }

  @Test(
    "a wrong setting is refused with words that say what is wrong",
    arguments: [
      ("release: 3", "expected keys below 'release'"), ("other: 1", "unknown key 'other'"),
      ("release: {rules: x}", "release.rules"),
      ("release: {rule: nope}", "nope"), ("release: {rule: custom}", "no words"),
      ("release: {words: {huge: a}}", "release.words.huge"),
      ("release: {words: {major: a, minor: A}}", "is listed under 'major' and under 'minor'"),
      ("release: {words: {major: 'two words'}}", "can never start a title as one word"),
      ("release: {floating-tags: maybe}", "true or false"),
      ("release: {first-number: -1}", "number"),
      ("release: {prefix: 'a b'}", "prefix"),
      ("release: {initial: '1.0'}", "not a semantic version"),
      ("release: {types: {perf: big}}", "write major, minor"),
      ("release: {types: {'a b': none}}", "not a type"),
      ("release: {types: {'feat!': major}}", "not a type"),
      ("release: {subject-length: 0}", "characters"),
      ("release: {subject-pattern: '('}", "regular expression"),
      ("release: {channels: {x: 'be ta'}}", "channel"),
      ("release: {packages: {a: {}}}", "no paths"), ("release: {catch-up: [a]}", "expected policy"),
      ("release: {packages: {a: {paths: a, prefix: v}, b: {paths: b, prefix: v}}}", "two packages"),
      ("release: {packages: {a: {paths: ./Core}}}", "release.packages.a.paths"),
      ("release: {packages: {a: {paths: [Core, ../UI]}}}", "below the path '../UI'"),
      ("release: {packages: {a: {paths: /Core}}}", "below the path '/Core'"),
      ("release: {packages: {a: {paths: Core/../UI}}}", "below the path 'Core/../UI'"),
      ("release: {packages: {a: {paths: Core//}}}", "below the path 'Core//'"),
      ("release: {packages: {a: {paths: Core/**}}}", "without './', '..' and '*'"),
      (
        "release: {types: {perf: patch}}",
        "release.types: has no effect under the rule 'first-word', the default"
      ),
      (
        "release: {rule: labels, types: {perf: patch}}",
        "has no effect under the rule 'labels'; add 'rule: conventional'"
      ),
      (
        "release: {rule: conventional, words: {minor: add}}",
        "release.words: has no effect under the rule 'conventional'; add 'rule: custom'"
      ),
      ("release: {", "YAML"),
    ])
  func wrong(yaml: String, words: String) {
    let error = #expect(throws: ReleaseError.self) { try ReleaseConfiguration(yaml: yaml) }
    #expect(error?.reason == .invalidConfiguration)
    #expect(error?.message.contains(words) == true, "\(error?.message ?? "")")
  }

  @Test("the example of the help is read, and has every key")
  func example() throws {
    let configuration = try ReleaseConfiguration(yaml: ReleaseConfiguration.example)
    #expect(configuration.packages.first?.versionFiles.map(\.path) == ["Core/Version.swift"])
    #expect(configuration.channel(of: "next/2").name == "rc")
    let run = try TestProcess.run(TestProcess.tool, ["--help"], in: "/")
    guard case .section(let keys) = ConfigurationSection.release.shape else {
      Issue.record("no section")
      return
    }
    for (key, _) in keys {
      #expect(
        ReleaseConfiguration.example.contains(" \(key): ")
          || ["packages", "version-files", "changelog"].contains(key), "\(key)")
    }
    for line in ReleaseConfiguration.example.split(separator: "\n") {
      #expect(run.output.contains(line.drop { $0 == " " }), "\(line)")
    }
  }

  /// Samples of a shape that must be read, and one that must not.
  private func samples(_ shape: ConfigurationShape) -> (right: [String], wrong: String) {
    switch shape {
    case .flag: (["true", "false"], "yes")
    case .number: (["2"], "two")
    case .text: (["x/v"], "[x]")
    case .texts: (["[]"], "{a: b}")
    case .choice(let words): (words, "[x]")
    case .list(let inner): (["[\(samples(inner).right[0])]"], "x")
    case .section, .table: (["{}"], "[x]")
    case .either(let first, _): (samples(first).right, "[[x]]")
    }
  }

  @Test("every key that all products check is read, with the same type and words")
  func shape() throws {
    guard case .section(let keys) = ConfigurationSection.release.shape else {
      Issue.record("no section")
      return
    }
    for (key, shape) in keys {
      let (texts, wrong) = samples(shape)
      // A text that is a version.
      let right = key == "initial" ? ["1.0.0-rc.1"] : texts
      // The rule 'custom' needs words too.
      for text in right where text != "custom" {
        #expect(throws: Never.self, "\(key): \(text)") {
          try ReleaseConfiguration(yaml: "release: {\(key): \(text)}")
        }
      }
      #expect(throws: ReleaseError.self, "\(key): \(wrong)") {
        try ReleaseConfiguration(yaml: "release: {\(key): \(wrong)}")
      }
    }
  }
}

extension ReleaseConfiguration {
  init(yaml: String) throws {
    do {
      try self.init(ProjectConfiguration(bytes: Array(yaml.utf8)))
    } catch let error as DocumentError {
      throw ReleaseError(.invalidConfiguration, "\(error)")
    }
  }
}
