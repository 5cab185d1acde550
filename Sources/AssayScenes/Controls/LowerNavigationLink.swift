// SPDX-License-Identifier: MIT

internal import AssayLayout
internal import AssayNodes

extension SceneTree {
  /// A label that leads on: in a list with a chevron behind it, elsewhere like a button's. Outside
  /// of a navigation stack it leads nowhere and is drawn as a control that cannot be used.
  func lowerNavigationLink(_ label: [ViewNode], _ environment: SceneEnvironment) throws -> ID {
    var inner = environment
    if !environment.isInNavigation { inner.values.isEnabled = false }
    let view: ViewNode
    if environment.isInList {
      noteBezel(environment)
      view = Self.faded(rowContent(label, environment), inner)
    } else if environment.values.buttonStyle.hasBezel {
      view = styled(label, nil, automatic: .borderless, &inner)
    } else {
      if environment.values.buttonStyle != .plain { inner.setDefaultForeground(.tint) }
      view = Self.faded(.row(label), inner)
    }
    // What is inside is faded as a whole, not each control of it again.
    inner.values.isEnabled = environment.values.isEnabled
    let id = single(try lower(view, inner), inner)
    let outer = environment.with {
      $0.values.isEnabled = environment.values.isEnabled && environment.isInNavigation
    }
    let link = control("NavigationLink", id, outer, [.isButton])
    if environment.isInList { setArea(.decoration, of: link) }
    return link
  }

  /// The label, and at the end a chevron where the list has them.
  private func rowContent(_ label: [ViewNode], _ environment: SceneEnvironment) -> ViewNode {
    let metrics = environment.listMetrics
    guard metrics.hasChevrons else { return .row(label) }
    let chevron = ViewNode(.image(ImageNode(.system("chevron.forward"), isDecorative: true)))
      // Its strokes are 0.147 of its own size, measured on list rows.
      .font(Font(base: .size(chevronSize(metrics, environment)), weight: .bold))
      .foreground(.color(metrics.chevronColor))
      .padding(.leading, metrics.chevronGap)
      .padding(.trailing, chevronTrailing(metrics, environment))
    return .row([.row(label), ViewNode(.spacer(minLength: 0)), chevron], spacing: 0)
  }

  private func noteBezel(_ environment: SceneEnvironment) {
    guard environment.values.buttonStyle.hasBezel else { return }
    notes.add(.notDrawn("the button style of a navigation link in a list"))
  }

  private func chevronSize(_ metrics: ListMetrics, _ environment: SceneEnvironment) -> Double {
    let footnote = environment.look.textStyles.metrics(
      .footnote, environment.values.dynamicTypeSize)
    return footnote.pointSize * metrics.chevronScale
  }

  private func chevronTrailing(
    _ metrics: ListMetrics, _ environment: SceneEnvironment
  ) -> Double {
    environment.values.dynamicTypeSize < .large ? metrics.chevronTrailing : 0
  }
}
