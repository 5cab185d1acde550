// A type that is only given as a generic argument is used.
@main struct Program { static func main() { print(Box<GenericArgument>.size) } }
struct GenericArgument {}
struct Box<Content> {
  static var size: Int { MemoryLayout<Content>.size }
}
