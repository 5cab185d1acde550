// Functions that are only stored as values are used.
@main struct Program { static func main() { actions["start"]?() } }
let actions: [String: @Sendable () -> Void] = ["start": start, "stop": Machine.stop]
@Sendable func start() {}
enum Machine {
  @Sendable static func stop() {}
}
