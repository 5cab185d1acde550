// SPDX-License-Identifier: MIT

nonisolated extension View {
  /// Sets a value of the environment for the views inside.
  ///
  /// `@Environment` reads every value. A value that affects layout also becomes part of the view
  /// description.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    EnvironmentWritingView(content: self) { environment in
      environment[keyPath: keyPath] = value
      return WrittenEnvironment.node(for: keyPath, in: environment)
    }
  }

  /// Provides a model to the views inside.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    EnvironmentChangingView(content: self) { $0.setObject(object) }
  }

  /// Provides an object to the views inside.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    EnvironmentChangingView(content: self) { $0.setObject(object) }
  }

  /// Changes a value of the environment for the views inside.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    EnvironmentWritingView(content: self) { environment in
      transform(&environment[keyPath: keyPath])
      return WrittenEnvironment.node(for: keyPath, in: environment)
    }
  }

  /// Sets whether the controls in the view are disabled.
  public func disabled(_ disabled: Bool) -> some View { modified(.disabled(disabled)) }

  /// Sets the color scheme of the whole screen; nil for that of the trait set.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modified(.preferredColorScheme(colorScheme))
  }

  /// Sets the color scheme of the view.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    modified(.environment(.colorScheme(colorScheme)))
  }

  /// Sets the text size of the view.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    modified(.dynamicTypeSize(from: size, to: size))
  }

  /// Limits the text size of the view to a range.
  public func dynamicTypeSize(_ range: ClosedRange<DynamicTypeSize>) -> some View {
    dynamicTypeSize(from: range.lowerBound, to: range.upperBound)
  }

  /// Limits the text size of the view to a maximum.
  public func dynamicTypeSize(_ range: PartialRangeThrough<DynamicTypeSize>) -> some View {
    dynamicTypeSize(from: .xSmall, to: range.upperBound)
  }

  /// Limits the text size of the view to a minimum.
  public func dynamicTypeSize(_ range: PartialRangeFrom<DynamicTypeSize>) -> some View {
    dynamicTypeSize(from: range.lowerBound, to: .accessibility5)
  }

  private func dynamicTypeSize(
    from minimum: DynamicTypeSize, to maximum: DynamicTypeSize
  ) -> some View {
    modified(.dynamicTypeSize(from: minimum, to: maximum))
  }
}

/// A view under a changed environment value, which is also a modifier if layout reads the value.
nonisolated struct EnvironmentWritingView<Content: View>: PrimitiveView {
  typealias Body = Never
  var holdsItsViews: Bool { true }
  let content: Content
  let change: (inout EnvironmentValues) -> ModifierNode?

  func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    var environment = context.environment
    let modifier = change(&environment)
    var nodes = try content.evaluated(in: context.with(environment: environment))
    guard let modifier else { return nodes }
    for index in nodes.indices { nodes[index].modifiers.append(modifier) }
    return nodes
  }
}

enum WrittenEnvironment {
  /// The modifier that says the same as an environment value just set, nil for values that only
  /// `@Environment` reads.
  static func node(
    for keyPath: PartialKeyPath<EnvironmentValues>, in values: EnvironmentValues
  ) -> ModifierNode? {
    switch keyPath {
    case \.colorScheme: .environment(.colorScheme(values.colorScheme))
    case \.colorSchemeContrast: .environment(.colorSchemeContrast(values.colorSchemeContrast))
    case \.layoutDirection: .environment(.layoutDirection(values.layoutDirection))
    case \.locale, \.localeIdentifier: .environment(.locale(values.localeIdentifier))
    case \.dynamicTypeSize, \.sizeCategory: .environment(.dynamicTypeSize(values.dynamicTypeSize))
    case \.legibilityWeight, \.legibilityIsBold:
      .environment(.legibilityBold(values.legibilityIsBold))
    case \.accessibilityReduceMotion:
      .environment(.reduceMotion(values.accessibilityReduceMotion))
    case \.displayScale: .environment(.displayScale(values.displayScale))
    case \.font: .font(values.font)
    case \.textCase: .textCase(values.textCase)
    case \.lineSpacing: .lineSpacing(values.lineSpacing)
    case \.lineLimit: .lineLimit(values.lineLimit)
    case \.multilineTextAlignment: .multilineTextAlignment(values.multilineTextAlignment)
    case \.minimumScaleFactor: .minimumScaleFactor(values.minimumScaleFactor)
    case \.truncationMode: .truncationMode(values.truncationMode)
    case \.allowsTightening: .allowsTightening(values.allowsTightening)
    case \.imageScale: .imageScale(values.imageScale)
    case \.symbolVariants: .symbolVariant(values.symbolVariants.name, replaces: true)
    case \.isEnabled: .disabled(!values.isEnabled)
    case \.controlSize: .controlSize(values.controlSize)
    case \.headerProminence: .headerProminence(values.headerProminence)
    case \.symbolRenderingMode: .symbolRenderingMode(values.symbolRenderingMode?.mode)
    case \.defaultMinListRowHeight:
      .environment(.defaultMinListRowHeight(Double(values.defaultMinListRowHeight)))
    case \.defaultMinListHeaderHeight:
      values.minListHeaderHeight.map { .environment(.defaultMinListHeaderHeight($0)) }
    case \.redactionReasons: redaction(values.redactionReasons)
    case \.backgroundStyle:
      .backgroundStyle(values.backgroundStyle?.styleNode(in: values) ?? .background)
    case \.labelsVisibility: values.labelsAreHidden ? .labelsHidden : nil
    default: values.undrawn(for: keyPath).map { .notDrawn($0) }
    }
  }

  private static func redaction(_ reasons: RedactionReasons) -> ModifierNode? {
    guard let first = reasons.nodes.first else { return .unredacted }
    return reasons.nodes.count == 1
      ? .redacted(first) : .notDrawn("several reasons of a redaction by the environment")
  }
}
