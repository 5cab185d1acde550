// A property that holds a looper is spared: playing in a loop ends with it.
// claim: engine syntax
import AVFoundation

@main struct Program { static func main() { print(Model(item: AVPlayerItem()).player) } }
final class Model {
  let player: AVQueuePlayer
  // ✓ assign-only-property
  private var looper: AVPlayerLooper?
  // ↓ assign-only-property
  private var asset: AVAsset?
  init(item: AVPlayerItem) {
    player = AVQueuePlayer(playerItem: item)
    looper = AVPlayerLooper(player: player, templateItem: item)
    asset = firstAsset()
  }
}
