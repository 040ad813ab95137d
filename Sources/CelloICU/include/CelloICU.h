// The few functions of ICU that text needs, in the root locale or a given one whatever the process's own is.
//
// None of ICU's own headers appears here: the toolchain's Foundation brings another version of them, and one Swift
// module cannot see both.
#ifndef CELLO_ICU_H
#define CELLO_ICU_H

#include <stdint.h>

typedef struct CelloBreaks *CelloBreakIterator;

// The version of the Unicode data that the library carries, as major * 256 + minor.
int32_t cello_unicode_version(void);
// The version of the library itself, likewise.
int32_t cello_icu_version(void);

// Line breaking for `kind` 0, grapheme clusters for 1, words for 2, sentences for 3. NULL when ICU's data is missing.
CelloBreakIterator cello_break_open(int32_t kind);
void cello_break_close(CelloBreakIterator iterator);

// Starts with a text, which must stay in place while the iterator is used. 0 when ICU refuses.
int32_t cello_break_set_text(CelloBreakIterator iterator, const uint16_t *text, int32_t length);

// The boundary after the one last found, -1 at the end.
int32_t cello_break_next(CelloBreakIterator iterator);

// The first boundary after an offset, -1 when there is none.
int32_t cello_break_following(CelloBreakIterator iterator, int32_t offset);

// The last boundary before an offset, -1 when there is none.
int32_t cello_break_preceding(CelloBreakIterator iterator, int32_t offset);

// The bidirectional class of every code unit, as in UCharDirection; the second half of a surrogate pair is a boundary
// neutral.
void cello_bidi_classes(const uint16_t *text, int32_t length, uint8_t *classes);

// The order of pieces from left to right by their levels (rule L2 of the bidirectional algorithm): `order` receives the
// index of the piece in each position. It stays as it is when a level is above 126.
void cello_visual_order(const uint8_t *levels, int32_t count, int32_t *order);

// 1 for an opening bracket, 2 for a closing one, and its partner; 0 for anything else.
int32_t cello_bracket(uint32_t scalar, uint32_t *partner);

int32_t cello_is_emoji(uint32_t scalar);
int32_t cello_is_emoji_presentation(uint32_t scalar);
int32_t cello_is_emoji_modifier(uint32_t scalar);
int32_t cello_is_extended_pictographic(uint32_t scalar);
int32_t cello_is_default_ignorable(uint32_t scalar);
int32_t cello_is_ideographic(uint32_t scalar);
int32_t cello_is_assigned(uint32_t scalar);
// The ISO 15924 tags of the scripts that a character is used in, the first letter in the highest byte. Returns how many.
int32_t cello_script_extensions(uint32_t scalar, uint32_t *tags, int32_t capacity);
// The category of plural forms (`zero`, `one`, `two`, `few`, `many` or `other`) that a number has in a language, such as
// `pt-BR`; `other` for languages that are not known. The string is static.
const char *cello_plural_category(const char *language, double number);
// A number with a unit, such as `hour`, in a language: wide (0), short (1) or narrow (2). Returns how many code units were
// written, -1 if ICU does not know the unit or there are more than the capacity.
int32_t cello_format_unit(const char *locale, const char *unit, int32_t width, double value, uint16_t *out,
                          int32_t capacity);
// A number with a unit of a skeleton, such as `unit/meter`, in the same widths and with at most three fraction digits. With a usage,
// such as `default`, the number is converted to the unit that the region prefers; `decimal` receives it with all digits, as an ASCII
// string with a decimal point.
int32_t cello_format_measure(const char *locale, const char *unit, int32_t width, const char *usage, double value,
                             char *decimal, int32_t decimal_capacity, uint16_t *out, int32_t capacity);
// A number as in `cello_format_measure`, without its unit; likewise.
int32_t cello_format_number(const char *locale, double value, uint16_t *out, int32_t capacity);
// Joins texts of units, such as hours and minutes, in a language and one of the same widths; likewise.
int32_t cello_join_units(const char *locale, int32_t width, const uint16_t *const *texts, const int32_t *lengths,
                         int32_t count, uint16_t *out, int32_t capacity);
// Whether the general category is one of the three kinds of marks.
int32_t cello_is_mark(uint32_t scalar);

#endif
