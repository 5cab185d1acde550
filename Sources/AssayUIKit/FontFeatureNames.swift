// SPDX-License-Identifier: MIT

// The numbers of Apple's font feature registry, which code names in a UIFontDescriptor.

/// Digits.
public let kNumberSpacingType = 6
/// Digits of equal width.
public let kMonospacedNumbersSelector = 0
/// Digits of their own widths.
public let kProportionalNumbersSelector = 1
/// Digits that are as high as capital letters, or not.
public let kNumberCaseType = 21
/// Digits of different heights.
public let kLowerCaseNumbersSelector = 0
/// Digits of equal heights.
public let kUpperCaseNumbersSelector = 1
/// Small letters.
public let kLowerCaseType = 37
/// Small letters as they are.
public let kDefaultLowerCaseSelector = 0
/// Small letters as small capitals.
public let kLowerCaseSmallCapsSelector = 1
/// Capital letters.
public let kUpperCaseType = 38
/// Capital letters as they are.
public let kDefaultUpperCaseSelector = 0
/// Capital letters as small capitals.
public let kUpperCaseSmallCapsSelector = 1
/// Other letters.
public let kStylisticAlternativesType = 35
/// Other letters of the first set.
public let kStylisticAltOneOnSelector = 2
/// Other letters of the second set.
public let kStylisticAltTwoOnSelector = 4
/// Other letters of the sixth set.
public let kStylisticAltSixOnSelector = 12
/// Letters above and below the line.
public let kVerticalPositionType = 10
/// Letters on the line.
public let kNormalPositionSelector = 0
/// Letters above the line.
public let kSuperiorsSelector = 1
/// Letters below the line.
public let kInferiorsSelector = 2
/// Letters that become one.
public let kLigaturesType = 1
/// Common letters that become one.
public let kCommonLigaturesOnSelector = 2
/// Fractions.
public let kFractionsType = 11
/// Fractions with a slanted line.
public let kDiagonalFractionsSelector = 2
