// A type that is only the argument of a generic superclass is used.
@main struct Program { static func main() { IntBox().show() } }
struct Content {}
class Box<Value> {
  func show() { print(Value.self) }
}
final class IntBox: Box<Content> {}
