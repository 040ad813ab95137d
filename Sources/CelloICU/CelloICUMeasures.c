#include "CelloICU.h"

#include <stdio.h>
#include <unicode/ulistformatter.h>
#include <unicode/unumberformatter.h>
#include <unicode/ustring.h>

// The widths of the names of units.
static const char *const widths[] = {"unit-width-full-name", "unit-width-short", "unit-width-narrow"};

// Writes a number as a skeleton describes it. `decimal`, unless it is NULL, receives the number in the shown unit as an ASCII
// string with a decimal point; it is empty if the capacity does not suffice.
static int32_t format_skeleton(const char *locale, const char *skeleton, double value, char *decimal,
                               int32_t decimal_capacity, uint16_t *out, int32_t capacity) {
    UChar wide[192];
    int32_t length = 0;
    UErrorCode status = U_ZERO_ERROR;
    u_strFromUTF8(wide, 192, &length, skeleton, -1, &status);
    UNumberFormatter *formatter = unumf_openForSkeletonAndLocale(wide, length, locale, &status);
    UFormattedNumber *result = unumf_openResult(&status);
    unumf_formatDouble(formatter, value, result, &status);
    int32_t count = unumf_resultToString(result, (UChar *)out, capacity, &status);
    if (decimal != NULL) {
        int32_t written = unumf_resultToDecimalNumber(result, decimal, decimal_capacity - 1, &status);
        decimal[U_SUCCESS(status) && written < decimal_capacity ? written : 0] = 0;
    }
    unumf_closeResult(result);
    unumf_close(formatter);
    return U_FAILURE(status) || count > capacity ? -1 : count;
}

int32_t cello_format_unit(const char *locale, const char *unit, int32_t width, double value, uint16_t *out,
                          int32_t capacity) {
    char skeleton[128];
    if (width < 0 || width > 2) return -1;
    int written = snprintf(skeleton, sizeof skeleton, "unit/%s %s", unit, widths[width]);
    if (written < 0 || (size_t)written >= sizeof skeleton) return -1;
    return format_skeleton(locale, skeleton, value, NULL, 0, out, capacity);
}

int32_t cello_format_measure(const char *locale, const char *unit, int32_t width, const char *usage, double value,
                             char *decimal, int32_t decimal_capacity, uint16_t *out, int32_t capacity) {
    char skeleton[160];
    if (width < 0 || width > 2) return -1;
    const char *keyword = usage == NULL ? "" : " usage/";
    if (usage == NULL) usage = "";
    int written = snprintf(skeleton, sizeof skeleton, "%s %s%s%s .###############", unit, widths[width],
                           keyword, usage);
    if (written < 0 || (size_t)written >= sizeof skeleton) return -1;
    if (format_skeleton(locale, skeleton, value, decimal, decimal_capacity, out, capacity) < 0) return -1;
    written = snprintf(skeleton, sizeof skeleton, "%s %s%s%s .###", unit, widths[width], keyword, usage);
    if (written < 0 || (size_t)written >= sizeof skeleton) return -1;
    return format_skeleton(locale, skeleton, value, NULL, 0, out, capacity);
}

int32_t cello_format_number(const char *locale, double value, uint16_t *out, int32_t capacity) {
    return format_skeleton(locale, ".###", value, NULL, 0, out, capacity);
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
