// The texts of a report's page: its document, its style and its scripts.
//
// The compiler of C includes files as they are. As arrays in Swift, the same bytes take seconds of each build.
#ifndef CELLO_PAGE_H
#define CELLO_PAGE_H

// The HTML document, which contains placeholders for the style, the scripts, the data and the permitted connections.
const char *cello_page_document(void);
// The style sheet.
const char *cello_page_style(void);
// All scripts, in the order in which they are executed.
const char *cello_page_scripts(void);

#endif
