// An empty extension is kept where a comment before it speaks to a generator.
@main struct Program {
  static func main() {
    let player: any Playing = Player()
    player.play()
  }
}

protocol Playing { func play() }
struct Player: Playing { func play() {} }

// sourcery: AutoMockable
extension Playing {}
