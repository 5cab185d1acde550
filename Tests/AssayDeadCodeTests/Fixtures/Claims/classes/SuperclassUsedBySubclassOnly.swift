// A class that only a used subclass names is used.
@main struct Program { static func main() { print(Circle()) } }
// ✓ unused-class
class Shape {}
final class Circle: Shape {}
