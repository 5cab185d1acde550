// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// How large the ink of Apple's own symbols is, per size of text, where it is known.
///
/// Measured in SwiftUI pictures at 16 and 17 points and regular weight: checkmark 13.67 x 13.33,
/// chevron.down 13.67 x 7.67 and xmark 12.67 square at 16, globe 22 square at 17 in the large scale
/// (1.29), xmark.octagon.fill 21 x 20 at 23. Discs are 17.33 at 17, 30.33 at 30 and 50.33 at 50 on
/// iOS 17 and later (aessam/NiceViewsLib, as the names with sizes at 17, 24 and 30 points below),
/// 16 at 17 on iOS 13. Of arrow.right
/// (16 x 12.67) and person (18.67 x 20) the proportions were measured. In title3 at medium (19
/// points), wifi is 21.67 x 15.67, location.fill 17.67 square, arrow.left.arrow.right 18 x 22 and
/// hand.raised.fill 15 x 20; the envelope of envelope.badge.fill is 18.9 x 13.4 at 16. The same
/// symbols turned a quarter have the same sizes.
enum SymbolInk {
  static func size(of name: String) -> Size? { sizes[name] }

  /// Whether a symbol is a sign in a circle.
  static func isDisc(_ name: String) -> Bool {
    let words = name.split(separator: ".")
    return words.last == "circle" || words.suffix(2) == ["circle", "fill"]
  }

  /// The boxes that were measured beside text, per size of it: xmark is 16.7 x 14.7 at 17 points
  /// and 16.667 wide at 16, so a width within half a point of both;
  /// xmark.octagon.fill starts 2 after what is before it at 15 and 17, and 3 at 23, and ends as far
  /// before what follows it.
  static func box(of name: String) -> Size? { boxes[name] }

  private static let boxes: [String: Size] = [
    "xmark": Size(width: 1.012, height: 0.865),
    "xmark.octagon.fill": Size(width: 1.27, height: 1.06),
  ]

  private static let disc = Size(width: 1.01, height: 1.01)

  private static let sizes: [String: Size] = {
    var sizes: [String: Size] = [
      "checkmark": Size(width: 0.854, height: 0.833),
      "xmark": Size(width: 0.792, height: 0.792),
      "plus": Size(width: 0.792, height: 0.792),
      "globe": Size(width: 1.003, height: 1.003),
      "envelope": Size(width: 1.18, height: 0.84),
      "envelope.fill": Size(width: 1.18, height: 0.84),
      "wifi": Size(width: 1.14, height: 0.825),
      "location": Size(width: 0.93, height: 0.93),
      "location.fill": Size(width: 0.93, height: 0.93),
      "arrow.left.arrow.right": Size(width: 0.947, height: 1.158),
      "arrow.up.arrow.down": Size(width: 1.158, height: 0.947),
      "hand.raised": Size(width: 0.79, height: 1.053),
      "hand.raised.fill": Size(width: 0.79, height: 1.053),
      "circle": disc,
      "circle.fill": disc,
      "person": Size(width: 0.896, height: 0.96),
      "person.fill": Size(width: 0.833, height: 0.888),
      "magnifyingglass": Size(width: 0.98, height: 0.98),
      "play.fill": Size(width: 0.784, height: 0.882),
      "list.bullet.rectangle": Size(width: 1.176, height: 0.917),
      "slider.horizontal.3": Size(width: 1.02, height: 0.863),
      "wand.and.stars": Size(width: 0.98, height: 1),
      "music.note": Size(width: 0.63, height: 1),
      "music.note.list": Size(width: 1.02, height: 1),
      "sun.max.fill": Size(width: 1.08, height: 1.08),
      "paintbrush.fill": Size(width: 1.06, height: 1.18),
      "exclamationmark.triangle": Size(width: 1.033, height: 0.944),
      "exclamationmark.triangle.fill": Size(width: 1.033, height: 0.944),
      "heart.text.square": Size(width: 0.922, height: 0.922),
    ]
    for (name, size) in [
      ("square.grid.2x2", Size(width: 0.922, height: 0.922)),
      ("house", Size(width: 1.18, height: 1.05)),
      ("play.rectangle", Size(width: 1.176, height: 0.922)),
      ("film", Size(width: 1.176, height: 0.922)),
      ("books.vertical", Size(width: 1.18, height: 1.11)),
      ("creditcard", Size(width: 1.167, height: 0.843)),
    ] {
      sizes[name] = size
      sizes[name + ".fill"] = size
    }
    for name in ["checkmark", "xmark", "plus", "minus", "info", "questionmark", "exclamationmark"] {
      sizes[name + ".circle"] = disc
      sizes[name + ".circle.fill"] = disc
    }
    for name in ["checkmark", "xmark"] {
      sizes[name + ".octagon.fill"] = Size(width: 0.91, height: 0.91)
    }
    for (name, isWide) in [("down", true), ("up", true), ("left", false), ("right", false)] {
      sizes["chevron." + name] =
        isWide ? Size(width: 0.854, height: 0.479) : Size(width: 0.479, height: 0.854)
    }
    for name in ["left", "right", "forward", "backward"] {
      sizes["arrow." + name] = Size(width: 1.01, height: 0.8)
    }
    for name in ["chevron.forward", "chevron.backward"] {
      sizes[name] = Size(width: 0.479, height: 0.854)
    }
    for name in ["up", "down"] { sizes["arrow." + name] = Size(width: 0.8, height: 1.01) }
    return sizes
  }()
}
