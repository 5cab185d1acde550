// A witness that gets its result builder from the requirement is used, and the builder too.
@main struct Program { static func main() { show(Page()) } }
func show(_ page: any Showing) { print(page.body) }
protocol Showing {
  @ListBuilder var body: [String] { get }
}
@resultBuilder enum ListBuilder {
  static func buildBlock(_ parts: String...) -> [String] { parts }
}
struct Page: Showing {
  var body: [String] {
    "a"
    "b"
  }
}
