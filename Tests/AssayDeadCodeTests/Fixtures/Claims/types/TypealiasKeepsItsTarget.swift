// A type that is named by a used typealias only is used.
@main struct Program { static func main() { Alias().run() } }
struct NamedThroughAlias {
  func run() {}
}
typealias Alias = NamedThroughAlias
