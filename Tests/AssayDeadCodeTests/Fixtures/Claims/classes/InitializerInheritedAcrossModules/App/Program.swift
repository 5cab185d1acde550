// The subclass makes no initializer of its own.
import Core
@main struct Program { static func main() { print(Derived(value: 1)) } }
final class Derived: Base {}
