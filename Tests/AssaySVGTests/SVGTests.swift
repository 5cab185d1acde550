// SPDX-License-Identifier: MIT

import AssayGraphics
import Testing

@testable import AssaySVG

@Suite("SVG pictures")
struct SVGTests {
  private func picture(_ body: String, _ attributes: String = "viewBox='0 0 10 10'") throws
    -> VectorPicture
  {
    try SVG.picture(Array("<svg \(attributes)>\(body)</svg>".utf8))
  }

  /// The items inside of the groups that place a picture in its size.
  private func items(_ body: String) throws -> [DisplayItem] {
    guard case .group(let outer)? = try picture(body).items.first,
      case .group(let inner)? = outer.items.first
    else { return [] }
    return inner.items
  }

  private static let black = Paint.color(RGBAColor(red: 0, green: 0, blue: 0))

  @Test(
    "a picture's size is what it asks for, or that of its view box",
    arguments: [
      ("viewBox='0 0 24 12'", 24.0, 12.0), ("width='40' height='20' viewBox='0 0 2 1'", 40, 20),
      ("width='100%' height='100%' viewBox='0 0 24 12'", 24, 12),
      ("width='48' viewBox='0 0 24 12'", 48, 24), ("width='1in' height='96px'", 96, 96),
    ])
  func size(_ attributes: String, width: Double, height: Double) throws {
    #expect(try picture("", attributes).size == Size(width: width, height: height))
  }

  /// Ten `use` elements in each of nine groups stand for a billion circles.
  @Test("elements that stand for more than 100,000 are cut off, and that is reported")
  func bomb() throws {
    let groups = (1...9).map { level in
      "<g id='g\(level)'>"
        + String(repeating: "<use href='#g\(level - 1)'/>", count: 10) + "</g>"
    }
    let picture = try picture(
      "<defs><circle id='g0' r='1'/>\(groups.joined())</defs><use href='#g9'/>")
    #expect(picture.undrawn == ["more than 100,000 elements"])
  }

