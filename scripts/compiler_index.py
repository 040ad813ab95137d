"""Reads the index that the compiler writes while it builds for debugging: which symbol occurs in which line of which source."""
import ctypes
import json
import subprocess
from pathlib import Path
from typing import NamedTuple

# Roles of an occurrence, as in indexstore/indexstore.h.
DEFINITION, REFERENCE, READ, WRITE, IMPLICIT = 1 << 1, 1 << 2, 1 << 3, 1 << 4, 1 << 8
CHILD_OF, OVERRIDE_OF, EXTENDED_BY, ACCESSOR_OF = 1 << 9, 1 << 11, 1 << 14, 1 << 15
RECORD = 2  # The kind of a unit's dependency.


class Symbol(NamedTuple):
    usr: str
    name: str
    kind: int


class Occurrence(NamedTuple):
    symbol: Symbol
    roles: int
    line: int
    relations: tuple  # Pairs of roles and the USR of another symbol.


class StringReference(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("length", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode() if self.length else ""


pointer, text, each = ctypes.c_void_p, StringReference, ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)
each_text = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, StringReference)
number = ctypes.POINTER(ctypes.c_uint)
# The results and parameters of the functions that are used, as in indexstore/indexstore.h.
signatures = {
    "store_create": (pointer, ctypes.c_char_p, pointer),
    "store_units_apply_f": (ctypes.c_bool, pointer, ctypes.c_uint, pointer, each_text),
    "unit_reader_create": (pointer, pointer, ctypes.c_char_p, pointer),
    "unit_reader_dispose": (None, pointer),
    "unit_reader_get_main_file": (text, pointer),
    "unit_reader_dependencies_apply_f": (ctypes.c_bool, pointer, pointer, each),
    "unit_dependency_get_kind": (ctypes.c_uint, pointer),
    "unit_dependency_get_name": (text, pointer),
    "unit_dependency_get_filepath": (text, pointer),
    "record_reader_create": (pointer, pointer, ctypes.c_char_p, pointer),
    "record_reader_dispose": (None, pointer),
    "record_reader_occurrences_apply_f": (ctypes.c_bool, pointer, pointer, each),
    "occurrence_get_symbol": (pointer, pointer),
    "occurrence_get_roles": (ctypes.c_uint64, pointer),
    "occurrence_get_line_col": (None, pointer, number, number),
    "occurrence_relations_apply_f": (ctypes.c_bool, pointer, pointer, each),
    "symbol_relation_get_roles": (ctypes.c_uint64, pointer),
    "symbol_relation_get_symbol": (pointer, pointer),
    "symbol_get_usr": (text, pointer),
    "symbol_get_name": (text, pointer),
    "symbol_get_kind": (ctypes.c_uint, pointer),
}


class Index:
    """The index of the last debug build of a package."""

    def __init__(self, root):
        self.root = Path(root).resolve()
        store = self.root / ".build/debug/index/store"
        if not (store / "v5/units").is_dir():
            raise FileNotFoundError("there is no index of a build; run 'swift build --build-tests' first.")
        self.library = ctypes.CDLL(str(library()))
        for name, (result, *parameters) in signatures.items():
            function = self.function(name)
            function.restype, function.argtypes = result, parameters
        self.store = self.call("store_create", str(store).encode(), None)
        if not self.store:
            raise OSError(f"the index in {store} cannot be read; remove it and build again.")

    def function(self, name):
        return getattr(self.library, f"indexstore_{name}")

    def call(self, name, *arguments):
        result = self.function(name)(*arguments)
        return str(result) if isinstance(result, StringReference) else result

    def collect(self, name, element, *arguments):
        """The elements that a function passes to a callback, converted by another function."""
        found = []

        def add(_, value):
            found.append(element(value))
            return True

        self.call(name, *arguments, None, signatures[name][-1](add))
        return found

    def files(self, folders):
        """The occurrences in each source file of some folders, by the path from the root of the package."""
        records = {}
        for unit in self.collect("store_units_apply_f", str, self.store, 0):
            reader = self.call("unit_reader_create", self.store, unit.encode(), None)
            if not reader:
                continue
            path = Path(self.call("unit_reader_get_main_file", reader))
            if path.is_relative_to(self.root) and path.is_file():
                place = str(path.relative_to(self.root))
                if place.startswith(tuple(f"{folder}/" for folder in folders)):
                    records[place] = [
                        name for kind, name, source in self.collect("unit_reader_dependencies_apply_f", self.dependency, reader)
                        if kind == RECORD and source == str(path)]
            self.call("unit_reader_dispose", reader)
        return {place: [o for name in records[place] for o in self.record(name)] for place in sorted(records)}

    def dependency(self, item):
        return (
            self.call("unit_dependency_get_kind", item), self.call("unit_dependency_get_name", item),
            self.call("unit_dependency_get_filepath", item))

    def record(self, name):
        """The occurrences of a record."""
        reader = self.call("record_reader_create", self.store, name.encode(), None)
        if not reader:
            return []
        symbols = {}

        def symbol(item):
            if item not in symbols:
                symbols[item] = Symbol(
                    self.call("symbol_get_usr", item), self.call("symbol_get_name", item), self.call("symbol_get_kind", item))
            return symbols[item]

        def relation(item):
            other = symbol(self.call("symbol_relation_get_symbol", item))
            return self.call("symbol_relation_get_roles", item), other.usr

        def occurrence(item):
            line, column = ctypes.c_uint(), ctypes.c_uint()
            self.call("occurrence_get_line_col", item, ctypes.byref(line), ctypes.byref(column))
            return Occurrence(
                symbol(self.call("occurrence_get_symbol", item)), self.call("occurrence_get_roles", item), line.value,
                tuple(self.collect("occurrence_relations_apply_f", relation, item)))

        found = self.collect("record_reader_occurrences_apply_f", occurrence, reader)
        self.call("record_reader_dispose", reader)
        return found


def library():
    """The toolchain's library that reads indexes."""
    information = subprocess.run(["swiftc", "-print-target-info"], capture_output=True, text=True, check=True)
    resources = Path(json.loads(information.stdout)["paths"]["runtimeResourcePath"])
    return resources.parent / "libIndexStore.so"
