// The parts of libjpeg-turbo that Swift must not call itself.
//
// libjpeg reports an error by a function that must not return, so it jumps out of its caller (setjmp, longjmp). A jump
// across a Swift frame would skip that frame's releases, so every function here that can jump also holds the setjmp
// that catches it: nothing ever jumps further than to the C function that Swift called. Errors come back as a sentence.
#ifndef CELLO_LIBJPEG_SHIM_H
#define CELLO_LIBJPEG_SHIM_H

#include <setjmp.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>
// After jpeglib.h, which it needs.
#include <jerror.h>

#ifndef LIBJPEG_TURBO_VERSION
#error "This is not libjpeg-turbo, whose pixels are the same on every processor. Install what Debian calls libjpeg-dev."
#endif

// libjpeg's own limit of messages, without the tables of messages in the header of its errors.
enum { CELLO_JPEG_MESSAGE_SIZE = 200 };

typedef struct {
  // First, so that libjpeg's pointer to it is one to the whole.
  struct jpeg_error_mgr base;
  jmp_buf jump;
  char message[CELLO_JPEG_MESSAGE_SIZE];
} cello_jpeg_errors;

static void cello_jpeg_stop(j_common_ptr info) {
  cello_jpeg_errors *errors = (cello_jpeg_errors *)info->err;
  char message[JMSG_LENGTH_MAX];
  info->err->format_message(info, message);
  strncpy(errors->message, message, CELLO_JPEG_MESSAGE_SIZE - 1);
  errors->message[CELLO_JPEG_MESSAGE_SIZE - 1] = 0;
  longjmp(errors->jump, 1);
}

/// Warnings about lost data are errors: libjpeg would continue with pixels that it made up. The others are ignored.
static void cello_jpeg_judge(j_common_ptr info, int level) {
  if (level >= 0) return;
  switch (info->err->msg_code) {
    case JWRN_EXTRANEOUS_DATA:
    case JWRN_JFIF_MAJOR:
    case JWRN_ADOBE_XFORM:
    case JWRN_TOO_MUCH_DATA:
      return;
    default:
      cello_jpeg_stop(info);
  }
}

static void cello_jpeg_discard(j_common_ptr info) { (void)info; }

static void cello_jpeg_prepare_errors(cello_jpeg_errors *errors) {
  jpeg_std_error(&errors->base);
  errors->base.error_exit = cello_jpeg_stop;
  errors->base.emit_message = cello_jpeg_judge;
  errors->base.output_message = cello_jpeg_discard;
}

// MARK: - Reading

typedef struct {
  struct jpeg_decompress_struct info;
  cello_jpeg_errors errors;
  struct jpeg_source_mgr source;
  struct jpeg_progress_mgr progress;
  // Whether the bytes ended before the picture did.
  bool ran_out;
} cello_jpeg_reader;

// A picture has one scan for each component, and some more for each level of detail: hardly ever more than twenty.
enum { CELLO_JPEG_MAX_SCANS = 100 };

static void cello_jpeg_start_source(j_decompress_ptr info) { (void)info; }

/// Ends the file with a marker of its end, which some files lack.
static boolean cello_jpeg_end_source(j_decompress_ptr info) {
  static const JOCTET end[2] = {0xff, JPEG_EOI};
  ((cello_jpeg_reader *)info->client_data)->ran_out = true;
  info->src->next_input_byte = end;
  info->src->bytes_in_buffer = 2;
  return TRUE;
}

static void cello_jpeg_skip(j_decompress_ptr info, long count) {
  if (count <= 0) return;
  if ((size_t)count > info->src->bytes_in_buffer) {
    cello_jpeg_end_source(info);
    return;
  }
  info->src->next_input_byte += count;
  info->src->bytes_in_buffer -= (size_t)count;
}

/// Stops at files with so many scans that they would take minutes.
static void cello_jpeg_count_scans(j_common_ptr info) {
  if (((j_decompress_ptr)info)->input_scan_number <= CELLO_JPEG_MAX_SCANS) return;
  cello_jpeg_errors *errors = (cello_jpeg_errors *)info->err;
  strcpy(errors->message, "it has too many scans");
  longjmp(errors->jump, 1);
}

static inline const char *cello_jpeg_message(const cello_jpeg_reader *reader) {
  return reader->errors.message;
}

static inline bool cello_jpeg_ran_out(const cello_jpeg_reader *reader) { return reader->ran_out; }

/// Returns a reader of bytes that must stay where they are until it is closed; `NULL` without memory.
static inline cello_jpeg_reader *cello_jpeg_new_reader(const uint8_t *bytes, size_t count) {
  cello_jpeg_reader *reader = (cello_jpeg_reader *)calloc(1, sizeof *reader);
  if (!reader) return NULL;
  cello_jpeg_prepare_errors(&reader->errors);
  reader->info.err = &reader->errors.base;
  reader->source.init_source = cello_jpeg_start_source;
  reader->source.fill_input_buffer = cello_jpeg_end_source;
  reader->source.skip_input_data = cello_jpeg_skip;
  reader->source.resync_to_restart = jpeg_resync_to_restart;
  reader->source.term_source = cello_jpeg_start_source;
  reader->source.next_input_byte = bytes;
  reader->source.bytes_in_buffer = count;
  reader->progress.progress_monitor = cello_jpeg_count_scans;
  return reader;
}

/// Reads up to the picture's data. Returns false after an error, which leaves a message.
static inline bool cello_jpeg_read_header(cello_jpeg_reader *reader) {
  if (setjmp(reader->errors.jump)) return false;
  jpeg_create_decompress(&reader->info);
  reader->info.client_data = reader;
  reader->info.src = &reader->source;
  reader->info.progress = &reader->progress;
  jpeg_read_header(&reader->info, TRUE);
  return true;
}

