// The executor that an actor runs on is used by the language.
@main struct Program {
  static func main() async {
    await ActorOfAnotherExecutor().work()
    _ = UsedHelper(unownedExecutor: MainActor.sharedUnownedExecutor)
  }
}
actor ActorOfAnotherExecutor {
  // ✓ assign-only-property
  nonisolated let unownedExecutor: UnownedSerialExecutor
  init() { unownedExecutor = MainActor.sharedUnownedExecutor }
  func work() {}
}
struct UsedHelper {
  // ↓ assign-only-property
  let unownedExecutor: UnownedSerialExecutor
}
