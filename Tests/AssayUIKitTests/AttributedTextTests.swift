// SPDX-License-Identifier: MIT

#if !canImport(Darwin)
  import Testing

  @testable import AssayUIKit
  @testable import AssayViews

  @Suite("UIKit's attributed texts")
  struct AttributedTextTests {
    @Test("runs with objects of several types beside each other can be changed")
    func runs() {
      let objects: [Any] = [
        UIFont.systemFont(ofSize: 12), UIFont.boldSystemFont(ofSize: 12), UIColor.red,
        UIColor.blue, NSParagraphStyle(), NSMutableParagraphStyle(), UIImage(), NSShadow(),
        NSTextAttachment(),
      ]
      let key = NSAttributedString.Key("mark")
      let text = NSMutableAttributedString(
        string: String(repeating: "ab", count: objects.count))
      for (index, object) in objects.enumerated() {
        text.addAttribute(key, value: object, range: NSRange(location: 2 * index, length: 2))
      }
      let middle = NSRange(location: 1, length: text.length - 2)
      text.addAttribute(NSAttributedString.Key("more"), value: 1, range: middle)
      text.removeAttribute(NSAttributedString.Key("more"), range: middle)
      text.append(NSAttributedString(string: "c", attributes: [key: UIColor.green]))
      for (index, object) in objects.enumerated() {
        let found = text.attribute(key, at: 2 * index, effectiveRange: nil)
        #expect(found as AnyObject === object as AnyObject)
      }
    }

    @Test("an AttributedString has the attributes that SwiftUI has, the others are reported")
    func styledText() {
      let text = NSMutableAttributedString(
        string: "Hello", attributes: [.foregroundColor: UIColor.red, .kern: 2])
      text.addAttribute(
        .underlineStyle, value: NSUnderlineStyle.single.rawValue,
        range: NSRange(location: 0, length: 2))
      text.addAttribute(.shadow, value: NSShadow(), range: NSRange(location: 3, length: 2))
      _ = LeftOutNotes.take()
      let styled = AttributedString(text)
      #expect(LeftOutNotes.take() == ["the attribute NSShadow of a text"])
      #expect(styled.runs.map { styled[$0.range].characters.count } == [2, 3])
      #expect(styled.runs.allSatisfy { $0.foregroundColor == Color(uiColor: .red) })
      #expect(styled.runs.allSatisfy { $0.kern == 2 })
      #expect(styled.runs.map { $0.underlineStyle != nil } == [true, false])
    }

    @Test("lines have their patterns and colors; what is drawn as a single line is reported")
    func lines() {
      let text = NSAttributedString(
        string: "a",
        attributes: [
          .underlineColor: UIColor.red,
          .underlineStyle: NSUnderlineStyle([.single, .patternDashDot]).rawValue,
          .strikethroughStyle: NSUnderlineStyle.double.rawValue,
        ])
      _ = LeftOutNotes.take()
      let styled = AttributedString(text)
      #expect(LeftOutNotes.take().isEmpty)
      #expect(
        styled.underlineStyle
          == Text.LineStyle(pattern: .dashDot, color: Color(uiColor: .red)))
      #expect(styled.underlineStyle?.undrawn(as: "an underline") == nil)
      #expect(
        styled.strikethroughStyle?.undrawn(as: "a strikethrough")
          == "the second line of a strikethrough")
      let plain = NSAttributedString(string: "a", attributes: [.underlineColor: UIColor.red])
      #expect(AttributedString(plain).underlineStyle == nil)
    }

    @Test("styles that UIKit's text does not get are reported")
    func withoutStyles() {
      _ = LeftOutNotes.take()
      #expect(NSAttributedString(AttributedString("plain")).string == "plain")
      #expect(LeftOutNotes.take().isEmpty)
      var bold = AttributedString("bold")
      bold.font = .body.bold()
      #expect(NSAttributedString(bold).string == "bold")
      #expect(
        LeftOutNotes.take() == [
          "the styling of an AttributedString that became an NSAttributedString"
        ])
    }
  }
#endif
