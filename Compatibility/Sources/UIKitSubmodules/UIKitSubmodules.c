// A target needs a source file. The module map is what counts.
