// An image or colour that no source names is found; the system's own names and generated symbols count as uses.
// claim: rules unused-asset
// claim: finds unused-asset at Art.xcassets/old-logo.imageset/Contents.json, unused-asset at Art.xcassets/Faded.colorset/Contents.json
// claim: spares unused-asset at Art.xcassets/logo.imageset/Contents.json, unused-asset at Art.xcassets/Brand.colorset/Contents.json
// claim: spares unused-asset at Art.xcassets/AccentColor.colorset/Contents.json
struct Resource { static let brand = Self(name: "a"), other = Self(name: "b"); var name: String }
func picture(_ name: String) -> String { name + Resource.brand.name }
let start = picture("logo")
