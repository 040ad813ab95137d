// The few functions of ICU that text layout needs, in the root locale whatever the process's own is.
//
// None of ICU's own headers appears here: the toolchain's Foundation brings another version of them, and one Swift
// module cannot see both.
#ifndef CELLO_ICU_H
#define CELLO_ICU_H

#include <stdint.h>

typedef struct CelloBreaks *CelloBreakIterator;

// The version of the Unicode data that the library carries, as major * 256 + minor.
int32_t cello_unicode_version(void);

// Line breaking for `kind` 0, grapheme clusters for 1. NULL when ICU's data is missing.
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

// The embedding level of every code unit. `base` is 0 for left to right, 1 for right to left, 2 and 3 for the direction
// of the first strong character, or else these. Returns the level of the text's first paragraph, -1 when ICU fails.
int32_t cello_bidi_levels(const uint16_t *text, int32_t length, int32_t base, uint8_t *levels);

int32_t cello_is_emoji(uint32_t scalar);
int32_t cello_is_emoji_presentation(uint32_t scalar);
int32_t cello_is_emoji_modifier(uint32_t scalar);
int32_t cello_is_extended_pictographic(uint32_t scalar);
int32_t cello_is_default_ignorable(uint32_t scalar);
int32_t cello_is_ideographic(uint32_t scalar);
// Whether the general category is one of the three kinds of marks.
int32_t cello_is_mark(uint32_t scalar);

#endif
