// A type whose properties only the engine reads.
import Engine
import Testing

struct ArticleOfTests {
  // ✓ assign-only-property
  var title: String
  // ✓ unused-property
  let kind = "news"
}

@Test func titles() {
  #expect(labels(of: ArticleOfTests(title: "a")) == ["title", "kind"])
}
