// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayLayout
internal import AssayNodes

extension SceneTree {
  /// Adds what a modifier does to a view. `environment` is that of the view inside.
  func lowerEffect(
    _ effect: ModifierEffect, _ child: ID, _ environment: SceneEnvironment
  ) throws -> ID {
    switch effect {
    case .layout(let layout, let beside):
      let secondary = try beside.map {
        single(try lower($0, environment), environment, layout: AssayLayout.VStackLayout())
      }
      return unary(
        layout.kind, layout.layout, child, secondary: secondary, environment,
        guides: guides(layout.guides, child))
    case .placement(let placement):
      return lowerPlacement(placement, child, environment)
    case .drawing(let drawing):
      return try lowerDrawing(drawing, child, environment)
    case .geometry(let geometry):
      switch geometry {
      case .space(let name):
        let id = unary(child, environment)
        setSpaces([name], of: id)
        return id
      case .observer(let report):
        geometryObservers.append((child, report))
        return child
      case .preferences(let step):
        return lowerPreferences(step, child, environment)
      case .standIn:
        // A redaction is what is asked for, and hides nothing that is missing.
        if environment.isRedacted { return child }
        let id = unary(child, environment, drawing: StandInDrawing())
        setArea(.missingImage, of: id)
        return id
      case .effect(let drawings):
        let id = unary(child, environment)
        visualEffects.append(
          VisualEffectBody(id: id, drawings: drawings, environment: environment))
        return id
      }
    case .accessibility(let change):
      let resolved = ResolvedAccessibilityChange(change) { words($0, environment) }
      let id = unary(child, environment, semantics: Semantics(.change(resolved)))
      if case .hidden(true) = resolved { setArea(.decoration, of: id) }
      if case .ignoresInvertColors(let value) = resolved {
        setArea(.smartInvert(isIgnored: value), of: id)
      }
      return id
    case .environment, .container, .notDrawn:
      return child
    }
  }

  private func guides(_ guides: ModifierLayout.Guides, _ child: ID) -> AlignmentKey.Set? {
    switch guides {
    case .ofLayout: nil
    case .none: []
    case .ofContent(let key): layout.guides(of: child).union(AlignmentKey.Set(key))
    }
  }

  private func lowerPlacement(
    _ placement: ModifierPlacement, _ child: ID, _ environment: SceneEnvironment
  ) -> ID {
    let id = unary(child, environment)
    switch placement {
    case .priority(let value): layout.setPriority(value, of: id)
    case .zIndex(let value): setZIndex(value, of: id)
    case .value(let value, let key): layout.setValue(value, for: key, of: id)
    case .containerShape(let shape): setContainerShape(shape, of: id)
    }
    return id
  }

  /// A modifier that changes looks or meaning and leaves layout alone.
  func unary(
    _ child: ID, _ environment: SceneEnvironment, drawing: (any Drawing)? = nil,
    semantics: Semantics = Semantics()
  ) -> ID {
    unary(
      nil, PassThroughLayout(), child, environment, drawing: drawing, semantics: semantics)
  }
}
