// A property whose type is named as a handle of work is not called assigned but never read.
@main struct Program { static func main() { Loader().load() } }

final class LoadTaskHandle {}

final class Loader {
  // ✓ assign-only-property
  private var handle: LoadTaskHandle?
  func load() { handle = LoadTaskHandle() }
}
