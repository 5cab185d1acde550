// A local of a closure's body is found when nothing uses it.
@main struct Program {
  static func main() {
    let action = {
      // ↓ unused-local
      let unused = 1
      print("run")
    }
    action()
  }
}
