// The branches of #if swift and #if compiler are like others: what the other one calls is kept.
@main struct Program {
  static func main() {
    #if compiler(>=5)
      modern()
    #else
      ancient()
    #endif
  }
}
func modern() {}
func ancient() {}
