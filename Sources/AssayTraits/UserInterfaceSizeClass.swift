// SPDX-License-Identifier: MIT

public enum UserInterfaceSizeClass: String, Codable, Hashable, Sendable { case compact, regular }
