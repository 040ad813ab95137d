// The plugin adds the prepared sources.
