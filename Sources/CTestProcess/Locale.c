// SPDX-License-Identifier: MIT

// Foundation on Linux has the locale `en_001` on every machine, and no function sets it. A function of the
// executable takes the place of the one in Foundation's library, for Foundation's formatters too. Each
// is Swift's, so it only jumps to ours in AssaySnapshots, which has the same type. The names are those
// of the getters of `Locale.current`, `Calendar.current` and their `autoupdatingCurrent`: if a later Foundation
// has others, these are never called, and a test fails. Weak, because a program that is linked statically has
// Foundation's as well.

#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__))

#if defined(__x86_64__)
#define JUMP "jmp "
#define SUFFIX "@PLT"
#else
#define JUMP "b "
#define SUFFIX ""
#endif

#define IN_PLACE_OF(name, ours)                       \
  __asm__(".text\n.p2align 4\n.weak \"" name "\"\n"   \
          ".type \"" name "\", %function\n"           \
          "\"" name "\":\n" JUMP ours SUFFIX "\n"     \
          ".size \"" name "\", . - \"" name "\"\n")

IN_PLACE_OF("$s20FoundationEssentials6LocaleV7currentACvgZ", "assay_test_locale");
IN_PLACE_OF("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ", "assay_test_locale");
IN_PLACE_OF("$s20FoundationEssentials8CalendarV7currentACvgZ", "assay_test_calendar");
IN_PLACE_OF("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ", "assay_test_calendar");

#endif
