// A value that is bound to _ is thrown away on purpose.
@main struct Program {
  static func main() {
    let _ = make()
    _ = make()
  }
}
func make() -> Int { 1 }
