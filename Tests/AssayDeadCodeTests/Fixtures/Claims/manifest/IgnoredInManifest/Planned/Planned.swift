// Covered by a comment before the target.
func planned() {}
