// An actor's witness of an async requirement is used through the protocol.
@main struct Program { static func main() async { await start(Worker()) } }
func start(_ worker: any Working) async { await worker.work() }
protocol Working: Sendable { func work() async }
actor Worker: Working {
  func work() {}
}
