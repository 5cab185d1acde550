// A main that the entry point's protocol supplies is used, and what it calls through the protocol.
@main struct Program: Command {
  func run() { print("ran") }
}
protocol Command {
  init()
  func run()
}
extension Command {
  static func main() { Self().run() }
}
