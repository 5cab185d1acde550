// A class method that nothing calls is found.
@main struct Program { static func main() { Maker.make() } }
class Maker {
  class func make() {}
  // ↓ unused-method
  class func unmake() {}
}