  @Test("path data of each kind")
  func paths() throws {
    func read(_ data: String) -> [Path.Element] { PathReader.read(data) }
    func p(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
    #expect(
      read("M1 2l3,4H9v-1Z") == [
        .move(p(1, 2)), .line(p(4, 6)), .line(p(9, 6)), .line(p(9, 5)), .close,
      ])
    // Numbers need no space between them; points after a move are lines.
    #expect(read("m1-2.5.5-1") == [.move(p(1, -2.5)), .line(p(1.5, -3.5))])
    #expect(
      read("M0 0c1 1 2 1 3 0s2-1 3 0") == [
        .move(p(0, 0)), .cubic(to: p(3, 0), control1: p(1, 1), control2: p(2, 1)),
        .cubic(to: p(6, 0), control1: p(4, -1), control2: p(5, -1)),
      ])
    #expect(
      read("M0 0Q1 1 2 0T4 0") == [
        .move(p(0, 0)), .quad(to: p(2, 0), control: p(1, 1)),
        .quad(to: p(4, 0), control: p(3, -1)),
      ])
    // An error ends a path; what comes before it is drawn.
    #expect(read("M1 1L2 2L3") == [.move(p(1, 1)), .line(p(2, 2))])
  }

  @Test("a half circle of two quarters, with flags that touch")
  func arcs() throws {
    let elements = PathReader.read("M-1 0A1 1 0 011 0")
    #expect(elements.count == 3)
    guard case .cubic(let top, _, _) = elements[1], case .cubic(let end, _, _) = elements[2] else {
      Issue.record("an arc is cubic curves")
      return
    }
    // Clockwise on the screen from the left: over the top, where y is negative.
    #expect(abs(top.x) < 1e-9 && abs(top.y + 1) < 1e-9)
    #expect(end == Point(x: 1, y: 0))
  }

  @Test("shapes, fills and lines, by attributes, styles, classes and what is around")
  func styles() throws {
    let red = RGBAColor(red: 255, green: 0, blue: 0)
    let rect = Shape.rectangle(Rect(x: 1, y: 2, width: 3, height: 4))
    let shape = "<rect x='1' y='2' width='3' height='4'"
    #expect(try items(shape + "/>") == [.fill(rect, Self.black)])
    #expect(try items("<g fill='red'>\(shape)/></g>") == [.fill(rect, .color(red))])
    #expect(try items(shape + " fill='blue' style='fill: #f00'/>") == [.fill(rect, .color(red))])
    #expect(
      try items("<style>.a{fill:rgb(255,0,0)}</style>\(shape) class='a'/>")
        == [.fill(rect, .color(red))])
    #expect(
      try items(shape + " fill='none' stroke='red' stroke-width='2' stroke-linecap='round'/>") == [
        .stroke(rect, .color(red), StrokeStyle(lineWidth: 2, lineCap: .round, miterLimit: 4))
      ])
    #expect(try items(shape + " display='none'/>").isEmpty)
    #expect(
      try items("<circle cx='5' cy='5' r='2'/>") == [
        .fill(.ellipse(Rect(x: 3, y: 3, width: 4, height: 4)), Self.black)
      ])
  }

  @Test("transforms apply from the right, opacity is that of the group")
  func groups() throws {
    let found = try items(
      "<g transform='translate(2 3) scale(2)' opacity='.5'><rect width='1' height='1'/></g>")
    let rect = DisplayItem.fill(.rectangle(Rect(x: 0, y: 0, width: 1, height: 1)), Self.black)
    #expect(
      found == [
        .group(
          GroupItem(
            items: [rect], opacity: 0.5,
            transform: AffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 2, ty: 3)))
      ])
  }

  @Test("reuse by id, and a shape in itself ends")
  func use() throws {
    let found = try items(
      "<defs><rect id='r' width='1' height='1'/></defs><use href='#r' x='4' y='5'/>")
    #expect(found.count == 1)
    #expect(ShapeBounds.of(found) == Rect(x: 4, y: 5, width: 1, height: 1))
    #expect(try items("<g id='g'><use href='#g'/></g>").isEmpty)
  }

  @Test("a linear gradient in the box of its shape")
  func gradients() throws {
    let found = try items(
      """
      <linearGradient id='a'><stop offset='0' stop-color='red'/><stop offset='50%' \
      stop-color='#00f' stop-opacity='0.5'/></linearGradient>\
      <rect x='2' y='0' width='6' height='4' fill='url(#a)'/>
      """)
    guard case .fill(_, .linearGradient(let gradient))? = found.first else {
      Issue.record("a gradient is a paint")
      return
    }
    #expect(gradient.start == Point(x: 2, y: 0))
    #expect(gradient.end == Point(x: 8, y: 0))
    #expect(gradient.stops.map(\.location) == [0, 0.5])
    #expect(gradient.stops[1].color == RGBAColor(red: 0, green: 0, blue: 255, alpha: 128))
  }

  @Test("what is not drawn is named, each once")
  func undrawn() throws {
    let found = try picture("<text>a</text><text>b</text><g filter='url(#f)'/><image/>")
    #expect(found.undrawn == ["text", "a filter", "the element 'image'"])
  }

  @Test(
    "damaged files say what is wrong",
    arguments: [
      ("<svg viewBox='0 0 1 1'>", "it ends too early"), ("<svg", "it ends inside of a tag"),
      ("<svg a></svg>", "has no value"), ("<html></html>", "is 'html' and not 'svg'"),
      ("<svg></svg>", "no 'viewBox'"), ("", "it ends too early"),
    ])
  func damage(_ source: String, words: String) {
    do {
      _ = try SVG.picture(Array(source.utf8))
      Issue.record("'\(source)' is no picture")
    } catch {
      #expect(error.description.contains(words))
    }
  }

  @Test("comments, declarations, prefixes and references of XML")
  func xml() throws {
    let element = try XMLReader.read(
      Array(
        "<?xml version='1.0'?><!DOCTYPE svg [<!ENTITY a 'b'>]><!-- < --><svg:svg xlink:href='a&amp;&#65;'/>"
          .utf8))
    #expect(element == XMLElement(name: "svg", attributes: ["href": "a&A"]))
  }

  @Test("a symbol of a template is between its margins, on its baseline, for 100 points")
  func symbol() throws {
    let template = """
      <svg viewBox='0 0 3300 2200'>
      <g id='Guides'>
        <line id='Baseline-M' x1='263' x2='3036' y1='1126' y2='1126'/>
        <line id='left-margin-Regular-M' x1='1400' x2='1400' y1='1000' y2='1156'/>
        <line id='right-margin-Regular-M' x1='1500' x2='1500' y1='1000' y2='1156'/>
      </g>
      <g id='Symbols'><g id='Regular-M' transform='matrix(1 0 0 1 1410 1126)'>
        <path d='M0 10H80V-70H0Z'/></g></g></svg>
      """
    let symbol = try #require(try SVG.symbol(Array(template.utf8), pointSize: 50))
    // Margins 100 apart and a shape 80 high, at half the template's size.
    #expect(symbol.size == Size(width: 50, height: 40))
    #expect(symbol.baseline == 35)
    #expect(try SVG.symbol(Array("<svg viewBox='0 0 1 1'/>".utf8), pointSize: 1) == nil)
  }
}
