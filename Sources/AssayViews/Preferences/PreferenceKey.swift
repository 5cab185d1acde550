// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// A value that views tell the views around them.
///
/// ```swift
/// struct HeightKey: PreferenceKey {
///   static let defaultValue = 0.0
///   static func reduce(value: inout Double, nextValue: () -> Double) {
///     value = max(value, nextValue())
///   }
/// }
/// ```
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no view has set one.
  static var defaultValue: Value { get }
  /// Joins the value of a view with that of a later one.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nil.
  public static var defaultValue: Value { nil }
}

extension PreferenceValues {
  /// The value of a key.
  subscript<Key: PreferenceKey>(key: Key.Type) -> Key.Value {
    get { value(of: key) as? Key.Value ?? Key.defaultValue }
    set {
      set(newValue, of: key) { first, next in
        guard var value = first as? Key.Value, let next = next as? Key.Value else { return first }
        Key.reduce(value: &value) { next }
        return value
      }
    }
  }
}

/// Carries Swift code of a screen, which one thread calls.
private struct Unchecked<Content>: @unchecked Sendable {
  let content: Content
  init(_ content: Content) { self.content = content }
}

nonisolated extension View {
  /// Sets a preference for the views around this one. Values that views inside have set are
  /// replaced.
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    changingPreference(key) { preference, _ in preference = value }
  }

  /// Changes a preference that views inside have set, or the default value.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    changingPreference(key) { preference, _ in callback(&preference) }
  }

  /// Sets a preference from the place of the view. Values that views inside have set are replaced.
  public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    changingPreference(key) { preference, room in preference = transform(value.anchor(room)) }
  }

  /// Changes a preference from the place of the view.
  public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    changingPreference(key) { preference, room in transform(&preference, value.anchor(room)) }
  }

  private func changingPreference<K: PreferenceKey>(
    _ key: K.Type, _ change: @escaping (inout K.Value, Room) -> Void
  ) -> some View {
    modified { context in
      let later = LaterEvaluation(context, of: K.self)
      let change = Unchecked { (values: inout PreferenceValues, room: Room) in
        later.evaluate(in: room) { _ in
          var value = values[key]
          change(&value, room)
          values[key] = value
        }
      }
      return ModifierNode(PreferenceModifier(.change { change.content(&$0, $1) }))
    }
  }

  /// Calls an action with a preference of the views inside after the first layout, and each time it
  /// changes. What the action sets is drawn.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modified { context in
      let later = LaterEvaluation(context, of: K.self)
      let report = Unchecked { (values: PreferenceValues) in
        later.report(Room(frame: Rect(size: .zero))) { placed in
          placed.noteChange(of: values[key], isInitial: true) { _, new in action(new) }
        }
      }
      return ModifierNode(PreferenceModifier(.report { report.content($0) }))
    }
  }

  /// Draws views in front of this one that are made from a preference of the views inside.
  public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    PreferenceReadingView(content: self, alignment: alignment, isBehind: false) {
      transform($0[key])
    }
  }

  /// Draws views behind this one that are made from a preference of the views inside.
  public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    PreferenceReadingView(content: self, alignment: alignment, isBehind: true) {
      transform($0[key])
    }
  }
}

/// A view with a decoration that is made once the preferences of the view are known.
private nonisolated struct PreferenceReadingView<Content: View, Decoration: View>: PrimitiveView {
  typealias Body = Never
  let content: Content
  let alignment: Alignment
  let isBehind: Bool
  let decoration: (PreferenceValues) -> Decoration

  func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    let source = PreferenceSource()
    return
      try content
      .modified(ModifierNode(PreferenceModifier(.source(source))))
      .modified { context in
        let later = LaterEvaluation(context, of: Decoration.self)
        let reader = GeometryReaderNode(estimate: [], source: source) { room, preferences in
          let views = try later.evaluate(in: room) {
            try decoration(preferences).evaluated(in: $0)
          }
          let fill = FrameLimits(maxWidth: .infinity, maxHeight: .infinity)
          return [
            ViewNode(
              .zStack(alignment: alignment, children: views),
              modifiers: [.frame(fill, alignment: alignment)])
          ]
        }
        let views = [ViewNode(.geometryReader(reader))]
        return isBehind
          ? .background(alignment: alignment, children: views)
          : .overlay(alignment: alignment, children: views)
      }
      .evaluated(in: context)
  }
}
