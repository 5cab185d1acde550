// SPDX-License-Identifier: MIT

package import AssayAudit
internal import AssayFiles
package import AssayFindings
internal import AssayParserStack

/// Animations of Swift sources that run whatever Reduce Motion says: syntax alone, one file at a
/// time.
///
/// An animation passes where a condition around it, or before it, or in its arguments names Reduce
/// Motion, and where it moves nothing: `nil`, a fade. It fails where its type never names it, or
/// only for other animations.
package struct MotionAudit: Sendable {
  package private(set) var findings: [Finding] = []
  package private(set) var totals = MotionTotals()

  package init() {}

  package static let rule = MotionRule.info

  /// How many of the animations that were found could be told.
  package var coverage: Coverage {
    let told = totals.passed + totals.failed
    return Coverage(measured: told, found: told + totals.unsure, noun: "animations")
  }

  /// - Parameters:
  ///   - source: UTF-8; bytes that are not are passed over as the compiler does.
  ///   - path: as the report shall name it.
  package mutating func add(_ source: [UInt8], path: String) {
    totals.files += 1
    let isRead =
      SourceNesting(source).isReadable
      && source.withUnsafeBufferPointer { buffer in
        ParserStack.run(buffer) { judge(MotionFile(source), path: path) }
      }
    guard !isRead else { return }
    findings.append(Self.unreadable(path))
    totals.unsure += 1
  }

  private mutating func judge(_ file: MotionFile, path: String) {
    for animation in file.animations {
      switch file.outcome(of: animation) {
      case .pass: totals.passed += 1
      case .fail:
        let found = Self.finding(animation, in: file, path: path)
        findings.append(found)
        totals.failed += 1
        if totals.firstFailure == nil {
          let line = found.location.start.map { ":\($0.line)" } ?? ""
          totals.firstFailure = "\(found.message) (\(path)\(line))"
        }
      case .incomplete(let reason):
        findings.append(Self.finding(animation, in: file, path: path, unsure: reason))
        totals.unsure += 1
      }
    }
  }

  private static func unreadable(_ path: String) -> Finding {
    Finding(
      rule: rule.id, severity: .note, confidence: .high,
      location: Finding.Location(path: path, range: .line(1)),
      subject: Finding.Subject(
        name: path, kind: "file", qualifiedName: path,
        identity: "audit:" + StableHash(path, "file").hex),
      message: "cannot tell whether the animations of this file stop when Reduce Motion is on",
      reason: "\(IncompleteReason.nestsTooDeeply); \(rule.standard)")
  }

  private static func finding(
    _ animation: Animation, in file: MotionFile, path: String, unsure: IncompleteReason? = nil
  ) -> Finding {
    let owner = file.owner(of: animation)
    let name = animation.name
    let place = owner.map { "'\(name)' of \($0)" } ?? "'\(name)'"
    // A class has no environment to read.
    let isOutsideViews = animation.isUIKit || file.isInClass(animation)
    let asked =
      isOutsideViews ? "UIAccessibility.isReduceMotionEnabled" : "accessibilityReduceMotion"
    return Finding(
      rule: rule.id, severity: unsure == nil ? .warning : .note, confidence: .high,
      location: Finding.Location(path: path, range: file.range(of: animation)),
      subject: Finding.Subject(
        name: name, kind: "animation",
        qualifiedName: [owner, name].compactMap(\.self).joined(separator: "."),
        // Not the line: an edit above it moves that.
        identity: "audit:" + StableHash(path, "animation", owner ?? "", animation.text).hex),
      message: unsure == nil
        ? "animation \(place) runs when Reduce Motion is on"
        : "cannot tell whether animation \(place) stops when Reduce Motion is on",
      reason: unsure.map { "\($0); \(rule.standard)" }
        ?? "\(owner ?? "the file") "
        + (file.checksOthers(than: animation)
          ? "checks \(asked) only for other animations" : "never checks \(asked)")
        + "; \(rule.standard)",
      fix: isOutsideViews
        ? "check UIAccessibility.isReduceMotionEnabled, and skip the animation or fade if it is true"
        : "read @Environment(\\.accessibilityReduceMotion), and pass nil or a fade if it is true"
    )
  }
}
