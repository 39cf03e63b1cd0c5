# A script that hides a module of the library.
