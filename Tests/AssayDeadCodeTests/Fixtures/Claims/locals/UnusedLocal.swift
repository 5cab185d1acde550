// A local constant that nothing uses is found.
@main struct Program {
  static func main() {
    let used = 1
    // ↓ unused-local
    let unused = 2
    print(used)
  }
}
