// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssaySnapshotStore
internal import AssayTraits
internal import AssayViews

extension Bitmap {
  /// As of a preview whose view is empty, such as one whose code is for another system.
  fileprivate var isOfOneColor: Bool {
    pixels.first.map { first in pixels.allSatisfy { $0 == first } } ?? true
  }
}

extension Snapshotting where Value == PreviewRecord, Format == Rendition {
  /// The view of a preview for a trait set, drawn apart so that a fatal error ends it alone.
  ///
  /// - Parameter screen: that is offered to a preview of the size that fits it.
  static func preview(precision: Double, traits: TraitSet, screen: Device) -> Snapshotting {
    SimplySnapshotting<Rendition>.image(precision: precision).pullback { record in
      var rendition = try draw(record, traits, screen)
      let cause = try isEmpty(record) ? "its body is empty" : "the preview draws nothing visible"
      rendition.noteOnPicture = { picture in
        picture.isOfOneColor ? "the picture has one color only: \(cause)" : nil
      }
      rendition.redrawing = Redrawing(hasOwnClock: TestClock.isAvailable) {
        try draw(record, traits, screen)
      }
      return rendition
    }
  }

  /// Whether a preview says nothing, as one whose code is a comment.
  private static func isEmpty(_ record: PreviewRecord) throws -> Bool {
    try run { try making { try record.view() is EmptyView } }
  }

  private static func draw(
    _ record: PreviewRecord, _ traits: TraitSet, _ screen: Device
  ) throws -> Rendition {
    try run {
      // The models of the outermost views are made before a body is evaluated.
      try making {
        var view = try record.view()
        for modifier in record.traits.modifiers { view = try modifier(view) }
        if case .sizeThatFits = traits.canvas {
          view = OfferedScreen(device: screen, content: AnyView(any: view))
        }
        return try ViewRendering.rendition(of: AnyView(any: view), traits: traits)
      }
    }
  }

  /// Runs the code of a preview apart, at the time of previews.
  private static func run<Result>(_ body: @escaping () throws -> Result) throws -> Result {
    let file = AssertionScope.file
    return try PreviewGuard.run {
      try TestClock.run(at: TestClock.presentOfPreviews) {
        try AssertionScope.$file.withValue(file, operation: body)
      }
    }
  }

  /// Runs the code of a preview with the files of its app.
  private static func making<Result>(_ body: () throws -> Result) throws -> Result {
    let bundle = try AssertionScope.file.map { try SnapshotSession.shared.mainBundle(near: $0) }
    return try MainBundle.$making.withValue(bundle, operation: body)
  }
}
