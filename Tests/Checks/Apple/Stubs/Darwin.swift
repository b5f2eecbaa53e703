/// Stands in for Apple's `Darwin` module: the C library here has the same functions.
@_exported import Glibc
