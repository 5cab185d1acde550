// A class method that is called through Self is used.
@main struct Program { static func main() { Maker().make() } }
class Maker {
  func make() { Self.build() }
  class func build() {}
}
