// ICU puts its version into every symbol name through macros, which Swift cannot see; these inline
// functions give the few that are needed a plain name.
#include <unicode/utypes.h>
