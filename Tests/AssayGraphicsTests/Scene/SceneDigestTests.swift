// SPDX-License-Identifier: MIT

import Testing

@testable import AssayGraphics

@Suite("Digest of a scene")
struct SceneDigestTests {
  private static let bitmap = Bitmap(width: 2, height: 1, pixels: [0xFF00_00FF, 0xFF00_FF00])
  private static let rect = Rect(x: 1, y: 2, width: 30, height: 40)
  private static let stops = [
    LinearGradientPaint.Stop(color: .black, location: 0),
    LinearGradientPaint.Stop(color: .white, location: 1),
  ]
  private static let corner = Point(x: 1, y: 2)

  /// One of each thing that is drawn.
  private static let scene: Scene = {
    let shadow = Shadow(color: .black, radius: 3, x: 1, y: 2)
    let path = Path(
      [
        .move(Point(x: 0, y: 0)), .line(Point(x: 1, y: 0)),
        .quad(to: Point(x: 2, y: 0), control: Point(x: 3, y: 0)),
        .cubic(
          to: Point(x: 4, y: 0), control1: Point(x: 5, y: 0), control2: Point(x: 6, y: 0)),
        .close,
      ], isEvenOdd: true)
    let mesh = MeshGradientPaint(
      width: 1,
      vertices: [
        .init(position: corner, leading: corner, top: corner, trailing: corner, bottom: corner)
      ], colors: [.black], background: .white, isSmooth: true)
    let text = TextItem(
      string: "Hi", frame: rect,
      runs: [
        GlyphRun(
          face: "Inter-Regular", pointSize: 17, paint: .color(.black),
          glyphs: [Glyph(id: 40, x: 1, y: 2), Glyph(id: 41, x: 9, y: 2)], growth: 0.1)
      ])
    let layers: [LayerEffect] = [
      .blur(radius: 2, opaqueIn: rect), .colorMatrix(.brightness(0.1)), .luminanceToAlpha,
      .blend(.multiply), .mask([.fill(.rectangle(rect), .color(.black))]),
      .projection(Projection(.identity), center: corner), .innerShadow(shadow),
      .backdrop(radius: 2, saturation: 1), .isolated,
    ]
    var scene = Scene(size: Size(width: 320, height: 200), scale: 2, background: .white)
    scene.items = [
      .fill(.rectangle(rect), .linearGradient(.init(stops: stops, start: corner, end: .zero))),
      .fill(
        .roundedRectangle(
          rect, CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4), .circular),
        .radialGradient(.init(stops: stops, center: corner, startRadius: 1, endRadius: 2))),
      .fill(
        .ellipse(rect), .angularGradient(.init(stops: stops, center: corner, start: 0, end: 1))),
      .fill(.path(path), .meshGradient(mesh)),
      .fill(.rectangle(rect), .image(ImagePaint(bitmap: bitmap, tile: rect))),
      .stroke(
        .rectangle(rect), .color(.black),
        StrokeStyle(lineWidth: 2, dash: [1, 2], dashPhase: 0.5)),
      .text(text),
      .image(ImageItem(bitmap: bitmap, frame: rect, tint: .black, showsPixels: true)),
    ]
    scene.items += layers.map { layer in
      .group(
        GroupItem(
          items: [.fill(.rectangle(rect), .color(.black))], opacity: 0.5, clip: .ellipse(rect),
          shadow: shadow, transform: .identity, layer: layer))
    }
    return scene
  }()

  /// What a list of stored properties is written as; a new property must be written too.
  @Test("every stored property of what is drawn is known")
  func properties() throws {
    var types: [String: [String]] = [:]
    func collect(_ value: Any) {
      let mirror = Mirror(reflecting: value)
      switch mirror.displayStyle {
      case .struct:
        types["\(type(of: value))"] = mirror.children.compactMap(\.label)
        if value is Bitmap { return }
      case .class: Issue.record("\(type(of: value)) is a class")
      default: break
      }
      for child in mirror.children { collect(child.value) }
    }
    collect(Self.scene.items)
    #expect(
      types == [
        "AffineTransform": ["a", "b", "c", "d", "tx", "ty"],
        "AngularGradientPaint": ["stops", "center", "start", "end"],
        "Bitmap": ["width", "height", "pixels"],
        "ColorMatrix": ["rows", "alpha"],
        "CornerRadii": ["topLeft", "topRight", "bottomRight", "bottomLeft"],
        "Glyph": ["id", "x", "y"],
        "GlyphRun": ["face", "pointSize", "paint", "glyphs", "growth"],
        "GroupItem": ["items", "opacity", "clip", "shadow", "transform", "layer"],
        "ImageItem": ["bitmap", "frame", "tint", "showsPixels"],
        "ImagePaint": ["bitmap", "tile"],
        "LinearGradientPaint": ["stops", "start", "end"],
        "MeshGradientPaint": ["width", "vertices", "colors", "background", "isSmooth"],
        "Path": ["elements", "isEvenOdd"],
        "Point": ["x", "y"],
        "Projection": ["m"],
        "RGBAColor": ["red", "green", "blue", "alpha"],
        "RadialGradientPaint": ["stops", "center", "startRadius", "endRadius", "stretch"],
        "Rect": ["x", "y", "width", "height"],
        "Shadow": ["color", "radius", "x", "y"],
        "Size": ["width", "height"],
        "Stop": ["color", "location"],
        "StrokeStyle": [
          "lineWidth", "lineCap", "lineJoin", "miterLimit", "dash", "dashPhase",
        ],
        "TextItem": ["string", "frame", "runs", "isTruncated"],
        "Vertex": ["position", "leading", "top", "trailing", "bottom"],
      ])
  }

  /// Each takes the one scene and changes one number, color, name or choice in it.
  private static let changes: [(name: String, change: @Sendable (inout Scene) -> Void)] = [
    ("width", { $0.size.width += 1 }), ("height", { $0.size.height += 1 }),
    ("scale", { $0.scale = 3 }), ("background", { $0.background = .black }),
    ("order", { $0.items.swapAt(0, 1) }), ("one less", { $0.items.removeLast() }),
    (
      "negative zero",
      {
        $0.items[0] = .fill(.rectangle(Rect(x: -0.0, y: 2, width: 30, height: 40)), .color(.black))
      }
    ),
    (
      "positive zero",
      { $0.items[0] = .fill(.rectangle(Rect(x: 0, y: 2, width: 30, height: 40)), .color(.black)) }
    ),
    ("stop", { linear(&$0) { $0.stops[1].location = 0.9 } }),
    ("color of a stop", { linear(&$0) { $0.stops[1].color = .black } }),
    ("start", { linear(&$0) { $0.start.x = 7 } }), ("end", { linear(&$0) { $0.end.y = 7 } }),
    ("glyph", { run(&$0) { $0.glyphs[1].id = 42 } }),
    ("place of a glyph", { run(&$0) { $0.glyphs[1].x += 0.25 } }),
    ("baseline", { run(&$0) { $0.glyphs[1].y += 0.25 } }),
    ("face", { run(&$0) { $0.face = "Inter-Bold" } }),
    ("point size", { run(&$0) { $0.pointSize = 18 } }),
    ("growth", { run(&$0) { $0.growth = 0 } }),
    ("paint of a text", { run(&$0) { $0.paint = .color(RGBAColor(red: 0, green: 0, blue: 1)) } }),
    (
      "pixel of a picture",
      { scene in
        guard case .image(var image) = scene.items[7] else { return }
        image.bitmap.pixels[1] ^= 1
        scene.items[7] = .image(image)
      }
    ),
    (
      "shape of a picture",
      { scene in
        guard case .image(var image) = scene.items[7] else { return }
        image.bitmap = Bitmap(width: 1, height: 2, pixels: image.bitmap.pixels)
        scene.items[7] = .image(image)
      }
    ),
    (
      "no tint",
      { scene in
        guard case .image(var image) = scene.items[7] else { return }
        image.tint = nil
        scene.items[7] = .image(image)
      }
    ),
    ("opacity", { group(8, &$0) { $0.opacity = 0.51 } }),
    ("clip", { group(8, &$0) { $0.clip = .rectangle(rect) } }),
    ("no clip", { group(8, &$0) { $0.clip = nil } }),
    ("shadow", { group(8, &$0) { $0.shadow?.y = 3 } }),
    ("transform", { group(8, &$0) { $0.transform?.tx = 1 } }),
    ("items of a group", { group(8, &$0) { $0.items = [] } }),
    ("blur", { group(8, &$0) { $0.layer = .blur(radius: 2.5, opaqueIn: rect) } }),
    ("end of a blur", { group(8, &$0) { $0.layer = .blur(radius: 2, opaqueIn: nil) } }),
    ("matrix", { group(9, &$0) { $0.layer = .colorMatrix(.brightness(0.2)) } }),
    ("blend", { group(11, &$0) { $0.layer = .blend(.screen) } }),
    ("mask", { group(12, &$0) { $0.layer = .mask([]) } }),
    (
      "perspective",
      { group(13, &$0) { $0.layer = .projection(Projection(.identity), center: .zero) } }
    ),
    ("no layer", { group(16, &$0) { $0.layer = nil } }),
  ]

  private static func linear(_ scene: inout Scene, _ change: (inout LinearGradientPaint) -> Void) {
    guard case .fill(let shape, .linearGradient(var gradient)) = scene.items[0] else { return }
    change(&gradient)
    scene.items[0] = .fill(shape, .linearGradient(gradient))
  }

  private static func run(_ scene: inout Scene, _ change: (inout GlyphRun) -> Void) {
    guard case .text(var text) = scene.items[6] else { return }
    change(&text.runs[0])
    scene.items[6] = .text(text)
  }

  private static func group(_ index: Int, _ scene: inout Scene, _ change: (inout GroupItem) -> Void)
  {
    guard case .group(var group) = scene.items[index] else { return }
    change(&group)
    scene.items[index] = .group(group)
  }

  @Test("each change of what is drawn is another digest, and the same scene is the same")
  func differences() {
    let digest = Self.scene.pictureDigest
    var copy = Self.scene
    copy.accessibility = [AccessibilityNode(frame: Self.rect, label: "spoken only")]
    #expect(copy.pictureDigest == digest)
    var seen: Set<PixelHash> = [digest]
    for (name, change) in Self.changes {
      var changed = Self.scene
      change(&changed)
      #expect(seen.insert(changed.pictureDigest).inserted, "\(name)")
    }
  }
}
