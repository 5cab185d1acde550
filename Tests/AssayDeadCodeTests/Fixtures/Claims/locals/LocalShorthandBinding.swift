// A local that is only used by `if let name` is used.
@main struct Program {
  static func main() {
    let number = Optional(1)
    if let number { print(number) }
  }
}
