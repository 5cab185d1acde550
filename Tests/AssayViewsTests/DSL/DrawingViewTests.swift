// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayLayout
import AssayScenes
import AssayTraits
import Foundation
import Testing

@testable import AssayNodes
@testable import AssayViews

@MainActor
@Suite("Views that change how others are drawn")
struct DrawingViewTests {
  private func scene(
    _ view: some View, width: Double = 100, height: Double = 100
  ) throws -> Scene {
    let traits = TraitSet(
      canvas: .fixed(Size(width: width, height: height), displayScale: 1))
    return try SceneSketch.builder().build(
      view.viewNode(in: EnvironmentValues(traits: traits)), traits: traits
    ).scene
  }

  private func group(_ scene: Scene) -> GroupItem? {
    guard case .group(let group)? = scene.items.first else { return nil }
    return group
  }

  private var square: some View { Color.red.frame(width: 20, height: 20) }

  /// Source: UIKit's systemFill to quaternarySystemFill, and its three backgrounds.
  @Test("the levels of fills and backgrounds are the system's colors")
  func levels() throws {
    func items(_ style: some ShapeStyle) throws -> [DisplayItem] {
      try scene(Rectangle().fill(style)).items
    }
    func items(system color: UIColor) throws -> [DisplayItem] { try items(Color(color)) }
    #expect(try items(.fill) == items(system: .systemFill))
    #expect(try items(.fill.secondary) == items(system: .secondarySystemFill))
    #expect(try items(.fill.tertiary) == items(system: .tertiarySystemFill))
    #expect(try items(.fill.quaternary) == items(system: .quaternarySystemFill))
    #expect(try items(.background.secondary) == items(system: .secondarySystemBackground))
    #expect(try items(.background.tertiary) == items(system: .tertiarySystemBackground))
  }

  @Test("a turn around the z axis is a plain turn")
  func flatRotation() throws {
    let turned = try scene(square.rotation3DEffect(.degrees(90), axis: (0, 0, 1)))
    #expect(try turned.items == scene(square.rotationEffect(.degrees(90))).items)
  }

