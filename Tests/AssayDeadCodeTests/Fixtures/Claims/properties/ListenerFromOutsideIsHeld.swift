// A property that holds a listener from outside is spared, but not a weak one, which holds nothing.
// claim: engine syntax
import HistoryKit

@main struct Program { static func main() { Fetcher().start(History()) } }
final class Fetcher {
  // ✓ assign-only-property
  private var listener: HistoryServiceListener?
  // ↓ assign-only-property
  private weak var other: HistoryServiceListener?
  func start(_ history: History) {
    listener = history.add(StateObserver())
    other = history.first
  }
}
final class StateObserver: HistoryServiceObserver {}
