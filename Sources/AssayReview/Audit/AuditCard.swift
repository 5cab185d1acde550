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

  func html() throws -> HTML {
    let finding = shown?.finding
    let detail = shown?.detail
    let crop = shown?.crop
    let anchor = "finding-\(number)"
    let looks = "\(try crop.map(pixels))\(samples(detail))" as HTML
    let excerpt = crop == nil && detail == nil ? finding.flatMap(excerpt) : nil
    return """
      <article class="card finding \(outcome.rawValue)" id="\(anchor)" data-rule="\(group.rule.rawValue)" \
      data-outcome="\(outcome.rawValue)" aria-labelledby="\(anchor)-title">
      <p class="facts"><span class="badge \(outcome.rawValue)">\
      \(group.isFailure ? "fails" : "cannot tell")</span>\(facts)</p>
      <h3 id="\(anchor)-title"><a href="#\(anchor)">\(group.title(detail))</a></h3>
      \("<div class=\"looks\">\n\(looks)</div>\n", if: !looks.isEmpty)\(excerpt)\
      \(try visions(detail, crop))\(PageNote.reasons(of: finding))
      \(places)
      </article>

      """
  }

  private var outcome: PageVerdict { group.isFailure ? .fail : .unsure }

  private var facts: [HTML] {
    let views = group.viewCount
    let screens = group.screens.count
    var facts = [Counted.words(group.findings.count, "place")]
    if views > 1 { facts.append(Counted.words(views, "view")) }
    if screens > 0 { facts.append(Counted.words(screens, "trait set")) }
    return facts.map { " <span>\($0)</span>" }
  }

  private var places: HTML {
    let count = group.findings.count
    let title = count == 1 ? "Where" : "Where: \(Counted.words(count, "place"))"
    let items = group.findings.map { found -> HTML in
      let location = found.finding.location
      let position = location.start.map { ":\($0.line):\($0.column)" } ?? ""
      return """
        <li><span class="subject">\(found.finding.subject?.name ?? "")</span> \
        <code>\(location.path + position)</code> \
        <span class="quiet">\(found.screens.joined(separator: ", "))</span></li>

        """
    }
    return """
      <details\(" open", if: count == 1)><summary>\(title)</summary>
      <ul class="places">
      \(items)</ul></details>
      """
  }

  /// The lines of a source, where no pixels tell of it.
  private func excerpt(_ finding: Finding) -> HTML? {
    source(finding.location.path).flatMap { PageExcerpt.html(of: finding, in: SourceText($0)) }
  }

  // MARK: Pixels

  private func pixels(_ crop: ScreenCrop) throws -> HTML {
    """
    <div class="pixels">
    \(try picture(crop))\(try marked(crop))\(try magnifier(crop))</div>

    """
  }

  private func picture(_ crop: ScreenCrop) throws -> HTML {
    var marks: HTML = ""
    if let frame = crop.frame {
      // Around the pixels that it is about, not on them.
      let gap = 3 * crop.scale
      let box: HTML = """
        x="\(AuditSwatch.number(frame.x - gap))" y="\(AuditSwatch.number(frame.y - gap))" \
        width="\(AuditSwatch.number(frame.width + 2 * gap))" \
        height="\(AuditSwatch.number(frame.height + 2 * gap))"
        """
      marks = Self.frame(box)
    }
    if let place = crop.place {
      let ring: HTML = """
        cx="\(place.x)" cy="\(place.y)" r="\(AuditSwatch.number(6 * crop.scale))"
        """
      marks = "\(marks)<circle class=\"halo\" \(ring)/><circle class=\"ring\" \(ring)/>"
    }
    let image = PageImage(
      address: try address(of: crop.picture),
      text: "part of the screen \(crop.caption) with the place marked",
      width: Self.points(crop.picture.width, crop), height: Self.points(crop.picture.height, crop),
      marks: PageImage.Marks(crop.picture, marks))
    return image.figure("As drawn · \(crop.caption)")
  }

  /// - Parameter box: place and size as attributes.
  private static func frame(_ box: HTML) -> HTML {
    "<rect class=\"halo\" \(box)/><rect class=\"frame\" \(box)/>"
  }

  /// The same part in gray, with all pixels that fall short.
  private func marked(_ crop: ScreenCrop) throws -> HTML? {
    guard let picture = crop.marked else { return nil }
    let image = PageImage(
      address: try address(of: picture),
      text: "the same in gray, with the failing pixels in magenta",
      width: Self.points(picture.width, crop), height: Self.points(picture.height, crop))
    return image.figure("Failing pixels")
  }

  private static func points(_ pixels: Int, _ crop: ScreenCrop) -> Int {
    Int((Double(pixels) / crop.scale).rounded())
  }

  private func magnifier(_ crop: ScreenCrop) throws -> HTML? {
    guard let (picture, x, y) = crop.magnified() else { return nil }
    let box: HTML = "x=\"\(x)\" y=\"\(y)\" width=\"1\" height=\"1\""
    let image = PageImage(
      address: try address(of: picture), text: "the pixels around the worst place",
      width: picture.width * 8, height: picture.height * 8,
      marks: PageImage.Marks(picture, Self.frame(box)),
      isLarge: true)
    return image.figure("The worst pixel and its surroundings")
  }

  private func address(of picture: Bitmap) throws -> String {
    // Level 9 takes five times as long for a file that is 3% smaller (141 pictures of a report).
    let options = PNG.EncodingOptions(hasAdaptiveFilters: true)
    return try address(try PNG.encode(picture, options: options))
  }

  // MARK: Colors

  /// The pair as it is, and once for each suggestion.
  private func samples(_ detail: AuditDetail?) -> HTML? {
    guard case .contrast(let contrast) = detail else { return nil }
    let check = contrast.check
    let result = check.evaluate()
    let ratio =
      result.worst == result.best ? "\(result.best):1" : "\(result.worst):1 to \(result.best):1"
    var rows = [
      sample(
        contrast, check, "Now", "\(check.foreground.hex) on \(check.background.hex)", ratio,
        outcome)
    ]
    for suggestion in contrast.suggestions {
      var changed = check
      changed[suggestion.side] = AuditColor(suggestion.color)
      let named = suggestion.name.map { "\($0), " } ?? ""
      rows.append(
        sample(
          contrast, changed, "Change the \(suggestion.side.rawValue)",
          "\(named)\(changed.foreground.hex) on \(changed.background.hex)",
          "\(suggestion.ratio):1", .pass))
    }
    return "<ul class=\"samples\">\n\(rows)</ul>\n"
  }

  private func sample(
    _ detail: ContrastDetail, _ check: ContrastCheck, _ name: String, _ colors: String,
    _ ratio: String, _ state: PageVerdict
  ) -> HTML {
    """
    <li class="\(state.rawValue)"><p class="head"><span>\(name)</span> <span class="ratio">\
    <span aria-hidden="true">\(state.sign)</span> \(ratio)</span></p>\
    \(AuditSwatch.drawing(detail, check))<p class="quiet"><code>\(colors)</code></p></li>

    """
  }

  /// The same place, or the same colors, as each kind of eye sees them.
  private func visions(_ detail: AuditDetail?, _ crop: ScreenCrop?) throws -> HTML? {
    guard let detail else { return nil }
    let items = try ColorVision.allCases.map { vision -> HTML in
      let look = try look(of: detail, crop, to: vision)
      return "<li>\(look)<p class=\"quiet\">\(vision.rawValue)</p></li>\n"
    }
    return "<ul class=\"visions\" aria-label=\"Color vision deficiencies\">\n\(items)</ul>\n"
  }

  private func look(
    of detail: AuditDetail, _ crop: ScreenCrop?, to vision: ColorVision
  ) throws -> HTML {
    switch detail {
    case .colors(let first, let second):
      return AuditSwatch.marks(vision.seen(AuditColor(first)), vision.seen(AuditColor(second)))
    case .contrast(let contrast):
      if let crop {
        let seen = ColorVisionSimulation(of: vision).seen(crop.detail())
        return PageImage(
          address: try address(of: seen), text: "", width: Self.points(seen.width, crop),
          height: Self.points(seen.height, crop)
        ).html
      }
      var check = contrast.check
      check.foreground = vision.seen(check.foreground)
      check.background = vision.seen(check.background)
      return AuditSwatch.drawing(contrast, check)
    }
  }
}
