#include "CelloICU.h"

#include <stdio.h>
#include <unicode/ulistformatter.h>
#include <unicode/unumberformatter.h>
#include <unicode/ustring.h>

int32_t cello_format_unit(const char *locale, const char *unit, int32_t width, double value, uint16_t *out,
                          int32_t capacity) {
    static const char *const widths[] = {"unit-width-full-name", "unit-width-short", "unit-width-narrow"};
    char skeleton[128];
    UChar wide[128];
    int32_t length = 0;
    UErrorCode status = U_ZERO_ERROR;
    if (width < 0 || width > 2) return -1;
    int written = snprintf(skeleton, sizeof skeleton, "unit/%s %s", unit, widths[width]);
    if (written < 0 || (size_t)written >= sizeof skeleton) return -1;
    u_strFromUTF8(wide, 128, &length, skeleton, -1, &status);
    UNumberFormatter *formatter = unumf_openForSkeletonAndLocale(wide, length, locale, &status);
    UFormattedNumber *result = unumf_openResult(&status);
    unumf_formatDouble(formatter, value, result, &status);
    int32_t count = unumf_resultToString(result, (UChar *)out, capacity, &status);
    unumf_closeResult(result);
    unumf_close(formatter);
    return U_FAILURE(status) || count > capacity ? -1 : count;
}

int32_t cello_join_units(const char *locale, int32_t width, const uint16_t *const *texts, const int32_t *lengths,
                         int32_t count, uint16_t *out, int32_t capacity) {
    static const UListFormatterWidth widths[] = {ULISTFMT_WIDTH_WIDE, ULISTFMT_WIDTH_SHORT, ULISTFMT_WIDTH_NARROW};
    UErrorCode status = U_ZERO_ERROR;
    if (width < 0 || width > 2) return -1;
    UListFormatter *formatter = ulistfmt_openForType(locale, ULISTFMT_TYPE_UNITS, widths[width], &status);
    int32_t length =
        ulistfmt_format(formatter, (const UChar *const *)texts, lengths, count, (UChar *)out, capacity, &status);
    ulistfmt_close(formatter);
    return U_FAILURE(status) || length > capacity ? -1 : length;
}
