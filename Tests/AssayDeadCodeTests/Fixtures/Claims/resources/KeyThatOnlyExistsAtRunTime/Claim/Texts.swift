// No key of a table is found where a text is looked up by a name that decoded data has.
// claim: rules unused-string-key
struct LocalizedStringKey {
  var key: String
  init(_ key: String) { self.key = key }
}
struct Animal: Decodable { var species: String }
func text(of animal: Animal) -> LocalizedStringKey { LocalizedStringKey(animal.species) }
