// A string's key that no source can make is found; one in a literal, or made by an interpolation, is not.
// claim: rules unused-string-key
func localized(_ key: String) -> String { key }
func texts(_ code: Int) -> [String] { [localized("greeting"), localized("error.\(code)")] }
