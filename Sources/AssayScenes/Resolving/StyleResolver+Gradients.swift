// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayLayout
internal import AssayNodes

extension StyleResolver {
  func gradient(_ gradient: GradientNode, in frame: Rect) -> Paint {
    switch gradient {
    case .radial(let radial):
      return .radialGradient(
        RadialGradientPaint(
          stops: stops(radial.gradient), center: point(radial.center, frame),
          startRadius: radial.startRadius, endRadius: radial.endRadius))
    case .elliptical(let elliptical):
      return .radialGradient(
        RadialGradientPaint(
          stops: stops(elliptical.gradient), center: point(elliptical.center, frame),
          startRadius: elliptical.startRadiusFraction, endRadius: elliptical.endRadiusFraction,
          stretch: frame.size))
    case .angular(let angular):
      return .angularGradient(
        AngularGradientPaint(
          stops: stops(angular.gradient), center: point(angular.center, frame),
          start: angular.startAngle.degrees / 360, end: angular.endAngle.degrees / 360))
    case .mesh(let mesh):
      return .meshGradient(self.mesh(mesh, in: frame))
    }
  }

  private func mesh(_ mesh: MeshGradient, in frame: Rect) -> MeshGradientPaint {
    func place(_ point: SIMD2<Float>) -> Point {
      self.point(UnitPoint(x: Double(point.x), y: Double(point.y)), frame)
    }
    let vertices: [MeshGradientPaint.Vertex]
    switch mesh.locations {
    case .bezierPoints(let points):
      vertices = points.map {
        MeshGradientPaint.Vertex(
          position: place($0.position), leading: place($0.leadingControlPoint),
          top: place($0.topControlPoint), trailing: place($0.trailingControlPoint),
          bottom: place($0.bottomControlPoint))
      }
    case .points(let points):
      vertices = Self.vertices(points.map(place), width: mesh.width)
    }
    return MeshGradientPaint(
      width: mesh.width, vertices: vertices, colors: mesh.colors.map { color($0) },
      background: color(mesh.background), isSmooth: mesh.smoothsColors)
  }

  /// Points with the tangents of a smooth curve through their neighbors.
  private static func vertices(_ points: [Point], width: Int) -> [MeshGradientPaint.Vertex] {
    let height = width > 0 ? points.count / width : 0
    guard width > 0, points.count == width * height else { return [] }
    return points.indices.map { index in
      let (column, row) = (index % width, index / width)
      let own = points[index]
      func neighbor(_ x: Int, _ y: Int) -> Point? {
        let (column, row) = (column + x, row + y)
        guard column >= 0, column < width, row >= 0, row < height else { return nil }
        return points[row * width + column]
      }
      /// A third of the way to the next point, in the direction from the last one to it.
      func end(from last: Point?, to next: Point?) -> Point {
        let (start, end) = (last ?? own, next ?? own)
        let share = last == nil || next == nil ? 1.0 / 3 : 1.0 / 6
        return Point(x: own.x + (end.x - start.x) * share, y: own.y + (end.y - start.y) * share)
      }
      let (left, right) = (neighbor(-1, 0), neighbor(1, 0))
      let (above, below) = (neighbor(0, -1), neighbor(0, 1))
      return MeshGradientPaint.Vertex(
        position: own, leading: end(from: right, to: left), top: end(from: below, to: above),
        trailing: end(from: left, to: right), bottom: end(from: above, to: below))
    }
  }

  /// Items in a style with the shadows and blend modes of the style.
  func decorated(_ items: [DisplayItem], _ style: StyleNode) -> [DisplayItem] {
    switch style {
    case .shadowed(let inner, let cast):
      let shadow = Shadow(
        color: color(cast.color), radius: cast.radius, x: cast.x, y: cast.y)
      let content = decorated(items, inner)
      guard shadow.color.alpha > 0 else { return content }
      return [
        .group(
          cast.isInner
            ? GroupItem(items: content, layer: .innerShadow(shadow))
            : GroupItem(items: content, shadow: shadow))
      ]
    case .blended(let inner, let mode):
      let content = decorated(items, inner)
      return mode == .normal
        ? content : [.group(GroupItem(items: content, layer: .blend(mode)))]
    case .faded(let inner, _): return decorated(items, inner)
    case .material(let name):
      guard items.allSatisfy(\.isFill) else { return items }
      return [.group(GroupItem(items: items, layer: MaterialColor.backdrop(name)))]
    case .color, .linearGradient, .gradient, .image, .hierarchical, .tint, .background:
      return items
    }
  }
}

extension DisplayItem {
  fileprivate var isFill: Bool {
    if case .fill = self { return true }
    return false
  }
}
