// SPDX-License-Identifier: MIT

// What another process draws: accepted while it is not presented, and otherwise reported.
nonisolated extension View {
  private func presentingSystem(_ what: String, _ isPresented: Binding<Bool>) -> some View {
    NodeView { context in
      guard isPresented.wrappedValue else { return try evaluated(in: context) }
      return try modified(.notDrawn(what)).evaluated(in: context)
    }
  }

  /// Unlike SwiftUI, a presented file importer is not drawn, which a snapshot reports.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    presentingSystem("a presented file importer", isPresented)
  }

  /// Unlike SwiftUI, a presented file importer is not drawn, which a snapshot reports.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    presentingSystem("a presented file importer", isPresented)
  }

  /// Unlike SwiftUI, a presented file importer is not drawn, which a snapshot reports.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View {
    presentingSystem("a presented file importer", isPresented)
  }

  /// Unlike SwiftUI, a presented file exporter is not drawn, which a snapshot reports.
  public func fileExporter<D>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    presentingSystem("a presented file exporter", isPresented)
  }

  /// Unlike SwiftUI, a presented file exporter is not drawn, which a snapshot reports.
  public func fileExporter<D, C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == D {
    presentingSystem("a presented file exporter", isPresented)
  }

  /// Unlike SwiftUI, a presented file exporter is not drawn, which a snapshot reports.
  public func fileExporter<D>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    presentingSystem("a presented file exporter", isPresented)
  }

  /// Unlike SwiftUI, a presented file exporter is not drawn, which a snapshot reports.
  public func fileExporter<I>(
    isPresented: Binding<Bool>, item: I?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    presentingSystem("a presented file exporter", isPresented)
  }

  /// Unlike SwiftUI, a presented file mover is not drawn, which a snapshot reports.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    presentingSystem("a presented file mover", isPresented)
  }

  /// Unlike SwiftUI, a presented file mover is not drawn, which a snapshot reports.
  public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element == URL {
    presentingSystem("a presented file mover", isPresented)
  }

  /// Unlike SwiftUI, a presented file exporter is not drawn, which a snapshot reports.
  public func fileExporter<D, C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element == D {
    presentingSystem("a presented file exporter", isPresented)
  }

  /// Unlike SwiftUI, a presented file exporter is not drawn, which a snapshot reports.
  public func fileExporter<T: Transferable, C: Collection>(
    isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element == T {
    presentingSystem("a presented file exporter", isPresented)
  }

  /// Unlike SwiftUI, a presented preview of files is not drawn, which a snapshot reports.
  public func quickLookPreview<Items: RandomAccessCollection>(
    _ selection: Binding<Items.Element?>, in items: Items
  ) -> some View where Items.Element == URL {
    presentingSystem("a presented preview of files", .constant(selection.wrappedValue != nil))
  }

  /// Accepted, but not drawn: what a file dialog shows.
  public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View { self }
  /// Accepted, but not drawn: whether a file dialog follows aliases.
  public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }
  /// Accepted, but not drawn: which files of a file dialog can be chosen.
  public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View { self }
  /// Accepted, but not drawn: the label of the name of a file dialog.
  public func fileExporterFilenameLabel(_ label: LocalizedStringKey?) -> some View { self }

  /// Unlike SwiftUI, a presented preview of a file is not drawn, which a snapshot reports.
  public func quickLookPreview(_ item: Binding<URL?>) -> some View {
    presentingSystem("a presented preview of a file", .constant(item.wrappedValue != nil))
  }

  /// Unlike SwiftUI, a presented photo picker is not drawn, which a snapshot reports.
  public func photosPicker<S, F>(
    isPresented: Binding<Bool>, selection: Binding<S>, matching filter: F?
  ) -> some View {
    presentingSystem("a presented photo picker", isPresented)
  }

  /// Unlike SwiftUI, a presented overlay of the App Store is not drawn, which a snapshot reports.
  public func appStoreOverlay<C>(
    isPresented: Binding<Bool>, configuration: @escaping () -> C
  ) -> some View {
    presentingSystem("a presented overlay of the App Store", isPresented)
  }

  /// Accepted, but not drawn: texts of file dialogs.
  public func fileDialogConfirmationLabel(_ label: Text?) -> some View { self }
  /// Accepted, but not drawn: texts of file dialogs.
  public func fileExporterFilenameLabel(_ label: Text?) -> some View { self }
  /// Accepted, but not drawn: texts of file dialogs.
  public func fileDialogMessage(_ messageKey: LocalizedStringKey?) -> some View { self }
  /// Accepted, but not drawn: texts of file dialogs.
  public func fileDialogMessage(_ message: Text?) -> some View { self }
  /// Accepted, but not drawn: texts of file dialogs.
  public func fileDialogConfirmationLabel(_ label: LocalizedStringKey?) -> some View { self }
  /// Accepted, but not drawn: the identity of a file dialog.
  public func fileDialogCustomizationID(_ id: String) -> some View { self }
  /// Accepted, but not drawn: the first folder of a file dialog.
  public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View { self }

  /// Accepted, but not drawn: the menu that a long press shows, with a preview of the view.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    self
  }
  /// Accepted, but not drawn: the menu that a long press shows.
  public func contextMenu<M: View>(_ contextMenu: ContextMenu<M>?) -> some View { self }
  /// Accepted, but not drawn: the menu that a long press on chosen rows shows.
  public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    self
  }
}

/// Accepted, but not drawn: the menu that a long press shows, by its form in iOS 13.
public struct ContextMenu<MenuItems: View> {
  /// Creates a menu from its items.
  public init(@ViewBuilder menuItems: () -> MenuItems) {}
}

/// What a file dialog shows.
public struct FileDialogBrowserOptions: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: Int
  /// Creates options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The content of packages.
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
  /// Hidden files.
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
  /// The ends of names.
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}
