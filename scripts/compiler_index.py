"""Reads the index that the compiler writes while it builds for debugging: which symbol occurs in which line of which source."""
import ctypes
import json
import subprocess
from pathlib import Path
from typing import NamedTuple

# Roles of an occurrence, as in indexstore/indexstore.h.
DEFINITION, REFERENCE, READ, WRITE, CALL, IMPLICIT = 1 << 1, 1 << 2, 1 << 3, 1 << 4, 1 << 5, 1 << 8
OVERRIDE_OF, CHILD_OF, ACCESSOR_OF = 1 << 11, 1 << 9, 1 << 15
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


class Index:
    """The index of the last debug build of a package."""

    def __init__(self, root):
        self.root = Path(root).resolve()
        store = self.root / ".build/debug/index/store"
        if not (store / "v5/units").is_dir():
            raise FileNotFoundError("there is no index of a build; run 'swift build --build-tests' first.")
        self.library = ctypes.CDLL(str(library()))
        self.store = self.call("store_create", ctypes.c_void_p, str(store).encode(), None)
        if not self.store:
            raise OSError(f"the index in {store} cannot be read; remove it and build again.")

    def call(self, name, result, *arguments):
        function = getattr(self.library, f"indexstore_{name}")
        function.restype = result
        return function(*[ctypes.c_void_p(value) if isinstance(value, int) and value > 1 << 20 else value for value in arguments])

    def each(self, name, element, *arguments):
        """Collects what a function of the library passes to a callback, by a function of the element's pointer."""
        found = []
        by_value = element is str
        kind = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, StringReference if by_value else ctypes.c_void_p)

        def add(_, value):
            found.append(element(value))
            return True

        self.call(name, ctypes.c_bool, *arguments, None, kind(add))
        return found

    def text(self, name, pointer):
        return str(self.call(name, StringReference, pointer))

    def files(self, folders):
        """The occurrences in each source file of some folders, by the path from the root of the package."""
        records = {}
        for unit in self.each("store_units_apply_f", str, self.store, 0):
            reader = self.call("unit_reader_create", ctypes.c_void_p, self.store, unit.encode(), None)
            if not reader:
                continue
            path = Path(self.text("unit_reader_get_main_file", reader))
            if path.is_relative_to(self.root) and path.is_file():
                place = str(path.relative_to(self.root))
                if place.startswith(tuple(f"{folder}/" for folder in folders)):
                    records[place] = [name for kind, name, source in self.each(
                        "unit_reader_dependencies_apply_f", self.dependency, reader) if kind == RECORD and source == str(path)]
            self.call("unit_reader_dispose", None, reader)
        return {place: [o for name in records[place] for o in self.record(name)] for place in sorted(records)}

    def dependency(self, pointer):
        return (
            self.call("unit_dependency_get_kind", ctypes.c_uint, pointer),
            self.text("unit_dependency_get_name", pointer), self.text("unit_dependency_get_filepath", pointer))

    def record(self, name):
        reader = self.call("record_reader_create", ctypes.c_void_p, self.store, name.encode(), None)
        if not reader:
            return []
        symbols = {}

        def symbol(pointer):
            if pointer not in symbols:
                symbols[pointer] = Symbol(
                    self.text("symbol_get_usr", pointer), self.text("symbol_get_name", pointer),
                    self.call("symbol_get_kind", ctypes.c_uint, pointer))
            return symbols[pointer]

        def relation(pointer):
            return (
                self.call("symbol_relation_get_roles", ctypes.c_uint64, pointer),
                symbol(self.call("symbol_relation_get_symbol", ctypes.c_void_p, pointer)).usr)

        def occurrence(pointer):
            line, column = ctypes.c_uint(), ctypes.c_uint()
            self.call("occurrence_get_line_col", None, pointer, ctypes.byref(line), ctypes.byref(column))
            return Occurrence(
                symbol(self.call("occurrence_get_symbol", ctypes.c_void_p, pointer)),
                self.call("occurrence_get_roles", ctypes.c_uint64, pointer), line.value,
                tuple(self.each("occurrence_relations_apply_f", relation, pointer)))

        found = self.each("record_reader_occurrences_apply_f", occurrence, reader)
        self.call("record_reader_dispose", None, reader)
        return found


def library():
    """The toolchain's library that reads indexes."""
    information = subprocess.run(["swiftc", "-print-target-info"], capture_output=True, text=True, check=True)
    resources = Path(json.loads(information.stdout)["paths"]["runtimeResourcePath"])
    return resources.parent / "libIndexStore.so"
