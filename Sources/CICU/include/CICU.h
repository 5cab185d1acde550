// SPDX-License-Identifier: MIT
#ifndef ASSAY_CICU_H
#define ASSAY_CICU_H

#include <stdint.h>

// ICU's functions carry its version in their names (ubidi_open_72) through macros that Swift cannot see: these
// stand in for the few that are needed.

/// Finds line breaks (UAX #14). Not thread-safe: one thread at a time.
typedef struct assay_icu_line_breaker assay_icu_line_breaker;

/// A base direction for `assay_icu_bidi_levels`: the first strong character decides (rules P2 and P3 of UAX #9),
/// or where there is none, left to right or right to left.
enum { ASSAY_ICU_AUTO_LEFT_TO_RIGHT = 0, ASSAY_ICU_AUTO_RIGHT_TO_LEFT = 1 };

/// Writes the embedding level of each UTF-16 unit of a paragraph (UAX #9) and its base level.
/// Returns 0, or ICU's error.
int32_t assay_icu_bidi_levels(
    const uint16_t *text, int32_t length, int32_t base, uint8_t *levels, uint8_t *base_level);

/// A breaker for a language (BCP 47); NULL where ICU has no data.
assay_icu_line_breaker *assay_icu_line_breaker_open(const char *language);
void assay_icu_line_breaker_close(assay_icu_line_breaker *breaker);

/// Sets `breaks[i]` to 1 where a line may start at UTF-16 unit i; `breaks` has `length + 1` entries, which the
/// caller has set to 0. Returns 0, or ICU's error.
int32_t assay_icu_line_breaks(
    assay_icu_line_breaker *breaker, const uint16_t *text, int32_t length, uint8_t *breaks);

/// Writes a text in capital or small letters of a language (BCP 47; the root locale's where the tag is none). Returns
/// its length, which may be beyond `capacity`; or -1.
int32_t assay_icu_cased(
    const uint16_t *text, int32_t length, int32_t is_upper, const char *language, uint16_t *result, int32_t capacity);

/// The code of a character's script, for `assay_icu_script_tag`.
int32_t assay_icu_script(uint32_t code_point);

/// Writes the codes of the scripts that a character is used with. Returns their number, at most `capacity`.
int32_t assay_icu_script_extensions(uint32_t code_point, int32_t *scripts, int32_t capacity);

/// The four letters of ISO 15924 of a script, the first in the highest byte.
uint32_t assay_icu_script_tag(int32_t script);

/// Scripts that take the script of their neighbors.
int32_t assay_icu_script_common(void);
int32_t assay_icu_script_inherited(void);

#endif
