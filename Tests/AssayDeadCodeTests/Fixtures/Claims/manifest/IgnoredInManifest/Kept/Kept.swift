// Covered by a comment behind the target.
func kept() {}
