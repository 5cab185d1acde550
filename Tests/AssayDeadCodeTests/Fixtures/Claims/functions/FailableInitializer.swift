// A failable initialiser is used by a call that unwraps it.
@main struct Program {
  static func main() {
    if let even = Even(2) { print(even.value) }
  }
}
struct Even {
  let value: Int
  init?(_ value: Int) {
    guard value % 2 == 0 else { return nil }
    self.value = value
  }
}
