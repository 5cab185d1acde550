struct Glob { init(_ p: String) {}; func matches(_ p: String) -> Bool { false } }
