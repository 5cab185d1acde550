// A module that only passes another one on.
@_exported import Base
