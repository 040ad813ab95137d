// The parts of libpng that Swift must not call itself.
//
// libpng reports an error by jumping out of its caller (setjmp, longjmp). A jump across a Swift frame would skip that
// frame's releases, so every function here that can jump also holds the setjmp that catches it: nothing ever jumps
// further than to the C function that Swift called. Errors come back as a sentence.
#ifndef CELLO_LIBPNG_SHIM_H
#define CELLO_LIBPNG_SHIM_H

#include <png.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { CELLO_PNG_MESSAGE_SIZE = 160 };

static void cello_png_remember_error(png_structp png, png_const_charp message) {
  char *copy = (char *)png_get_error_ptr(png);
  strncpy(copy, message, CELLO_PNG_MESSAGE_SIZE - 1);
  copy[CELLO_PNG_MESSAGE_SIZE - 1] = 0;
  png_longjmp(png, 1);
}

static void cello_png_ignore_warning(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

typedef struct {
  png_structp png;
  png_infop info;
  const uint8_t *bytes;
  size_t count;
  // Whether the bytes ended before the picture did.
  bool ran_out;
  uint32_t width, height;
  // The fewest bytes that the rows take when decompressed.
  uint64_t packed_byte_count;
  bool has_palette;
  // Whether a row is one filter byte and `bytes_per_pixel` whole samples for each pixel, as nothing has to be expanded.
  bool has_plain_rows;
  int bytes_per_pixel;
  // Whether a pixel of it may be translucent.
  bool has_alpha;
  char message[CELLO_PNG_MESSAGE_SIZE];
} cello_png_reader;

static void cello_png_take(png_structp png, png_bytep bytes, png_size_t count) {
  cello_png_reader *reader = (cello_png_reader *)png_get_io_ptr(png);
  if (reader->count < count) {
    reader->ran_out = true;
    png_error(png, "the file ends too early");
  }
  memcpy(bytes, reader->bytes, count);
  reader->bytes += count;
  reader->count -= count;
}

/// Reads up to the picture's rows. The bytes must stay where they are until the reader is closed, which the caller
/// must do also after a failure.
static inline bool cello_png_open(cello_png_reader *reader, const uint8_t *bytes, size_t count) {
  memset(reader, 0, sizeof *reader);
  reader->bytes = bytes;
  reader->count = count;
  reader->png = png_create_read_struct(
      PNG_LIBPNG_VER_STRING, reader->message, cello_png_remember_error, cello_png_ignore_warning);
  reader->info = reader->png ? png_create_info_struct(reader->png) : NULL;
  if (!reader->info) {
    strcpy(reader->message, "libpng could not start");
    return false;
  }
  png_structp png = reader->png;
  png_infop info = reader->info;
  if (setjmp(png_jmpbuf(png))) return false;
  png_set_read_fn(png, reader, cello_png_take);
  // The picture's size is judged by the caller, who knows what to say about it.
  png_set_user_limits(png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
  // The largest size of a decompressed text chunk or color profile.
  png_set_chunk_malloc_max(png, 4 << 20);
  png_read_info(png, info);
  reader->width = png_get_image_width(png, info);
  reader->height = png_get_image_height(png, info);
  reader->packed_byte_count = (uint64_t)png_get_rowbytes(png, info) * reader->height;
  int color_type = png_get_color_type(png, info);
  reader->has_palette = color_type == PNG_COLOR_TYPE_PALETTE;
  reader->has_alpha =
      (color_type & PNG_COLOR_MASK_ALPHA) || png_get_valid(png, info, PNG_INFO_tRNS);
  reader->bytes_per_pixel = png_get_channels(png, info);
  reader->has_plain_rows = png_get_bit_depth(png, info) == 8 && png_get_interlace_type(png, info) == PNG_INTERLACE_NONE &&
      (reader->has_palette || color_type == PNG_COLOR_TYPE_RGB_ALPHA ||
       (color_type == PNG_COLOR_TYPE_RGB && !reader->has_alpha));
  return true;
}

/// Copies the palette as red, green, blue, alpha; entries that the file lacks stay as they are.
static inline void cello_png_copy_palette(cello_png_reader reader, uint8_t *rgba256) {
  png_colorp colors = NULL;
  png_bytep alphas = NULL;
  png_color_16p unused = NULL;
  int count = 0, alpha_count = 0;
  png_get_PLTE(reader.png, reader.info, &colors, &count);
  png_get_tRNS(reader.png, reader.info, &alphas, &alpha_count, &unused);
  for (int i = 0; i < count && i < 256; i++) {
    rgba256[4 * i] = colors[i].red;
    rgba256[4 * i + 1] = colors[i].green;
    rgba256[4 * i + 2] = colors[i].blue;
    rgba256[4 * i + 3] = alphas && i < alpha_count ? alphas[i] : 255;
  }
}

/// Reads the rows, without padding: one byte a pixel, the palette's index, when the file has a palette, else
/// straight red, green, blue, alpha of eight bits each. Then reads what follows the rows.
static inline bool cello_png_read_rows(cello_png_reader *reader, uint8_t *rows) {
  png_structp png = reader->png;
  png_infop info = reader->info;
  if (setjmp(png_jmpbuf(png))) return false;
  if (reader->has_palette) {
    png_set_packing(png);
  } else {
    png_set_expand(png);
    png_set_scale_16(png);
    png_set_gray_to_rgb(png);
    if (!reader->has_alpha) png_set_add_alpha(png, 0xff, PNG_FILLER_AFTER);
  }
  int pass_count = png_set_interlace_handling(png);
  png_read_update_info(png, info);
  size_t bytes_per_row = (size_t)reader->width * (reader->has_palette ? 1 : 4);
  if (png_get_rowbytes(png, info) != bytes_per_row) png_error(png, "unexpected row size");
  for (int pass = 0; pass < pass_count; pass++)
    for (uint32_t y = 0; y < reader->height; y++)
      png_read_row(png, rows + y * bytes_per_row, NULL);
  png_read_end(png, info);
  return true;
}

/// The number of text chunks read so far.
static inline int cello_png_text_count(cello_png_reader *reader) {
  png_textp texts = NULL;
  int count = 0;
  png_get_text(reader->png, reader->info, &texts, &count);
  return count;
}

typedef struct {
  const char *keyword;
  const char *value;
  size_t value_count;
  // UTF-8 if true, Latin-1 if not; the keyword is always Latin-1.
  bool is_utf8;
} cello_png_text;

/// A text chunk, valid until the reader is closed.
static inline cello_png_text cello_png_text_at(cello_png_reader *reader, int index) {
  png_textp texts = NULL;
  int count = 0;
  png_get_text(reader->png, reader->info, &texts, &count);
  cello_png_text result = {"", "", 0, false};
  if (index < 0 || index >= count) return result;
  png_text *text = texts + index;
  result.keyword = text->key;
  result.value = text->text ? text->text : "";
  result.is_utf8 = text->compression > 0;
  result.value_count = result.is_utf8 ? text->itxt_length : text->text_length;
  return result;
}

static inline void cello_png_close(cello_png_reader *reader) {
  png_destroy_read_struct(&reader->png, &reader->info, NULL);
}

#endif
