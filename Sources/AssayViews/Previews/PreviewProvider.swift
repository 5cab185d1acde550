// SPDX-License-Identifier: MIT

/// A provider of previews. `assertPreviews()` and `assay snapshot previews` render each of its
/// views.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View
  /// The views, each a preview of its own.
  @ViewBuilder static var previews: Previews { get }
  /// The platform of the previews; nil for any.
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// Any platform.
  public static var platform: PreviewPlatform? { nil }
}

/// A platform of previews.
public enum PreviewPlatform: Hashable, Sendable {
  /// A platform of Apple's.
  case iOS, macOS, tvOS, watchOS
}

extension PreviewProvider {
  /// Each view of the provider as a record. A provider whose list of views fails is one record that
  /// fails.
  nonisolated static func records(
    around: @escaping (() -> Void) -> Void
  ) -> [PreviewRecord] {
    let type = String(reflecting: Self.self).split(separator: ".", maxSplits: 1)
    let fileID = "\(type.first ?? "")/\(type.dropFirst().first ?? "")"
    func record(_ part: PreviewPart, view: @escaping () throws -> any View) -> PreviewRecord {
      PreviewRecord(
        fileID: fileID, source: nil, name: part.traits.displayName, traits: part.traits, view: view)
    }
    do {
      let parts = try PreviewGuard.run {
        var parts: [PreviewPart] = []
        around {
          parts = RenderingExecutor.making {
            PreviewPart.parts(of: BodyEvaluator.previews(of: Self.self))
          }
        }
        return parts
      }
      return parts.map { part in record(part) { part.view } }
    } catch {
      return [record(PreviewPart(view: EmptyView())) { throw error }]
    }
  }
}
