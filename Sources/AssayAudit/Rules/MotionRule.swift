// SPDX-License-Identifier: MIT

/// The rule for animations, which looks at sources and not at screens.
package enum MotionRule {
  package static let info = AuditRuleInfo(
    id: "reduced-motion", type: .motion, name: "Reduced motion",
    summary: "Animations that run although the user asked to reduce motion.",
    standard: "WCAG 2.2, 2.3.3 (AAA); App Store Accessibility Nutrition Labels, Reduced Motion",
    needs: "Swift sources")
}
