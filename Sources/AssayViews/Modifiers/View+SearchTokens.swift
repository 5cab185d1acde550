// SPDX-License-Identifier: MIT

// Each form of SwiftUI's, with a prompt as a text, a key or a string. No token is drawn.
nonisolated extension View {
  private func tokenField<C: Collection>(
    _ text: Binding<String>, _ tokens: C, _ prompt: Text?, _ placement: SearchFieldPlacement,
    isPresented: Bool = false
  ) -> some View {
    OptionallyModifiedView(
      content: searchField(text, prompt, placement),
      modifier: tokens.isEmpty ? nil : .notDrawn("the tokens of a search field")
    )
    .searching(isPresented)
  }

  /// Adds a search field with tokens. Unlike SwiftUI, tokens are not drawn, which a snapshot
  /// reports.
  public func searchable<C: RandomAccessCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    tokenField(text, tokens.wrappedValue, prompt, placement)
  }

  /// Adds a search field with tokens and a prompt of the string tables. Unlike SwiftUI, tokens are
  /// not drawn, which a snapshot reports.
  public func searchable<C: RandomAccessCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    tokenField(text, tokens.wrappedValue, Text(prompt), placement)
  }

  /// Adds a search field with tokens and a prompt as it is. Unlike SwiftUI, tokens are not drawn,
  /// which a snapshot reports.
  @_disfavoredOverload
  public func searchable<C: RandomAccessCollection, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    tokenField(text, tokens.wrappedValue, Text(prompt), placement)
  }

  /// Adds a search field with tokens. Unlike SwiftUI, tokens and a presented search are not drawn,
  /// which a snapshot reports.
  public func searchable<C: RandomAccessCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    tokenField(text, tokens.wrappedValue, prompt, placement, isPresented: isPresented.wrappedValue)
  }

  /// Adds a search field with tokens and a prompt of the string tables. Unlike SwiftUI, tokens and
  /// a presented search are not drawn, which a snapshot reports.
  public func searchable<C: RandomAccessCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    tokenField(
      text, tokens.wrappedValue, Text(prompt), placement, isPresented: isPresented.wrappedValue)
  }

  /// Adds a search field with tokens and a prompt as it is. Unlike SwiftUI, tokens and a presented
  /// search are not drawn, which a snapshot reports.
  @_disfavoredOverload
  public func searchable<C: RandomAccessCollection, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    tokenField(
      text, tokens.wrappedValue, Text(prompt), placement, isPresented: isPresented.wrappedValue)
  }

  /// Adds a search field with tokens, and tokens that show only while the user searches. Unlike
  /// SwiftUI, tokens are not drawn, which a snapshot reports.
  public func searchable<C: RandomAccessCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    tokenField(text, tokens.wrappedValue, prompt, placement)
  }

  /// Adds a search field with tokens, tokens that show only while the user searches, and a prompt
  /// of the string tables. Unlike SwiftUI, tokens are not drawn, which a snapshot reports.
  public func searchable<C: RandomAccessCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    tokenField(text, tokens.wrappedValue, Text(prompt), placement)
  }

  /// Adds a search field with tokens, tokens that show only while the user searches, and a prompt
  /// as it is. Unlike SwiftUI, tokens are not drawn, which a snapshot reports.
  @_disfavoredOverload
  public func searchable<C: RandomAccessCollection, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    tokenField(text, tokens.wrappedValue, Text(prompt), placement)
  }

  /// Adds a search field with tokens, and tokens that show only while the user searches. Unlike
  /// SwiftUI, tokens and a presented search are not drawn, which a snapshot reports.
  public func searchable<C: RandomAccessCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    tokenField(text, tokens.wrappedValue, prompt, placement, isPresented: isPresented.wrappedValue)
  }

  /// Adds a search field with tokens, tokens that show only while the user searches, and a prompt
  /// of the string tables. Unlike SwiftUI, tokens and a presented search are not drawn, which a
  /// snapshot reports.
  public func searchable<C: RandomAccessCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    tokenField(
      text, tokens.wrappedValue, Text(prompt), placement, isPresented: isPresented.wrappedValue)
  }

  /// Adds a search field with tokens, tokens that show only while the user searches, and a prompt
  /// as it is. Unlike SwiftUI, tokens and a presented search are not drawn, which a snapshot
  /// reports.
  @_disfavoredOverload
  public func searchable<C: RandomAccessCollection, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    tokenField(
      text, tokens.wrappedValue, Text(prompt), placement, isPresented: isPresented.wrappedValue)
  }

  /// Adds a search field with tokens that can be edited. Unlike SwiftUI, tokens are not drawn,
  /// which a snapshot reports.
  public func searchable<C: RandomAccessCollection, T: View>(
    text: Binding<String>, editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    tokenField(text, editableTokens.wrappedValue, prompt, placement)
  }

  /// Adds a search field with tokens that can be edited and a prompt of the string tables. Unlike
  /// SwiftUI, tokens are not drawn, which a snapshot reports.
  public func searchable<C: RandomAccessCollection, T: View>(
    text: Binding<String>, editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    tokenField(text, editableTokens.wrappedValue, Text(prompt), placement)
  }

  /// Adds a search field with tokens that can be edited and a prompt as it is. Unlike SwiftUI,
  /// tokens are not drawn, which a snapshot reports.
  @_disfavoredOverload
  public func searchable<C: RandomAccessCollection, T: View, S: StringProtocol>(
    text: Binding<String>, editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    tokenField(text, editableTokens.wrappedValue, Text(prompt), placement)
  }

  /// Adds a search field with tokens that can be edited. Unlike SwiftUI, tokens and a presented
  /// search are not drawn, which a snapshot reports.
  public func searchable<C: RandomAccessCollection, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    tokenField(
      text, editableTokens.wrappedValue, prompt, placement, isPresented: isPresented.wrappedValue)
  }

  /// Adds a search field with tokens that can be edited and a prompt of the string tables. Unlike
  /// SwiftUI, tokens and a presented search are not drawn, which a snapshot reports.
  public func searchable<C: RandomAccessCollection, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    tokenField(
      text, editableTokens.wrappedValue, Text(prompt), placement,
      isPresented: isPresented.wrappedValue)
  }

  /// Adds a search field with tokens that can be edited and a prompt as it is. Unlike SwiftUI,
  /// tokens and a presented search are not drawn, which a snapshot reports.
  @_disfavoredOverload
  public func searchable<C: RandomAccessCollection, T: View, S: StringProtocol>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    tokenField(
      text, editableTokens.wrappedValue, Text(prompt), placement,
      isPresented: isPresented.wrappedValue)
  }
}
