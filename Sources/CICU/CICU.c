// SPDX-License-Identifier: MIT
#include "CICU.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uloc.h>
#include <unicode/uscript.h>
#include <unicode/ustring.h>

struct assay_icu_line_breaker {
  UBreakIterator *iterator;
};

int32_t assay_icu_bidi_levels(
    const uint16_t *text, int32_t length, int32_t base, uint8_t *levels, uint8_t *base_level) {
  UErrorCode error = U_ZERO_ERROR;
  UBiDi *bidi = ubidi_openSized(length, 0, &error);
  if (U_FAILURE(error)) return (int32_t)error;
  ubidi_setPara(
      bidi, (const UChar *)text, length,
      base == ASSAY_ICU_AUTO_RIGHT_TO_LEFT ? UBIDI_DEFAULT_RTL : UBIDI_DEFAULT_LTR, NULL, &error);
  const UBiDiLevel *found = U_SUCCESS(error) ? ubidi_getLevels(bidi, &error) : NULL;
  if (U_SUCCESS(error)) {
    memcpy(levels, found, (size_t)length);
    *base_level = ubidi_getParaLevel(bidi);
  }
  ubidi_close(bidi);
  return U_FAILURE(error) ? (int32_t)error : 0;
}

/// ICU's name of a locale; "root" where the tag is not one: the process's own locale must never decide.
static void name_locale(const char *language, char locale[ULOC_FULLNAME_CAPACITY]) {
  UErrorCode error = U_ZERO_ERROR;
  int32_t parsed = 0;
  uloc_forLanguageTag(language, locale, ULOC_FULLNAME_CAPACITY, &parsed, &error);
  if (U_FAILURE(error) || error == U_STRING_NOT_TERMINATED_WARNING || locale[0] == '\0') {
    strcpy(locale, "root");
  }
}

int32_t assay_icu_cased(
    const uint16_t *text, int32_t length, int32_t is_upper, const char *language, uint16_t *result, int32_t capacity) {
  UErrorCode error = U_ZERO_ERROR;
  char locale[ULOC_FULLNAME_CAPACITY];
  name_locale(language, locale);
  int32_t count =
      is_upper
          ? u_strToUpper((UChar *)result, capacity, (const UChar *)text, length, locale, &error)
          : u_strToLower((UChar *)result, capacity, (const UChar *)text, length, locale, &error);
  return U_FAILURE(error) && error != U_BUFFER_OVERFLOW_ERROR ? -1 : count;
}

assay_icu_line_breaker *assay_icu_line_breaker_open(const char *language) {
  UErrorCode error = U_ZERO_ERROR;
  char locale[ULOC_FULLNAME_CAPACITY];
  name_locale(language, locale);
  UBreakIterator *iterator = ubrk_open(UBRK_LINE, locale, NULL, 0, &error);
  if (U_FAILURE(error)) return NULL;
  assay_icu_line_breaker *result = malloc(sizeof *result);
  if (result == NULL) {
    ubrk_close(iterator);
    return NULL;
  }
  result->iterator = iterator;
  return result;
}

void assay_icu_line_breaker_close(assay_icu_line_breaker *breaker) {
  if (breaker == NULL) return;
  ubrk_close(breaker->iterator);
  free(breaker);
}

int32_t assay_icu_line_breaks(
    assay_icu_line_breaker *breaker, const uint16_t *text, int32_t length, uint8_t *breaks) {
  UErrorCode error = U_ZERO_ERROR;
  ubrk_setText(breaker->iterator, (const UChar *)text, length, &error);
  if (U_FAILURE(error)) return (int32_t)error;
  for (int32_t at = ubrk_first(breaker->iterator); at != UBRK_DONE;
       at = ubrk_next(breaker->iterator)) {
    breaks[at] = 1;
  }
  // The iterator must not keep a pointer to the caller's text.
  ubrk_setText(breaker->iterator, NULL, 0, &error);
  return 0;
}

int32_t assay_icu_script(uint32_t code_point) {
  UErrorCode error = U_ZERO_ERROR;
  UScriptCode script = uscript_getScript((UChar32)code_point, &error);
  return U_FAILURE(error) ? (int32_t)USCRIPT_COMMON : (int32_t)script;
}

int32_t assay_icu_script_extensions(uint32_t code_point, int32_t *scripts, int32_t capacity) {
  UErrorCode error = U_ZERO_ERROR;
  int32_t count =
      uscript_getScriptExtensions((UChar32)code_point, (UScriptCode *)scripts, capacity, &error);
  return U_FAILURE(error) ? 0 : count;
}

uint32_t assay_icu_script_tag(int32_t script) {
  const char *name = uscript_getShortName((UScriptCode)script);
  if (name == NULL || strlen(name) != 4) name = "Zyyy";
  return (uint32_t)(uint8_t)name[0] << 24 | (uint32_t)(uint8_t)name[1] << 16 |
         (uint32_t)(uint8_t)name[2] << 8 | (uint32_t)(uint8_t)name[3];
}

int32_t assay_icu_script_common(void) { return USCRIPT_COMMON; }
int32_t assay_icu_script_inherited(void) { return USCRIPT_INHERITED; }
