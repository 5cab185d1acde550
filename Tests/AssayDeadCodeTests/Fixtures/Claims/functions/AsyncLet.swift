// A function that is only called by an async let is used.
@main struct Program {
  static func main() async {
    async let number = load()
    print(await number)
  }
}
func load() async -> Int { 1 }
