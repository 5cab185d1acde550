// SPDX-License-Identifier: MIT

/// One preview of this program: a `#Preview`, or one view of a `PreviewProvider`.
public struct PreviewRecord {
  /// Where a preview is written, in the form that test libraries take.
  package struct Source {
    package let fileID: StaticString
    package let filePath: StaticString
    package let line: UInt
  }

  /// The module and the file, as `#fileID` writes them. A provider does not know its file: its
  /// module and type stand for it.
  package let fileID: String
  /// nil for a view of a provider.
  package let source: Source?
  package let name: String?
  package let traits: PreviewTraits
  /// Makes the view.
  package let view: () throws -> any View

  /// Where a `#Preview` is written. Only the macro uses it.
  public struct Place {
    private let list: UnsafeMutableRawPointer
    private let fileID: StaticString
    private let filePath: StaticString
    private let line: UInt

    /// Creates a place of the list of previews.
    public init(
      list: UnsafeMutableRawPointer, fileID: StaticString, filePath: StaticString, line: UInt
    ) {
      self.list = list
      self.fileID = fileID
      self.filePath = filePath
      self.line = line
    }

    /// Adds a preview as the main actor would: its traits may be values of the main actor.
    public func addOnMainActor(_ add: @MainActor (Self) -> Void) {
      nonisolated(unsafe) let place = self
      BodyEvaluator.value { add(place) }
    }

    // NB: a type of its own for each view would make the compiler crash on a preview that declares
    // its view: the name of the view would have the closure in it, whose type has the view in it.

    /// Adds a preview of a view.
    public func add(
      _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
      @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
      add(name, traits) { RenderingExecutor.making { BodyEvaluator.value(body) } }
    }

    /// Adds a preview of a view with traits.
    public func add(
      _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
      _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
      @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
      add(name, [traits] + additionalTraits) {
        RenderingExecutor.making { BodyEvaluator.value(body) }
      }
    }

    /// Adds a preview for each of several values.
    public func add<A>(
      _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: [A],
      @ViewBuilder body: @escaping @MainActor (A) -> any View
    ) {
      for (index, argument) in arguments.enumerated() {
        nonisolated(unsafe) let argument = argument
        add((name ?? "argument") + "-\(index + 1)", traits) {
          RenderingExecutor.making { BodyEvaluator.value { body(argument) } }
        }
      }
    }

    func add(
      _ name: String?, _ traits: [PreviewTrait<Preview.ViewTraits>],
      _ view: @escaping () throws -> any View
    ) {
      var all = PreviewTraits()
      for trait in traits { trait.change(&all) }
      list.assumingMemoryBound(to: [PreviewRecord].self).pointee.append(
        PreviewRecord(
          fileID: "\(fileID)", source: Source(fileID: fileID, filePath: filePath, line: line),
          name: name, traits: all, view: view))
    }
  }
}

/// What the macro writes for `View`, which a file may mean something else by.
public typealias _PreviewContent = View
