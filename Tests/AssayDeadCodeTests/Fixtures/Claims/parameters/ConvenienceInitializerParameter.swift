// A parameter that is handed on to another initialiser is used.
@main struct Program { static func main() { print(Box(number: 1).value) } }
struct Box {
  let value: Int
  init(value: Int) { self.value = value }
  init(number: Int) { self.init(value: number) }
}