static inline uint32_t cello_jpeg_width(const cello_jpeg_reader *reader) {
  return reader->info.image_width;
}

static inline uint32_t cello_jpeg_height(const cello_jpeg_reader *reader) {
  return reader->info.image_height;
}

static inline bool cello_jpeg_is_arithmetic(const cello_jpeg_reader *reader) {
  return reader->info.arith_code;
}

/// Turns a row of cyan, magenta, yellow and black into red, green, blue and 255.
static void cello_jpeg_convert_inks(uint8_t *row, uint32_t width, bool is_inverted) {
  for (uint32_t x = 0; x < width; x++, row += 4) {
    unsigned black = is_inverted ? row[3] : 255 - row[3];
    for (int channel = 0; channel < 3; channel++) {
      unsigned light = is_inverted ? row[channel] : 255 - row[channel];
      unsigned product = light * black + 128;
      row[channel] = (uint8_t)((product + (product >> 8)) >> 8);
    }
    row[3] = 255;
  }
}

/// Reads the rows as red, green, blue and 255 of eight bits each, without padding.
static inline bool cello_jpeg_read_rows(cello_jpeg_reader *reader, uint8_t *rows) {
  j_decompress_ptr info = &reader->info;
  if (setjmp(reader->errors.jump)) return false;
  bool has_inks =
      info->jpeg_color_space == JCS_CMYK || info->jpeg_color_space == JCS_YCCK;
  info->out_color_space = has_inks ? JCS_CMYK : JCS_EXT_RGBA;
  // These give the same pixels with and without vector instructions. Smoothing of pictures that lack their last scans
  // differs between versions of the library.
  info->dct_method = JDCT_ISLOW;
  info->do_fancy_upsampling = TRUE;
  info->do_block_smoothing = FALSE;
  jpeg_start_decompress(info);
  // The last scans may be missing.
  if (reader->ran_out && jpeg_has_multiple_scans(info)) ERREXIT(info, JERR_INPUT_EOF);
  size_t bytes_per_row = (size_t)info->output_width * 4;
  while (info->output_scanline < info->output_height) {
    uint8_t *row = rows + info->output_scanline * bytes_per_row;
    JSAMPROW pointers[1] = {row};
    jpeg_read_scanlines(info, pointers, 1);
    if (has_inks) cello_jpeg_convert_inks(row, info->output_width, info->saw_Adobe_marker);
  }
  return true;
}

static inline void cello_jpeg_close(cello_jpeg_reader *reader) {
  if (!reader) return;
  jpeg_destroy_decompress(&reader->info);
  free(reader);
}

// MARK: - Writing

typedef struct {
  uint32_t width, height;
  // From 1 to 100, as libjpeg scales its tables.
  int quality;
  // Whether colors have half as many samples as brightness in both directions.
  bool has_coarse_colors;
  // Red, green, blue and a fourth byte that is ignored, without padding.
  const uint8_t *rows;
  // The contents of an Exif segment; none if empty.
  const uint8_t *exif;
  unsigned exif_count;
} cello_jpeg_contents;

typedef struct {
  struct jpeg_compress_struct info;
  cello_jpeg_errors errors;
  // The file, whose bytes `cello_jpeg_close_writer` frees.
  unsigned char *bytes;
  unsigned long count;
} cello_jpeg_writer;

static inline cello_jpeg_writer *cello_jpeg_new_writer(void) {
  return (cello_jpeg_writer *)calloc(1, sizeof(cello_jpeg_writer));
}

static inline const char *cello_jpeg_writer_message(const cello_jpeg_writer *writer) {
  return writer->errors.message;
}

static inline const uint8_t *cello_jpeg_file(const cello_jpeg_writer *writer) {
  return writer->bytes;
}

static inline size_t cello_jpeg_file_size(const cello_jpeg_writer *writer) {
  return writer->count;
}

/// Writes a whole file. Returns false after an error, which leaves a message.
static inline bool cello_jpeg_write(
    cello_jpeg_writer *writer, const cello_jpeg_contents *contents) {
  j_compress_ptr info = &writer->info;
  cello_jpeg_prepare_errors(&writer->errors);
  info->err = &writer->errors.base;
  if (setjmp(writer->errors.jump)) return false;
  jpeg_create_compress(info);
  jpeg_mem_dest(info, &writer->bytes, &writer->count);
  info->image_width = contents->width;
  info->image_height = contents->height;
  info->input_components = 4;
  info->in_color_space = JCS_EXT_RGBX;
  jpeg_set_defaults(info);
  jpeg_set_quality(info, contents->quality, TRUE);
  info->dct_method = JDCT_ISLOW;
  info->optimize_coding = TRUE;
  info->comp_info[0].h_samp_factor = contents->has_coarse_colors ? 2 : 1;
  info->comp_info[0].v_samp_factor = contents->has_coarse_colors ? 2 : 1;
  jpeg_start_compress(info, TRUE);
  if (contents->exif_count)
    jpeg_write_marker(info, JPEG_APP0 + 1, contents->exif, contents->exif_count);
  size_t bytes_per_row = (size_t)contents->width * 4;
  while (info->next_scanline < info->image_height) {
    JSAMPROW pointers[1] = {(JSAMPROW)(contents->rows + info->next_scanline * bytes_per_row)};
    jpeg_write_scanlines(info, pointers, 1);
  }
  jpeg_finish_compress(info);
  return true;
}

static inline void cello_jpeg_close_writer(cello_jpeg_writer *writer) {
  if (!writer) return;
  jpeg_destroy_compress(&writer->info);
  free(writer->bytes);
  free(writer);
}

#endif
