// What the other file names and declares.
// claim: spares unread-source
func namedInTheDeep() -> Int { 1 }
// ↓ unused-function
func forgotten() {}
