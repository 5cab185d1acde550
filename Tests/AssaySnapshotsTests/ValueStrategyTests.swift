// SPDX-License-Identifier: MIT

import AssayGraphics
import Foundation
import Testing

@testable import AssaySnapshots

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Strategies of values, with the texts that swift-snapshot-testing documents.
@Suite("Strategies of values")
struct ValueStrategyTests {
  private struct User: Encodable {
    var name = "Blobby"
    var id = 1
    var site = "https://a.b/c"
  }
  enum Direction: String, CaseIterable {
    case up, down, left, right
    var rotatedLeft: Direction {
      switch self {
      case .up: .left
      case .down: .right
      case .left: .down
      case .right: .up
      }
    }
  }

  private func format<Value>(
    _ value: Value, _ strategy: Snapshotting<Value, String>
  ) throws -> String {
    try Waiter.wait(seconds: 3600) { strategy.snapshot(value) }
  }

  @Test("a comparison whose closure is replaced compares with the new one")
  func replacedComparison() throws {
    var strategy = Snapshotting<String, String>.lines
    let lines = strategy.diffing
    strategy.diffing.diff = { lines.diff($0.lowercased(), $1.lowercased()) }
    let content = try strategy.diffing.snapshotContent(of: "A")
    guard case .matches = content.compare(withReference: Array("a".utf8)) else {
      Issue.record("the comparison is not the new one")
      return
    }
    strategy.diffing.toData = { Data($0.utf8.reversed()) }
    #expect(try strategy.diffing.snapshotContent(of: "ab").encoded() == Array("ba".utf8))
    #expect(lines.fromData(lines.toData("ä")) == "ä")
  }

  @Test("a value as a property list is XML with the extension plist") func propertyList() throws {
    let text = try format(User(), .plist)
    #expect(text.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist"))
    #expect(text.contains("<key>id</key>\n\t<integer>1</integer>"))
    #expect(Snapshotting<User, String>.plist.pathExtension == "plist")
  }

  @Test func jsonBesideTheTestsEscapesSlashes() throws {
    let text = try withSnapshotTesting(references: .besideTests) { try format(User(), .json) }
    #expect(
      text == """
        {
          "id" : 1,
          "name" : "Blobby",
          "site" : "https:\\/\\/a.b\\/c"
        }
        """)
  }

  @Test func jsonOfUntypedValues() throws {
    let value: Any = ["b": [1, NSNull()], "a": "/"]
    let text = try format(value, .json)
    #expect(text.hasPrefix("{\n  \"a\" : \"/\",\n  \"b\" : [") && text.hasSuffix("}\n"))
    #expect(throws: (any Error).self) { try format(User() as Any, .json) }
  }

  @Test func aFunctionOfAllCases() throws {
    let strategy: Snapshotting<(Direction) -> Direction, String> =
      Snapshotting<Direction, String>.func(into: .description)
    #expect(
      try format({ $0.rotatedLeft }, strategy)
        == "\"up\",\"left\"\n\"down\",\"right\"\n\"left\",\"down\"\n\"right\",\"up\"")
    #expect(strategy.pathExtension == "csv")
  }

  private var request: URLRequest {
    get throws {
      var request = URLRequest(
        url: try #require(URL(string: "https://a.b/c?z=1&a=2")))
      request.httpMethod = "POST"
      request.addValue("s=\"1\"", forHTTPHeaderField: "Cookie")
      request.addValue("text/html", forHTTPHeaderField: "Accept")
      request.httpBody = Data("{\"q\":1}".utf8)
      return request
    }
  }

  @Test func requestAsText() throws {
    let head = "POST https://a.b/c?a=2&z=1\nAccept: text/html\nCookie: s=\"1\"\n\n"
    #expect(try format(request, .raw) == head + "{\"q\":1}")
    #expect(try format(request, .raw(pretty: true)) == head + "{\n  \"q\" : 1\n}")
    let get = URLRequest(url: try #require(URL(string: "https://a.b/")))
    #expect(try format(get, .raw) == "GET https://a.b/")
  }

  @Test func requestAsCommand() throws {
    #expect(
      try format(request, .curl)
        == [
          "curl", "--request POST", "--header \"Accept: text/html\"",
          "--data \"{\\\"q\\\":1}\"", "--cookie \"s=\\\"1\\\"\"",
          "\"https://a.b/c?a=2&z=1\"",
        ].joined(separator: " \\\n\t"))
  }

  @Test func elementsOfAPath() throws {
    let path = Path { path in
      path.move(to: CGPoint(x: 0, y: 0))
      path.addLine(to: CGPoint(x: 10.5, y: 1000))
      path.addQuadCurve(to: CGPoint(x: 1, y: 2), control: CGPoint(x: 3, y: 4))
      path.closeSubpath()
      path.move(to: CGPoint(x: 5, y: 0.12345))
    }
    let expected = """
      MoveTo (0.0, 0.0)
      LineTo (10.5, 1000.0)
      QuadCurveTo (3.0, 4.0) (1.0, 2.0)
      Close

      MoveTo (5.0, 0.123)

      """
    #expect(try format(path, .elementsDescription) == expected)
    #expect(try format(UIBezierPath(cgPath: path), .elementsDescription) == expected)
  }

  @Test("an image's pixels and a path are pictures, and an image without pixels says so")
  func imagesOfUIKit() throws {
    let bitmap = Bitmap(width: 3, height: 2, pixel: 0xFF00_00FF)
    let image = try #require(UIImage(data: Data(PNG.encode(bitmap))))
    let strategy = Snapshotting<UIImage, Rendition>.image(precision: 0.995, scale: nil)
    let picture = try Waiter.wait(seconds: 3600) { strategy.snapshot(image) }
    #expect(picture.bitmap == bitmap)
    #expect(throws: (any Error).self) {
      try Waiter.wait(seconds: 3600) {
        Snapshotting<UIImage, Rendition>.image.snapshot(UIImage())
      }
    }
    let path = UIBezierPath(cgPath: Path(CGRect(x: 5, y: 7, width: 4, height: 3)))
    let drawn = try Waiter.wait(seconds: 3600) {
      Snapshotting<UIBezierPath, Rendition>.image.snapshot(path)
    }
    // One pixel per point, as there, and all of it is black.
    #expect(drawn.bitmap == Bitmap(width: 4, height: 3, pixel: 0xFF00_0000))
  }

  @MainActor
  @Test func viewsAreDescribedByTheirLayout() throws {
    let view = Color.red.frame(width: 10, height: 20)
    let tree = try format(view, .viewTree)
    #expect(try format(view, .recursiveDescription) == tree)
    #expect(try format(UIHostingController(rootView: view), .hierarchy) == tree)
  }
}
