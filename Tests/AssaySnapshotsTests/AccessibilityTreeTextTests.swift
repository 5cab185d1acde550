// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayText
import Testing

@testable import AssaySnapshots

@Suite("Accessibility trees as text and pictures")
struct AccessibilityTreeTextTests {
  static let nodes = [
    AccessibilityNode(
      frame: Rect(x: 16, y: 60, width: 120, height: 40.5), label: "Sign Up",
      traits: [.isStaticText, .isHeader]),
    AccessibilityNode(
      frame: Rect(x: 0, y: 100, width: 320, height: 50), traits: [.isTabBar],
      children: [
        AccessibilityNode(
          frame: Rect(x: 0, y: 100, width: 160, height: 50), label: "Home", hint: "Shows all",
          traits: [.isButton, .isSelected])
      ]),
  ]

  @Test("a tree's elements are numbered lines with traits, label, hint and frame") func text() {
    #expect(
      AccessibilityTreeText.text(of: Self.nodes) == """
        1 isHeader isStaticText "Sign Up" (16,60 120x40.5)
        - isTabBar (0,100 320x50)
          2 isButton isSelected "Home", hint "Shows all" (0,100 160x50)

        """)
    #expect(AccessibilityTreeText.text(of: []).isEmpty)
  }

  @Test("each element is spoken with its state, label, traits and hint") func spoken() {
    let spoken = Self.nodes.flatMap(\.leaves).map(AccessibilityTreeText.spoken)
    #expect(spoken == ["Sign Up, heading", "selected, Home, button, Shows all"])
  }

  /// Two regions of three items each and a badge of two, a legend of three for each, and the
  /// screen.
  @Test("an element on the screen gets a region and a legend, and one below it only a legend")
  func picture() throws {
    let scene = Scene(size: Size(width: 320, height: 100), scale: 2, accessibility: Self.nodes)
    let marked = AccessibilityOverlay(engine: try TextEngine()).marked(scene)
    #expect(marked.size == Size(width: 640, height: 100))
    // The second element lies below the screen: it has a legend and no region.
    #expect(marked.items.count == 1 + 4 + 3 * 2)
  }
}
