// SPDX-License-Identifier: MIT

extension Check {
  /// What a check and the finding about it have in common.
  struct Key: Hashable {
    var rule: RuleID
    var identity: String

    init(rule: RuleID, identity: String) {
      self.rule = rule
      self.identity = identity
    }

    init(_ finding: Finding) {
      self.init(rule: finding.rule, identity: finding.subject?.identity ?? "")
    }
  }

  /// Of the finding about it.
  var finding: Key { Key(rule: rule, identity: identity) }
}

/// The numbers of a check, for formats without a place of their own for them.
enum CheckValues {
  static func contrast(_ contrast: Check.Contrast) -> JSONValue {
    .members([
      "ratio": contrast.ratio.map(JSONValue.decimal),
      "bestRatio": contrast.best.map(JSONValue.decimal),
      "required": .decimal(contrast.required),
      "foreground": contrast.foreground.map(JSONValue.string),
      "background": contrast.background.map(JSONValue.string),
      "smallestSize": contrast.smallestSize.map(JSONValue.decimal),
      "largestSize": contrast.largestSize.map(JSONValue.decimal),
      "weight": contrast.weight.map(JSONValue.number),
    ])
  }

  /// A bag of properties without what a result around it says already.
  static func properties(of check: Check) -> JSONValue {
    .members([
      "rule": .string(check.rule.rawValue),
      "outcome": .string(check.outcome.rawValue),
      "reason": check.reason.map(JSONValue.string),
      "path": .string(check.location.path),
      "screen": check.screen.isEmpty ? nil : .string(check.screen),
      "kind": .string(check.kind),
      "text": check.text.map(JSONValue.string),
      "identifier": check.identifier.map(JSONValue.string),
      "frame": check.frame.map { frame in
        .array([frame.x, frame.y, frame.width, frame.height].map(JSONValue.decimal))
      },
      "contrast": check.contrast.map(contrast),
    ])
  }

  /// One line: "passed; ratio 4.54, required 4.5, #767676 on #FFFFFF, 17 pt; frame 0,8 40x20".
  static func words(of check: Check) -> String {
    var parts = [check.outcome.rawValue + (check.reason.map { " (\($0))" } ?? "")]
    if !check.screen.isEmpty { parts.append(check.screen) }
    if let contrast = check.contrast { parts.append(words(of: contrast)) }
    if let frame = check.frame {
      parts.append("frame \(frame.x),\(frame.y) \(frame.width)x\(frame.height)")
    }
    if let identifier = check.identifier { parts.append("identifier \(identifier)") }
    return parts.joined(separator: "; ")
  }

  private static func words(of contrast: Check.Contrast) -> String {
    var parts: [String] = []
    if let ratio = contrast.ratio { parts.append("ratio \(ratio)") }
    parts.append("required \(contrast.required)")
    if let foreground = contrast.foreground, let background = contrast.background {
      parts.append("\(foreground) on \(background)")
    }
    if let smallest = contrast.smallestSize, let largest = contrast.largestSize {
      parts.append(smallest == largest ? "\(smallest) pt" : "\(smallest) to \(largest) pt")
    }
    return parts.joined(separator: ", ")
  }
}
