// SPDX-License-Identifier: MIT

/// Whether content keeps within a room or covers it.
public enum ContentMode: String, Codable, Hashable, Sendable, CaseIterable { case fit, fill }
