// The C module of the same name: os_unfair_lock.
@_exported import os
