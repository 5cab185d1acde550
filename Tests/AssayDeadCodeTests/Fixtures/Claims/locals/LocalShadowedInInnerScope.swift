// A local that an inner local of the same name hides is not used by the inner one's uses.
@main struct Program {
  static func main() {
    // ↓ unused-local
    let number = 1
    do {
      let number = 2
      print(number)
    }
  }
}
