// SPDX-License-Identifier: MIT

/// One view of a `PreviewProvider`, with the traits that modifiers around it give.
struct PreviewPart {
  var view: any View
  var traits = PreviewTraits()

  /// The previews of a view: as SwiftUI has it, each child of a group, a tuple or a `ForEach` is
  /// one, and a modifier of a group belongs to each child.
  static func parts(of view: any View) -> [PreviewPart] {
    (view as? any PreviewContainer)?.previewParts() ?? [PreviewPart(view: view)]
  }

  func mapView(_ change: (any View) -> any View) -> PreviewPart {
    PreviewPart(view: change(view), traits: traits)
  }
}

/// A view that holds the views of previews.
protocol PreviewContainer {
  func previewParts() -> [PreviewPart]
}

nonisolated extension TupleView: PreviewContainer {
  func previewParts() -> [PreviewPart] { children.flatMap { PreviewPart.parts(of: $0) } }
}

nonisolated extension Group: PreviewContainer where Content: View {
  func previewParts() -> [PreviewPart] { PreviewPart.parts(of: content) }
}

nonisolated extension ForEach: PreviewContainer where Content: View {
  func previewParts() -> [PreviewPart] { data.flatMap { PreviewPart.parts(of: content($0)) } }
}

nonisolated extension _ConditionalContent: PreviewContainer {
  func previewParts() -> [PreviewPart] {
    switch storage {
    case .first(let content): PreviewPart.parts(of: content)
    case .second(let content): PreviewPart.parts(of: content)
    }
  }
}

nonisolated extension Optional: PreviewContainer where Wrapped: View {
  func previewParts() -> [PreviewPart] { map { PreviewPart.parts(of: $0) } ?? [] }
}

nonisolated extension AnyView: PreviewContainer {
  func previewParts() -> [PreviewPart] { PreviewPart.parts(of: content) }
}

/// A view that changes what is inside of it, which every preview in it takes along.
nonisolated protocol PreviewWrapper: PreviewContainer {
  associatedtype Content: View
  var content: Content { get }
  /// The same change around another view.
  func wrapping(_ view: some View) -> any View
}

nonisolated extension PreviewWrapper {
  func previewParts() -> [PreviewPart] {
    PreviewPart.parts(of: content).map { part in part.mapView { wrapping($0) } }
  }
}

nonisolated extension ModifiedView: PreviewWrapper {
  func wrapping(_ view: some View) -> any View {
    ModifiedView<_>(content: view, modifier: modifier)
  }
}

nonisolated extension EnvironmentChangingView: PreviewWrapper {
  func wrapping(_ view: some View) -> any View {
    EnvironmentChangingView<_>(content: view, change: change)
  }
}

nonisolated extension EnvironmentWritingView: PreviewWrapper {
  func wrapping(_ view: some View) -> any View {
    EnvironmentWritingView<_>(content: view, change: change)
  }
}

nonisolated extension OptionallyModifiedView: PreviewWrapper {
  func wrapping(_ view: some View) -> any View {
    OptionallyModifiedView<_>(content: view, modifier: modifier)
  }
}

/// A view with traits of its preview. It draws as the view.
nonisolated struct PreviewTraitsView<Content: View>: PrimitiveView, PreviewContainer {
  typealias Body = Never
  var holdsItsViews: Bool { true }
  let content: Content
  let change: (inout PreviewTraits) -> Void

  func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    try content.evaluated(in: context)
  }

  func previewParts() -> [PreviewPart] {
    PreviewPart.parts(of: content).map { part in
      // What is nearer to the view wins: SwiftUI lets an inner name stand.
      var traits = PreviewTraits()
      change(&traits)
      traits.take(part.traits)
      return PreviewPart(view: part.view, traits: traits)
    }
  }
}

extension PreviewTraits {
  /// Takes over what other traits say.
  fileprivate mutating func take(_ other: PreviewTraits) {
    displayName = other.displayName ?? displayName
    device = other.device ?? device
    orientation = other.orientation ?? orientation
    if other.layout != .device { layout = other.layout }
    modifiers += other.modifiers
    snapshot.take(other.snapshot)
  }
}
