// A property that only inactive code reads is kept.
@main struct Program { static func main() { Machine(speed: 1).start() } }
struct Machine {
  let speed: Int
  func start() {
    #if VERBOSE
      print(speed)
    #endif
  }
}
