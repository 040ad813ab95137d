#include "CelloPage.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

const char *cello_page_document(void) {
  static const unsigned char text[] = {
#embed "page.html"
    , 0};
  return (const char *)text;
}

const char *cello_page_style(void) {
  static const unsigned char text[] = {
#embed "page.css"
    , 0};
  return (const char *)text;
}

const char *cello_page_scripts(void) {
  static const unsigned char text[] = {
#embed "elements.js" suffix(, '\n',)
#embed "address.js" suffix(, '\n',)
#embed "pictures.js" suffix(, '\n',)
#embed "comparison.js" suffix(, '\n',)
#embed "strips.js" suffix(, '\n',)
#embed "pixels.js" suffix(, '\n',)
#embed "findings.js" suffix(, '\n',)
#embed "issues.js" suffix(, '\n',)
#embed "gallery.js" suffix(, '\n',)
#embed "viewer.js" suffix(, '\n',)
#embed "contents.js" suffix(, '\n',)
#embed "review.js" suffix(, '\n',)
#embed "page.js"
    , 0};
  return (const char *)text;
}
