// SPDX-License-Identifier: MIT

internal import Foundation

/// Gives formatters that name no time zone that of every test. `CFixedTimeZone` calls it before
/// `main`, by its name.
@_cdecl("assay_set_default_time_zone")
func setDefaultTimeZone() { NSTimeZone.default = .gmt }
