// SPDX-License-Identifier: MIT

internal import AssayAudit
internal import AssayFiles
internal import AssayFindings
internal import AssayGraphics
internal import AssayPages

/// One group on the page: what is the matter, the pixels, what would mend it, how others see it and
/// where it is.
struct AuditCard {
  var group: AuditGroup
  /// From 1, over the whole page.
  var number: Int
  var source: (String) -> [UInt8]?
  /// The address of a picture by its bytes.
  var address: ([UInt8]) throws -> String

  /// The finding that is shown in full: the first that has pixels, or colors.
  private var shown: AuditFinding? {
    group.findings.first { $0.crop != nil } ?? group.findings.first { $0.detail != nil }
      ?? group.findings.first
  }

  func values() throws -> [String: Any] {
    let first = shown?.finding
    let detail = shown?.detail
    let crop = shown?.crop
    let views = group.viewCount
    let screens = group.screens.count
    var facts = [Counted.words(group.findings.count, "place")]
    if views > 1 { facts.append(Counted.words(views, "view")) }
    if screens > 0 { facts.append(Counted.words(screens, "trait set")) }
    let samples = samples(detail)
    let visions = try visions(detail, crop)
    let excerpt = crop == nil && detail == nil ? first.map(excerpt) ?? [] : []
    return [
      "anchor": "finding-\(number)",
      "rule": HTMLText.escape(group.rule.rawValue),
      "outcome": group.isFailure ? "fail" : "unsure",
      "badge": group.isFailure ? "fails" : "cannot tell",
      "title": HTMLText.escape(group.title(detail)),
      "facts": facts.map(HTMLText.escape),
      "crop": try crop.map { [try picture($0)] } ?? [],
      "marked": try crop.flatMap { try marked($0) }.map { [$0] } ?? [],
      "magnifier": try crop.flatMap { try magnifier($0) }.map { [$0] } ?? [],
      "hasLooks": crop != nil || !samples.isEmpty,
      "hasCrop": crop != nil,
      "hasSamples": !samples.isEmpty,
      "samples": samples,
      "hasExcerpt": !excerpt.isEmpty,
      "excerpt": excerpt,
      "hasVisions": !visions.isEmpty,
      "visions": visions,
      "reason": first.map { $0.reason.isEmpty ? [] : [HTMLText.escape($0.reason)] } ?? [],
      "fix": first?.fix.map { [HTMLText.escape($0)] } ?? [],
      "isOpen": group.findings.count == 1,
      "placesTitle": group.findings.count == 1
        ? "Where" : "Where: \(Counted.words(group.findings.count, "place"))",
      "places": group.findings.map(place),
    ]
  }

  private func place(_ found: AuditFinding) -> [String: Any] {
    let finding = found.finding
    let position = finding.location.start.map { ":\($0.line):\($0.column)" } ?? ""
    return [
      "path": HTMLText.escape(finding.location.path + position),
      "subject": HTMLText.escape(finding.subject?.name ?? ""),
      "screens": HTMLText.escape(found.screens.joined(separator: ", ")),
    ]
  }

  /// The lines of a source, where no pixels tell of it.
  private func excerpt(_ finding: Finding) -> [[String: Any]] {
    source(finding.location.path).map {
      PageExcerpt.lines(of: finding, in: SourceText($0))
    } ?? []
  }

  // MARK: Pixels

  private func picture(_ crop: ScreenCrop) throws -> [String: Any] {
    var marks = ""
    if let frame = crop.frame {
      // Around the pixels that it is about, not on them.
      let gap = 3 * crop.scale
      let box =
        "x=\"\(AuditSwatch.number(frame.x - gap))\" y=\"\(AuditSwatch.number(frame.y - gap))\" "
        + "width=\"\(AuditSwatch.number(frame.width + 2 * gap))\" "
        + "height=\"\(AuditSwatch.number(frame.height + 2 * gap))\""
      marks += "<rect class=\"halo\" \(box)/><rect class=\"frame\" \(box)/>"
    }
    if let place = crop.place {
      let ring = "cx=\"\(place.x)\" cy=\"\(place.y)\" r=\"\(AuditSwatch.number(6 * crop.scale))\""
      marks += "<circle class=\"halo\" \(ring)/><circle class=\"ring\" \(ring)/>"
    }
    return [
      "data": try data(crop.picture), "width": Self.points(crop.picture.width, crop),
      "height": Self.points(crop.picture.height, crop),
      "box": "0 0 \(crop.picture.width) \(crop.picture.height)",
      "marks": marks,
      "caption": HTMLText.escape(crop.caption),
      "alt": HTMLText.escape("part of the screen \(crop.caption) with the place marked"),
    ]
  }