  @Test("a turn around the y axis makes the left side longer than the right side")
  func rotation() throws {
    let turned = try scene(square.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0)))
    guard case .projection(let projection, _)? = group(turned)?.layer else {
      Issue.record("no perspective")
      return
    }
    // 10 to the right of the center: x' = 10 cos 60 = 5, z' = -8.66, w = 1 + 8.66 / 20 = 1.433.
    let right = try #require(projection.apply(Point(x: 60, y: 50)))
    #expect((right.x - 53.489).magnitude < 0.001)
    let (top, bottom) = (
      projection.apply(Point(x: 60, y: 40)), projection.apply(Point(x: 60, y: 60))
    )
    #expect(((bottom?.y ?? 0) - (top?.y ?? 0) - 13.957).magnitude < 0.001)
    // To the left w = 0.567: 35.27 high.
    let (a, b) = (
      projection.apply(Point(x: 40, y: 40)), projection.apply(Point(x: 40, y: 60))
    )
    #expect(((b?.y ?? 0) - (a?.y ?? 0) - 35.27).magnitude < 0.01)
  }

  struct Skew: GeometryEffect {
    var amount: CGFloat
    var animatableData: CGFloat {
      get { amount }
      set { amount = newValue }
    }
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(1, 0, amount, 1, size.width, 0))
    }
  }

  @Test("a geometry effect is given the size, and moves from the view's own corner")
  func geometryEffect() throws {
    let skewed = try scene(square.modifier(Skew(amount: 0.5)))
    // The view is at 40, 40: its corner goes to 60, 40, the one below it 10 further.
    let transform = try #require(group(skewed)?.transform)
    #expect(transform.apply(Point(x: 40, y: 40)) == Point(x: 60, y: 40))
    #expect(transform.apply(Point(x: 40, y: 60)) == Point(x: 70, y: 60))
  }

  @Test("a visual effect knows where the view is")
  func visualEffect() throws {
    let moved = try scene(
      square.visualEffect { content, proxy in
        content.offset(x: proxy.frame(in: .global).minX / 4).blur(radius: 2)
      })
    #expect(group(moved)?.layer == .blur(radius: 2))
    guard case .group(let inner)? = group(moved)?.items.first else {
      Issue.record("not moved")
      return
    }
    #expect(inner.transform?.tx == 10)
  }

  @Test("filters that change nothing draw nothing new")
  func identities() throws {
    let plain = try scene(square).items
    #expect(try scene(square.blur(radius: 0)).items == plain)
    #expect(try scene(square.brightness(0).contrast(1).saturation(1).grayscale(0)).items == plain)
    #expect(try scene(square.hueRotation(.degrees(360)).colorMultiply(.white)).items == plain)
    #expect(try scene(square.blendMode(.normal).compositingGroup()).items == plain)
  }

  @Test("the corners of a container relative shape shrink with the distance to the container")
  func containerShape() throws {
    let inner = try scene(
      ContainerRelativeShape().fill(.red).padding(8)
        .containerShape(RoundedRectangle(cornerRadius: 20)))
    guard case .fill(.roundedRectangle(let rect, let radii, _), _)? = inner.items.first else {
      Issue.record("no rounded rectangle")
      return
    }
    #expect(rect == Rect(x: 8, y: 8, width: 84, height: 84) && radii.topLeft == 12)
    let alone = try scene(ContainerRelativeShape().fill(.red))
    guard case .fill(.rectangle, _)? = alone.items.first else {
      Issue.record("no rectangle")
      return
    }
  }

  @Test("what is clipped to the shape of the container has its corners")
  func containerClip() throws {
    let clipped = try scene(
      Color.red.clipShape(.containerRelative).padding(8)
        .containerShape(RoundedRectangle(cornerRadius: 20)))
    guard case .roundedRectangle(let rect, let radii, _)? = group(clipped)?.clip else {
      Issue.record("no rounded rectangle")
      return
    }
    #expect(rect == Rect(x: 8, y: 8, width: 84, height: 84) && radii.topLeft == 12)
  }

  @Test("a text masks what it is laid over")
  func mask() throws {
    let masked = try scene(square.mask { Text(verbatim: "A") })
    guard case .mask(let items)? = group(masked)?.layer, case .text(let text)? = items.first else {
      Issue.record("no mask")
      return
    }
    #expect(text.string == "A" && masked.diagnostics.isEmpty)
    #expect(masked.accessibility.isEmpty)
  }

  @Test("a shadow of a style lies under the shape, an inner one is a part of it")
  func styleShadows() throws {
    let drop = try scene(Circle().fill(.red.shadow(.drop(radius: 3, y: 2))))
    #expect(group(drop)?.shadow?.radius == 3 && group(drop)?.shadow?.y == 2)
    let inner = try scene(Circle().fill(Color.red.shadow(.inner(radius: 3))))
    guard case .innerShadow(let shadow)? = group(inner)?.layer else {
      Issue.record("no inner shadow")
      return
    }
    #expect(shadow.radius == 3)
  }

  @Test("by the even-odd rule a fill has a rule of its own")
  func evenOdd() throws {
    let path = AssayViews.Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    let filled = try scene(path.fill(.red, style: FillStyle(eoFill: true)))
    guard case .fill(.path(let outline), _)? = filled.items.first else {
      Issue.record("no path")
      return
    }
    #expect(outline.isEvenOdd == true)
  }

  @Test("a canvas draws in its own coordinates, and inside its frame")
  func canvas() throws {
    let drawn = try scene(
      Canvas { context, size in
        context.translateBy(x: size.width / 2, y: 0)
        context.fill(
          AssayViews.Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.blue))
        context.opacity = 0.5
        context.draw(Text(verbatim: "x"), at: .zero, anchor: .topLeading)
      }.frame(width: 40, height: 30))
    let canvas = try #require(group(drawn))
    #expect(canvas.transform?.apply(.zero) == Point(x: 30, y: 35))
    #expect(canvas.clip == .rectangle(Rect(x: 0, y: 0, width: 40, height: 30)))
    #expect(canvas.items.count == 2)
    guard case .group(let box)? = canvas.items.first, case .group(let faded)? = canvas.items.last
    else {
      Issue.record("not placed")
      return
    }
    #expect(box.transform?.tx == 20 && faded.opacity == 0.5)
  }

  @Test("a canvas draws views by their tags, and layers as one")
  func symbols() throws {
    let drawn = try scene(
      Canvas { context, _ in
        if let dot = context.resolveSymbol(id: "dot") {
          context.draw(dot, at: CGPoint(x: 10, y: 10))
        }
        context.drawLayer { layer in
          layer.addFilter(.blur(radius: 2))
          layer.fill(AssayViews.Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .foreground)
        }
      } symbols: {
        Circle().frame(width: 6, height: 6).tag("dot")
      })
    let canvas = try #require(group(drawn))
    guard case .group(let dot)? = canvas.items.first, case .group(let layer)? = canvas.items.last,
      case .group(let blurred)? = layer.items.first
    else {
      Issue.record("not drawn")
      return
    }
    #expect(dot.transform?.tx == 7 && dot.transform?.ty == 7)
    #expect(layer.layer == .isolated && blurred.layer == .blur(radius: 2))
  }

  @Test("a timeline shows the first date of its schedule")
  func timeline() throws {
    func text(_ schedule: some TimelineSchedule) throws -> String? {
      let view = TimelineView(schedule) { Text(verbatim: "\($0.date.timeIntervalSince1970)") }
      return try scene(view).accessibility.first?.label
    }
    #expect(try text(.explicit([Date(timeIntervalSince1970: 5)])) == "5.0")
    // 2024-01-09 09:41:00 UTC.
    #expect(try text(.animation) == "1704793260.0")
    #expect(try text(.periodic(from: .now, by: 1)) == "1704793260.0")
  }

  @Test("colors between two colors")
  func mix() throws {
    func color(_ color: Color) throws -> RGBAColor? {
      guard case .fill(_, .color(let color))? = try scene(color).items.first else { return nil }
      return color
    }
    #expect(
      try color(Color.black.mix(with: .white, by: 0.5, in: .device))
        == RGBAColor(red: 128, green: 128, blue: 128))
    // OKLab's lightness of 0.5 is 0.125 of linear light: 99 in sRGB.
    #expect(
      try color(Color.black.mix(with: .white, by: 0.5))
        == RGBAColor(red: 99, green: 99, blue: 99))
    let blue = Color(red: 0.2, green: 0.4, blue: 0.6)
    #expect(try color(blue.mix(with: blue, by: 0.3)) == color(blue))
  }

  @Test("a gradient mixes its colors in the space that it asks for")
  func gradientSpaces() throws {
    let gradient = Gradient(colors: [.black, .white])
    func middle(_ style: AnyGradient) throws -> RGBAColor? {
      let items = try scene(Rectangle().fill(style)).items
      guard case .fill(_, .linearGradient(let paint))? = items.first else { return nil }
      return paint.stops.first { $0.location == 0.5 }?.color
    }
    // OKLab's lightness of 0.5 is 99 in sRGB, as in the test of mixed colors.
    let gray = RGBAColor(red: 99, green: 99, blue: 99)
    #expect(try middle(gradient.colorSpace(.perceptual)) == gray)
    #expect(try middle(AnyGradient(gradient).colorSpace(.perceptual)) == gray)
    #expect(try middle(gradient.colorSpace(.device)) == nil, "two stops, and none between them")
  }

  @Test("a color as numbers is linear")
  func resolved() {
    let gray = Color(white: 0.5).resolve(in: EnvironmentValues())
    // 128 of 255 is 0.21586 of linear light.
    #expect((gray.linearRed - 0.21586).magnitude < 1e-4 && gray.opacity == 1)
    #expect(Color(gray) == Color(white: 128.0 / 255))
  }

  @Test("a variant is the symbol of that name, where there is one")
  func symbolVariant() throws {
    func name(_ view: some View) throws -> String? {
      guard case .text(let text)? = try scene(view).items.first else { return nil }
      return text.string
    }
    #expect(try name(Image(systemName: "heart").symbolVariant(.fill)) == "heart.fill")
    #expect(try name(Image(systemName: "heart.fill").symbolVariant(.fill)) == "heart.fill")
    #expect(
      try name(Image(systemName: "heart").symbolVariant(.none).symbolVariant(.fill)) == "heart.fill"
    )
    let plain = Image(systemName: "heart").environment(\.symbolVariants, .none)
    #expect(try name(plain.symbolVariant(.fill)) == "heart")
  }

  @Test("a Metal shader is reported")
  func shaders() throws {
    let drawn = try scene(square.colorEffect(ShaderLibrary.wave(.float(2))))
    #expect(drawn.diagnostics.map(\.description) == ["the Metal shader 'wave' is not drawn"])
    _ = LeftOutNotes.take()
    _ = try scene(square.foregroundStyle(ShaderLibrary.wave(.float(2))))
    #expect(LeftOutNotes.take().contains("the Metal shader 'wave'"))
  }
}
