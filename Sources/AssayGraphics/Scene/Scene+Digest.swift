// SPDX-License-Identifier: MIT

extension Scene {
  /// A hash of everything that its picture depends on but the fonts: its size, its background and
  /// its items with every number, glyph and pixel in them. Not of what is spoken or noticed.
  ///
  /// ```swift
  /// scene.pictureDigest == sameScene.pictureDigest  // in every process and on every machine
  /// ```
  package var pictureDigest: PixelHash {
    var writer = SceneWriter()
    writer.put(size)
    writer.put(scale)
    writer.put(background)
    writer.put(items)
    return writer.words.withUnsafeBytes { PixelHash(bytes: $0) }
  }
}

/// Writes a scene as words. Each list says its length and each choice its number, so that two
/// scenes with the same words are the same.
///
/// NB: a test compares the stored properties of each type with those that are written here.
private struct SceneWriter {
  var words: [UInt64] = []

  mutating func put(_ number: Int) { words.append(UInt64(bitPattern: Int64(number))) }

  /// By its bits, so that -0 and each NaN are numbers of their own.
  mutating func put(_ number: Double) { words.append(number.bitPattern) }

  mutating func put(_ flag: Bool) { words.append(flag ? 1 : 0) }

  mutating func put(_ text: String) {
    put(text.utf8.count)
    var word: UInt64 = 0
    var count = 0
    for byte in text.utf8 {
      word = word << 8 | UInt64(byte)
      count += 1
      if count % 8 == 0 {
        words.append(word)
        word = 0
      }
    }
    if count % 8 != 0 { words.append(word) }
  }

  mutating func put(_ numbers: [Double]) {
    put(numbers.count)
    for number in numbers { put(number) }
  }

  mutating func put(_ hash: PixelHash) { words += [hash.high, hash.low] }

  mutating func put(_ color: RGBAColor) {
    words.append(
      UInt64(color.red) << 24 | UInt64(color.green) << 16 | UInt64(color.blue) << 8
        | UInt64(color.alpha))
  }

  mutating func put(_ point: Point) {
    put(point.x)
    put(point.y)
  }

  mutating func put(_ size: Size) {
    put(size.width)
    put(size.height)
  }

  mutating func put(_ rect: Rect) {
    put(rect.x)
    put(rect.y)
    put(rect.width)
    put(rect.height)
  }

  mutating func put(_ bitmap: Bitmap) {
    put(bitmap.width)
    put(bitmap.height)
    put(PixelHash(of: bitmap))
  }

  mutating func put<Value>(_ value: Value?, _ write: (inout SceneWriter, Value) -> Void) {
    put(value != nil)
    if let value { write(&self, value) }
  }

  mutating func put(_ items: [DisplayItem]) {
    put(items.count)
    for item in items { put(item) }
  }

  private mutating func put(_ item: DisplayItem) {
    switch item {
    case .fill(let shape, let paint):
      put(0)
      put(shape)
      put(paint)
    case .stroke(let shape, let paint, let style):
      put(1)
      put(shape)
      put(paint)
      put(style)
    case .text(let text):
      put(2)
      put(text)
    case .image(let image):
      put(3)
      put(image)
    case .group(let group):
      put(4)
      put(group)
    }
  }

  private mutating func put(_ text: TextItem) {
    put(text.string)
    put(text.frame)
    put(text.isTruncated)
    put(text.runs.count)
    for run in text.runs {
      put(run.face)
      put(run.pointSize)
      put(run.paint)
      put(run.growth)
      put(run.glyphs.count)
      for glyph in run.glyphs {
        put(Int(glyph.id))
        put(glyph.x)
        put(glyph.y)
      }
    }
  }

  private mutating func put(_ image: ImageItem) {
    put(image.bitmap)
    put(image.frame)
    put(image.tint) { $0.put($1) }
    put(image.showsPixels) { $0.put($1) }
  }

