// SPDX-License-Identifier: MIT

nonisolated extension View {
  /// Shows details of a selection while a binding is true: in a column at the trailing edge where
  /// there is room, in a sheet on a phone. How wide the column is, is an estimate.
  public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
  ) -> some View {
    NodeView { context in
      guard isPresented.wrappedValue, context.environment.horizontalSizeClass == .regular else {
        return try sheet(isPresented: isPresented, content: content).evaluated(in: context)
      }
      return try HStack(spacing: 0) {
        frame(maxWidth: .infinity, maxHeight: .infinity)
        Divider().ignoresSafeArea()
        content().environment(\.horizontalSizeClass, .compact).frame(width: 320)
      }.evaluated(in: context)
    }
  }

  /// Accepted, but not drawn: the width of the column of an inspector, which is 320 points. A
  /// snapshot of a large screen reports it.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    reportingOnWideScreens("the width of an inspector")
  }

  /// Accepted, but not drawn: the width of the column of an inspector, which is 320 points. A
  /// snapshot of a large screen reports it.
  public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    reportingOnWideScreens("the width of an inspector")
  }
}
