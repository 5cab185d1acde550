// A property with a private setter that others read is used.
@main struct Program { static func main() { print(Counter().count) } }
struct Counter {
  private(set) var count = 0
}
