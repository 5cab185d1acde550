// A local that is only used in a closure is used.
@main struct Program {
  static func main() {
    // ✓ unused-local
    let number = 1
    let action = { print(number) }
    action()
  }
}
