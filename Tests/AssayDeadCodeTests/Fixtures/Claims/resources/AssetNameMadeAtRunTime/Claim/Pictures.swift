// An image whose name is made of interpolations alone is kept by a text that the first of them has.
// claim: rules unused-asset
// claim: finds unused-asset at Art.xcassets/Dog1.imageset/Contents.json
// claim: spares unused-asset at Art.xcassets/Fish1.imageset/Contents.json
struct Image {
  var name: String
  init(_ name: String) { self.name = name }
}
func prefix() -> String { "Fish" }
func picture(_ day: Int) -> Image { Image("\(prefix())\(day)") }
