// A class that only a used subclass names is used.
@main struct Program { static func main() { print(Circle()) } }
class Shape {}
final class Circle: Shape {}
