// Nothing depends on this module.
public struct Forgotten {}
