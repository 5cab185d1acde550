// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayNodes

/// What a search field shows, without its background: a magnifying glass, the text or the prompt,
/// and at the end a microphone, or the button that clears the text.
struct SearchField {
  var node: SearchFieldNode
  var symbolStyle: StyleNode
  /// At the end of an empty field.
  var hasMicrophone = true
  var pointSize = 17.0

  var view: ViewNode {
    let isEmpty = node.text.isEmpty
    let words =
      isEmpty ? node.prompt ?? TextNode(system: "Search") : TextNode(verbatim: node.text)
    let label = ViewNode(.text(words))
      .foreground(.system(isEmpty ? "secondaryLabel" : "label"))
      .with(.lineLimit(1))
      .fillingWidth()
    var views = [symbol("magnifyingglass").foreground(symbolStyle), label]
    if !isEmpty {
      views.append(symbol("xmark.circle.fill").foreground(.system("secondaryLabel")))
    } else if hasMicrophone {
      views.append(symbol("mic.fill").foreground(symbolStyle))
    }
    return ViewNode.row(views, spacing: 6)
      .font(Font(base: .size(pointSize)))
      .with(.accessibilityElement(children: .combine), .accessibilityAddTraits([.isSearchField]))
  }

  private func symbol(_ name: String) -> ViewNode {
    ViewNode(.image(ImageNode(.system(name), isDecorative: true)))
  }
}
