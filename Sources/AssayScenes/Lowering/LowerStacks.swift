// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayLayout
internal import AssayNodes

extension SceneTree {
  func lowerHStack(_ node: HStackNode, _ environment: SceneEnvironment) throws -> ID {
    let layout = AssayLayout.HStackLayout(
      alignment: node.alignment, spacing: node.spacing ?? environment.look.horizontalSpacing)
    return try lowerStack("HStack", layout, node.children, environment)
  }

  func lowerVStack(_ node: VStackNode, _ environment: SceneEnvironment) throws -> ID {
    let layout = AssayLayout.VStackLayout(alignment: node.alignment, spacing: node.spacing)
    return try lowerStack("VStack", layout, node.children, environment)
  }

  func lowerZStack(_ node: ZStackNode, _ environment: SceneEnvironment) throws -> ID {
    let layout = AssayLayout.ZStackLayout(alignment: node.alignment)
    return try lowerStack("ZStack", layout, node.children, environment)
  }

  private func lowerStack<L: AssayLayout.Layout>(
    _ kind: String, _ layout: L, _ children: [ViewNode], _ environment: SceneEnvironment
  ) throws -> ID {
    let inner = environment.with { $0.stackAxis = L.layoutProperties.stackOrientation }
    return container(kind, layout, try lower(children, inner), environment)
  }

  func lowerCustomLayout(
    _ node: CustomLayoutNode, _ environment: SceneEnvironment
  ) throws -> ID {
    let inner = environment.with {
      $0.stackAxis = type(of: node.layout).layoutProperties.stackOrientation
      if let aside = node.layout as? ListAsideLayout {
        $0.isInListFooter = aside.isFooter
        // It is beside the rows: its labels have no column of icons.
        $0.isInList = false
        // A control's own color takes the place of the list's.
        $0.values.apply(.foregroundStyle(aside.style))
        $0.listForeground = aside.style
      }
    }
    let ids = try lower(node.children, inner)
    // Any guide may be the layout's own.
    return container(node.typeName, node.layout, ids, environment, guides: .all)
  }

  func lowerScrollView(_ node: ScrollViewNode, _ environment: SceneEnvironment) throws -> ID {
    let inner = environment.with {
      $0.stackAxis = nil
      $0.isInVerticalScroll = node.axes.contains(.vertical)
    }
    let content = try scrolled(node.children, inner)
    let id = container(
      "ScrollView", ScrollLayout(axes: node.axes), [content], environment,
      drawing: environment.values.scrollClipIsDisabled
        ? nil : GroupDrawing(effect: .clipToScrollArea), guides: [])
    setArea(
      .scroll(
        isHorizontal: node.axes.contains(.horizontal), isVertical: node.axes.contains(.vertical)),
      of: id)
    layout.setContainer(id)
    setSpaces(
      [.scrollView] + (node.axes.contains(.vertical) ? [.verticalScrollView] : [])
        + (node.axes.contains(.horizontal) ? [.horizontalScrollView] : []), of: id)
    return id
  }

  /// The content of a scroll view inside its margins, which views inside have not.
  private func scrolled(
    _ children: [ViewNode], _ environment: SceneEnvironment
  ) throws -> ID {
    let margins = environment.values.contentMargins
    guard margins != ContentMargins() else {
      return single(try lower(children, environment), environment)
    }
    let inner = environment.with { $0.values.contentMargins = ContentMargins() }
    let insets = EdgeInsets(
      top: margins.top ?? 0, leading: margins.leading ?? 0, bottom: margins.bottom ?? 0,
      trailing: margins.trailing ?? 0)
    return unary(
      "padding", PaddingLayout(insets: insets), single(try lower(children, inner), inner), inner)
  }
}
