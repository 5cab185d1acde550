// A local that is only named in a capture list is used.
@main struct Program {
  static func main() {
    let number = 1
    let action = { [number] in print(number) }
    action()
  }
}
