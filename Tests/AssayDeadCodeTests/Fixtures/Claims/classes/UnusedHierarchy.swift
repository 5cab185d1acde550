// Of an unused hierarchy each class is found.
@main struct Program { static func main() {} }
// ↓ unused-class
class Shape {}
// ↓ unused-class
final class Circle: Shape {}