  /// The same part in gray, with all pixels that fall short.
  private func marked(_ crop: ScreenCrop) throws -> [String: Any]? {
    guard let picture = crop.marked else { return nil }
    return [
      "data": try data(picture), "width": Self.points(picture.width, crop),
      "height": Self.points(picture.height, crop),
    ]
  }

  private static func points(_ pixels: Int, _ crop: ScreenCrop) -> Int {
    Int((Double(pixels) / crop.scale).rounded())
  }

  private func magnifier(_ crop: ScreenCrop) throws -> [String: Any]? {
    guard let (picture, x, y) = crop.magnified() else { return nil }
    return [
      "data": try data(picture), "width": picture.width * 8, "height": picture.height * 8,
      "box": "0 0 \(picture.width) \(picture.height)",
      "marks": "<rect class=\"halo\" x=\"\(x)\" y=\"\(y)\" width=\"1\" height=\"1\"/>"
        + "<rect class=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"1\" height=\"1\"/>",
    ]
  }

  private func data(_ picture: Bitmap) throws -> String {
    // Level 9 takes five times as long for a file that is 3% smaller (141 pictures of a report).
    let options = PNG.EncodingOptions(hasAdaptiveFilters: true)
    return try address(try PNG.encode(picture, options: options))
  }

  // MARK: Colors

  /// The pair as it is, and once for each suggestion.
  private func samples(_ detail: AuditDetail?) -> [[String: Any]] {
    guard case .contrast(let contrast) = detail else { return [] }
    let check = contrast.check
    let result = check.evaluate()
    let ratio =
      result.worst == result.best ? "\(result.best):1" : "\(result.worst):1 to \(result.best):1"
    var rows = [
      sample(
        contrast, check, "Now", "\(check.foreground.hex) on \(check.background.hex)", ratio,
        group.isFailure ? "fail" : "unsure")
    ]
    for suggestion in contrast.suggestions {
      var changed = check
      changed[suggestion.side] = AuditColor(suggestion.color)
      let named = suggestion.name.map { "\($0), " } ?? ""
      rows.append(
        sample(
          contrast, changed, "Change the \(suggestion.side.rawValue)",
          "\(named)\(changed.foreground.hex) on \(changed.background.hex)",
          "\(suggestion.ratio):1", "pass"))
    }
    return rows
  }

  private func sample(
    _ detail: ContrastDetail, _ check: ContrastCheck, _ name: String, _ colors: String,
    _ ratio: String, _ state: String
  ) -> [String: Any] {
    [
      "name": name, "colors": HTMLText.escape(colors), "ratio": HTMLText.escape(ratio),
      "state": state, "sign": state == "pass" ? "✓" : state == "fail" ? "✕" : "?",
      "drawing": AuditSwatch.drawing(detail, check),
    ]
  }

  /// The same place, or the same colors, as each kind of eye sees them.
  private func visions(_ detail: AuditDetail?, _ crop: ScreenCrop?) throws -> [[String: Any]] {
    guard let detail else { return [] }
    return try ColorVision.allCases.map { vision in
      var values: [String: Any] = ["name": HTMLText.escape(vision.rawValue)]
      switch detail {
      case .colors(let first, let second):
        values["drawing"] = [
          AuditSwatch.marks(vision.seen(AuditColor(first)), vision.seen(AuditColor(second)))
        ]
      case .contrast(let contrast):
        if let crop {
          let seen = ColorVisionSimulation(of: vision).seen(crop.detail())
          values["picture"] = [
            [
              "data": try data(seen),
              "width": Self.points(seen.width, crop), "height": Self.points(seen.height, crop),
            ] as [String: Any]
          ]
        } else {
          var check = contrast.check
          check.foreground = vision.seen(check.foreground)
          check.background = vision.seen(check.background)
          values["drawing"] = [AuditSwatch.drawing(contrast, check)]
        }
      }
      return values
    }
  }
}
