// SPDX-License-Identifier: MIT

import AssayDescription
import AssayRendering
import AssayResources
import AssaySnapshots
import AssayTestSupport
import AssayText
import AssayTraits
import Foundation
import Testing

/// The command line verifies the descriptions against the references (`ci/demo`); these tests hold
/// the Swift views to the descriptions, and the two test libraries to the same pictures.
@MainActor
@Suite("Gallery")
struct GalleryTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().path

  @Test(
    "A view and its description are the same tree, and the same bytes", arguments: GalleryScreen.all
  )
  func descriptionIsTheView(_ screen: GalleryScreen) throws {
    let traits = TraitSet(canvas: .device(.iPhoneSe), appearance: .dark, locale: "es")
    let view = try screen.viewNode(for: traits)
    let description = try ViewDescription(
      file: Self.folder + "/Descriptions/\(screen.name).yaml"
    ).view
    // What a view does when it appears has no written form.
    #expect(try view.written() == description.written())

    let renderer = SnapshotRenderer(
      engine: try TextEngine(), resources: try ResourceFinder.resources(near: #filePath))
    let ofView = try renderer.render(view, traits: traits).rendition
    let ofDescription = try renderer.render(description, traits: traits).rendition
    #expect(ofView.bitmap == ofDescription.bitmap)
  }

  @Test("the language screen matches its references in English and in Spanish")
  func language() {
    assertSnapshots(
      of: LanguageView(), as: .images(on: [.iPhoneSe], locales: ["en", "es"]))
  }

  @Test("the alert screen matches its picture and its view tree")
  func alert() {
    assertSnapshot(of: AlertView(), as: .image(on: .iPhoneSe))
    assertSnapshot(of: AlertView(), as: .viewTree(on: .iPhoneSe), named: "tree")
  }
}
