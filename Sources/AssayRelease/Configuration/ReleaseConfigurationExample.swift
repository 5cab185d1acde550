// SPDX-License-Identifier: MIT

extension ReleaseConfiguration {
  /// All keys, as the help shows them.
  package static let example = """
    release:
      rule: conventional          # first-word, first-word-exact, labels, custom
      unknown-titles: patch       # none, refuse
      zero-major: leave           # stay: a breaking change keeps 0.x
      # words: {minor: [add, new]}  # of the rule custom: major, patch, none
      types: {perf: patch, "*(internal)": none}  # of the rule conventional only
      subject-length: 72          # of titles, for check-title
      subject-pattern: "[A-Z].*"
      prefix: v                   # "" for tags such as 1.2.3
      initial: 0.1.0              # the first version
      remote: origin
      channels: {beta: beta, next/*: rc}
      first-number: 1             # of a prerelease
      floating-tags: false        # v1 and v1.2 follow
      tag-kind: lightweight       # annotated, signed
      tag-message: "{tag} {version} {title} {number} {commit}"
      catch-up: automatic         # always, never
      verify-since: v1.4.0        # a tag or commit; 'verify' checks what is after
      packages:                   # of a monorepo
        core:
          paths: [Core]
          prefix: core/v
          version-files: [Core/Version.swift]  # committed before the tag
          changelog: Core/CHANGELOG.md         # in the same commit
    """
}
