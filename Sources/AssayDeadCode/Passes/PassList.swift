// SPDX-License-Identifier: MIT

/// Every pass, in the order in which they run, with the reason where the order matters.
///
/// Passes add roots and edges and take none away, so most could run in any order.
enum PassList {
  static let all: [any GraphPass] = [
    RetainEntryPoints(),
    RetainTests(),
    RetainPublicInterface(),
    RetainAttributes(),
    RetainSystemTypes(),
    RetainResourceNames(),
    RetainSynthesizedUses(),
    RetainNamedHooks(),
    RetainDynamicProperties(),
    RetainInitializers(),
    // After the engine, whose marks say what macros are attached to.
    RetainMacroUses(),
    // Looks at the edges of declarations that mention Mirror; those that passes imply do not matter
    // to it.
    RetainMirrorTargets(),
    RetainLayouts(),
    RetainObjectiveCClasses(),
    RetainConfigured(),
    // Last, so that a reason of the language is what `explain` shows first.
    RetainIgnored(),
  ]
}
