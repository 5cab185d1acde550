// A local variable that nothing uses is found.
@main struct Program {
  static func main() {
    // ↓ unused-local
    var unused = 2
    print("done")
  }
}