  private mutating func put(_ group: GroupItem) {
    put(group.items)
    put(group.opacity)
    put(group.clip) { $0.put($1) }
    put(group.shadow) { $0.put($1) }
    put(group.transform) { $0.put($1) }
    put(group.layer) { $0.put($1) }
  }

  private mutating func put(_ shadow: Shadow) {
    put(shadow.color)
    put(shadow.radius)
    put(shadow.x)
    put(shadow.y)
  }

  private mutating func put(_ transform: AffineTransform) {
    for number in [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ] {
      put(number)
    }
  }

  private mutating func put(_ layer: LayerEffect) {
    switch layer {
    case .blur(let radius, let rect):
      put(0)
      put(radius)
      put(rect) { $0.put($1) }
    case .colorMatrix(let matrix):
      put(1)
      for row in matrix.rows { put(row) }
      put(matrix.alpha)
    case .luminanceToAlpha: put(2)
    case .blend(let mode):
      put(3)
      put(mode.rawValue)
    case .mask(let items):
      put(4)
      put(items)
    case .projection(let projection, let center):
      put(5)
      put(projection.m)
      put(center)
    case .innerShadow(let shadow):
      put(6)
      put(shadow)
    case .backdrop(let radius, let saturation):
      put(7)
      put(radius)
      put(saturation)
    case .isolated: put(8)
    }
  }

  private mutating func put(_ shape: Shape) {
    switch shape {
    case .rectangle(let rect):
      put(0)
      put(rect)
    case .roundedRectangle(let rect, let corners, let style):
      put(1)
      put(rect)
      put(corners.topLeft)
      put(corners.topRight)
      put(corners.bottomRight)
      put(corners.bottomLeft)
      put(style.rawValue)
    case .ellipse(let rect):
      put(2)
      put(rect)
    case .path(let path):
      put(3)
      put(path)
    }
  }

  private mutating func put(_ path: Path) {
    put(path.isEvenOdd) { $0.put($1) }
    put(path.elements.count)
    for element in path.elements {
      switch element {
      case .move(let point):
        put(0)
        put(point)
      case .line(let point):
        put(1)
        put(point)
      case .quad(let to, let control):
        put(2)
        put(to)
        put(control)
      case .cubic(let to, let first, let second):
        put(3)
        put(to)
        put(first)
        put(second)
      case .close: put(4)
      }
    }
  }

  private mutating func put(_ style: StrokeStyle) {
    put(style.lineWidth)
    put(style.lineCap.rawValue)
    put(style.lineJoin.rawValue)
    put(style.miterLimit)
    put(style.dash)
    put(style.dashPhase)
  }

  private mutating func put(_ paint: Paint) {
    switch paint {
    case .color(let color):
      put(0)
      put(color)
    case .linearGradient(let gradient):
      put(1)
      put(gradient.stops)
      put(gradient.start)
      put(gradient.end)
    case .radialGradient(let gradient):
      put(2)
      put(gradient.stops)
      put(gradient.center)
      put(gradient.startRadius)
      put(gradient.endRadius)
      put(gradient.stretch)
    case .angularGradient(let gradient):
      put(3)
      put(gradient.stops)
      put(gradient.center)
      put(gradient.start)
      put(gradient.end)
    case .meshGradient(let gradient):
      put(4)
      put(gradient)
    case .image(let image):
      put(5)
      put(image.bitmap)
      put(image.tile)
    }
  }

  private mutating func put(_ stops: [LinearGradientPaint.Stop]) {
    put(stops.count)
    for stop in stops {
      put(stop.color)
      put(stop.location)
    }
  }

  private mutating func put(_ mesh: MeshGradientPaint) {
    put(mesh.width)
    put(mesh.vertices.count)
    for vertex in mesh.vertices {
      for point in [vertex.position, vertex.leading, vertex.top, vertex.trailing, vertex.bottom] {
        put(point)
      }
    }
    put(mesh.colors.count)
    for color in mesh.colors { put(color) }
    put(mesh.background)
    put(mesh.isSmooth)
  }
}
