// The methods of a delegate are used when the delegating type calls the protocol's.
@main struct Program {
  static func main() {
    let listener = Listener()
    let player = Player()
    player.delegate = listener
    player.play()
  }
}
protocol PlayerDelegate: AnyObject { func playerDidStart(_ player: Player) }
final class Player {
  weak var delegate: (any PlayerDelegate)?
  func play() { delegate?.playerDidStart(self) }
}
final class Listener: PlayerDelegate {
  func playerDidStart(_ player: Player) { print(player) }
}
