// SPDX-License-Identifier: MIT

/// The parts of `.assay.yml`, one for each product.
package enum ConfigurationSection: String, CaseIterable, Sendable {
  case deadCode = "dead-code"
  case audit
  case release
  case check
  case fonts
  case snapshots

  /// The keys of the part. Every product checks all of them; each reads its own.
  package var shape: ConfigurationShape {
    switch self {
    case .deadCode: Self.deadCodeShape
    case .audit: Self.auditShape
    case .release: Self.releaseShape
    case .check: Self.checkShape
    case .fonts: Self.fontsShape
    case .snapshots: Self.snapshotsShape
    }
  }

  private static let fontVersions = ConfigurationShape.choice(["pinned", "any"])
  private static let fontsShape = ConfigurationShape.either(
    fontVersions, .section([("folder", .text), ("versions", fontVersions)]))

  private static let deadCodeShape = ConfigurationShape.section([
    ("targets", .texts), ("exclude-targets", .texts), ("exclude-tests", .flag),
    ("index-exclude", .texts), ("report-include", .texts), ("report-exclude", .texts),
    ("retain-files", .texts), ("retain-public", .flag), ("no-retain-spi", .texts),
    ("retain-objc-accessible", .flag), ("retain-objc-annotated", .flag),
    ("retain-codable-properties", .flag), ("retain-encodable-properties", .flag),
    ("retain-equatable-properties", .flag), ("retain-hashable-properties", .flag),
    ("retain-assign-only-properties", .flag), ("retain-assign-only-property-types", .texts),
    ("retain-unused-protocol-func-params", .flag), ("retain-swift-ui-previews", .flag),
    ("retain-unused-imported-modules", .texts), ("retain-mirror-targets", .flag),
    ("external-codable-protocols", .texts), ("external-test-case-classes", .texts),
    ("rules", .texts), ("disable-rules", .texts), ("index-store", .texts),
    ("with", .texts), ("build-arguments", .texts), ("scratch-path", .text), ("skip-build", .flag),
    ("allow-stale-index", .flag), ("allow-incomplete-index", .flag),
    ("report-generated", .flag), ("syntax-only", .flag), ("cache", .flag), ("strict", .flag),
    ("baseline", .text), ("relative-results", .flag),
    (
      "format",
      .choice([
        "text", "xcode", "json", "csv", "sarif", "checkstyle", "codeclimate", "github-actions",
        "github-markdown", "junit", "earl", "html",
      ])
    ),
  ])

  private static let auditShape = ConfigurationShape.section([
    ("level", .choice(["AA", "AAA"])), ("target-side", .number), ("growth", .number),
    ("system-defaults", .flag),
    ("disable-rules", .texts), ("baseline", .text), ("palette", .text),
    (
      "pairs",
      .list(
        .either(
          .text,
          .section([
            ("foreground", .text), ("background", .text), ("size", .number),
            ("weight", .either(.number, .choice(["normal", "bold"]))),
            ("level", .choice(["AA", "AAA"])),
            ("kind", .choice(["text", "large-text", "non-text"])), ("minimum", .number),
          ])))
    ),
    (
      "ignore",
      .list(
        .section([
          ("rule", .text), ("subject", .text), ("path", .text), ("reason", .text), ("until", .text),
        ]))
    ),
    ("tasks", .list(.section([("name", .text), ("screens", .texts), ("sources", .texts)]))),
  ])

  private static let snapshotsShape = ConfigurationShape.section([
    ("precision", .number), ("perceptual-precision", .number), ("max-pixels", .number),
    ("max-area", .number),
    ("densest-window", .section([("side", .number), ("pixels", .number)])),
    ("antialiasing", .choice(["counted", "pixelmatch", "odiff"])), ("threshold", .text),
    ("masks", .list(.section([("identifier", .text), ("rectangle", .list(.number))]))),
  ])

  private static let releaseShape = ConfigurationShape.section([
    (
      "rule", .choice(["first-word", "first-word-exact", "conventional", "labels", "custom"])
    ),
    (
      "words",
      .section([("major", .texts), ("minor", .texts), ("patch", .texts), ("none", .texts)])
    ),
    ("unknown-titles", .choice(["patch", "none", "refuse"])), ("types", .table(.text)),
    ("subject-length", .number), ("subject-pattern", .text),
    ("zero-major", .choice(["leave", "stay"])), ("prefix", .text), ("initial", .text),
    ("remote", .text),
    ("channels", .table(.text)), ("first-number", .number), ("floating-tags", .flag),
    ("tag-kind", .choice(["lightweight", "annotated", "signed"])), ("tag-message", .text),
    ("catch-up", .choice(["automatic", "always", "never"])), ("verify-since", .text),
    ("version-files", .texts), ("changelog", .text),
    (
      "packages",
      .table(
        .section([
          ("prefix", .text), ("paths", .texts), ("version-files", .texts), ("changelog", .text),
          ("initial", .text),
        ]))
    ),
  ])

  private static let checkShape = ConfigurationShape.section([
    (
      "snapshots",
      .section([
        ("descriptions", .texts), ("devices", .texts), ("appearances", .texts),
        ("locales", .texts), ("text-sizes", .texts), ("tests", .flag),
      ])
    ),
    (
      "audit",
      .section([
        ("views", .texts), ("assets", .texts), ("palettes", .texts), ("sources", .texts),
      ])
    ),
    ("dead-code", .flag), ("release", .flag), ("strict", .flag),
  ])
}
