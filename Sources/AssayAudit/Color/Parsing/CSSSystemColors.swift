// SPDX-License-Identifier: MIT

/// The names of colors that a browser and a person's settings choose (CSS Color 4, section 6.2 and
/// appendix A): colors without a value that a style sheet tells.
enum CSSSystemColors {
  /// In lower case; of the deprecated ones, those that mean nothing else.
  static let names: Set<String> = [
    "accentcolor", "accentcolortext", "activetext", "buttonborder", "buttonface", "buttontext",
    "canvas", "canvastext", "field", "fieldtext", "graytext", "highlight", "highlighttext",
    "linktext", "mark", "marktext", "selecteditem", "selecteditemtext", "visitedtext",
    "activeborder", "activecaption", "appworkspace", "buttonhighlight", "buttonshadow",
    "captiontext", "inactiveborder", "inactivecaption", "inactivecaptiontext", "infobackground",
    "infotext", "menutext", "threeddarkshadow", "threedface", "threedhighlight",
    "threedlightshadow", "threedshadow", "windowframe", "windowtext",
  ]
}
