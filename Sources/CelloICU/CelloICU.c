#include "CelloICU.h"

#include <string.h>
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/upluralrules.h>
#include <unicode/uscript.h>
#include <unicode/uversion.h>

int32_t cello_unicode_version(void) {
  UVersionInfo version;
  u_getUnicodeVersion(version);
  return (int32_t)version[0] * 256 + version[1];
}

int32_t cello_icu_version(void) {
  UVersionInfo version;
  u_getVersion(version);
  return (int32_t)version[0] * 256 + version[1];
}

CelloBreakIterator cello_break_open(int32_t kind) {
  UErrorCode status = U_ZERO_ERROR;
  static const UBreakIteratorType types[] = {UBRK_LINE, UBRK_CHARACTER, UBRK_WORD, UBRK_SENTENCE};
  if (kind < 0 || kind > 3) return NULL;
  UBreakIterator *iterator = ubrk_open(types[kind], "root", NULL, 0, &status);
  if (U_FAILURE(status)) {
    if (iterator) ubrk_close(iterator);
    return NULL;
  }
  return (CelloBreakIterator)iterator;
}

void cello_break_close(CelloBreakIterator iterator) { ubrk_close((UBreakIterator *)iterator); }

int32_t cello_break_set_text(CelloBreakIterator iterator, const uint16_t *text, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  ubrk_setText((UBreakIterator *)iterator, (const UChar *)text, length, &status);
  return U_SUCCESS(status);
}

int32_t cello_break_next(CelloBreakIterator iterator) {
  return ubrk_next((UBreakIterator *)iterator);
}

int32_t cello_break_following(CelloBreakIterator iterator, int32_t offset) {
  return ubrk_following((UBreakIterator *)iterator, offset);
}

int32_t cello_break_preceding(CelloBreakIterator iterator, int32_t offset) {
  return ubrk_preceding((UBreakIterator *)iterator, offset);
}

void cello_bidi_classes(const uint16_t *text, int32_t length, uint8_t *classes) {
  for (int32_t i = 0; i < length;) {
    int32_t start = i;
    UChar32 scalar;
    U16_NEXT(text, i, length, scalar);
    classes[start] = (uint8_t)u_charDirection(scalar);
    if (i > start + 1) classes[start + 1] = U_BOUNDARY_NEUTRAL;
  }
}

void cello_visual_order(const uint8_t *levels, int32_t count, int32_t *order) {
  ubidi_reorderVisual(levels, count, order);
}

int32_t cello_bracket(uint32_t scalar, uint32_t *partner) {
  int32_t type = u_getIntPropertyValue((UChar32)scalar, UCHAR_BIDI_PAIRED_BRACKET_TYPE);
  if (type != U_BPT_NONE) *partner = (uint32_t)u_getBidiPairedBracket((UChar32)scalar);
  return type == U_BPT_OPEN ? 1 : type == U_BPT_CLOSE ? 2 : 0;
}

static int32_t has(uint32_t scalar, UProperty property) {
  return u_hasBinaryProperty((UChar32)scalar, property);
}

int32_t cello_is_emoji(uint32_t scalar) { return has(scalar, UCHAR_EMOJI); }

int32_t cello_is_emoji_presentation(uint32_t scalar) {
  return has(scalar, UCHAR_EMOJI_PRESENTATION);
}

int32_t cello_is_emoji_modifier(uint32_t scalar) { return has(scalar, UCHAR_EMOJI_MODIFIER); }

int32_t cello_is_extended_pictographic(uint32_t scalar) {
  return has(scalar, UCHAR_EXTENDED_PICTOGRAPHIC);
}

int32_t cello_is_default_ignorable(uint32_t scalar) {
  return has(scalar, UCHAR_DEFAULT_IGNORABLE_CODE_POINT);
}

int32_t cello_is_ideographic(uint32_t scalar) { return has(scalar, UCHAR_IDEOGRAPHIC); }

int32_t cello_is_assigned(uint32_t scalar) {
  return u_charType((UChar32)scalar) != U_UNASSIGNED;
}

int32_t cello_script_extensions(uint32_t scalar, uint32_t *tags, int32_t capacity) {
  UScriptCode codes[64];
  UErrorCode status = U_ZERO_ERROR;
  int32_t found = uscript_getScriptExtensions((UChar32)scalar, codes, 64, &status);
  int32_t count = 0;
  if (U_FAILURE(status)) return 0;
  for (int32_t i = 0; i < found && count < capacity; i++) {
    const char *name = uscript_getShortName(codes[i]);
    if (!name || strlen(name) != 4) continue;
    uint32_t tag = 0;
    for (int32_t j = 0; j < 4; j++) tag = tag << 8 | (uint8_t)name[j];
    tags[count++] = tag;
  }
  return count;
}

int32_t cello_is_mark(uint32_t scalar) { return (U_GET_GC_MASK((UChar32)scalar) & U_GC_M_MASK) != 0; }

const char *cello_plural_category(const char *language, double number) {
  static const char *const categories[] = {"zero", "one", "two", "few", "many"};
  UErrorCode status = U_ZERO_ERROR;
  UPluralRules *rules = uplrules_open(language, &status);
  if (U_FAILURE(status)) {
    if (rules) uplrules_close(rules);
    return "other";
  }
  UChar keyword[16];
  int32_t length = uplrules_select(rules, number, keyword, 16, &status);
  uplrules_close(rules);
  if (U_FAILURE(status)) return "other";
  for (int32_t i = 0; i < 5; i++) {
    const char *category = categories[i];
    if ((int32_t)strlen(category) != length) continue;
    int32_t place = 0;
    while (place < length && keyword[place] == (UChar)category[place]) place++;
    if (place == length) return category;
  }
  return "other";
}
