"""LLVM: makes machine code of assembly, and runs it. The only file that imports llvmlite."""

from __future__ import annotations

import ctypes
import itertools
from functools import lru_cache
from typing import Any

import llvmlite.binding as llvm

from getaway.kernel.native.entrance import ENTRANCE, KNOWN, SYMBOLS

LEVEL = 2
_numbers = itertools.count()


@lru_cache
def processor() -> str:
    """What code is made for: another processor needs code of its own."""
    return f"{llvm.get_process_triple()} {llvm.get_host_cpu_name()} {llvm.get_host_cpu_features().flatten()}"


@lru_cache
def _target() -> Any:
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    target = llvm.Target.from_triple(llvm.get_process_triple())
    return target.create_target_machine(
        cpu=llvm.get_host_cpu_name(),
        features=llvm.get_host_cpu_features().flatten(),
        opt=LEVEL,
        reloc="pic",
        codemodel="jitdefault",
        jit=True,
    )


@lru_cache
def _linker() -> Any:
    return llvm.create_lljit_compiler(_target())


def compiled(assembly: str) -> bytes:
    """The machine code of assembly: an object file."""
    machine = _target()
    module = llvm.parse_assembly(assembly)
    module.triple = llvm.get_process_triple()
    module.data_layout = str(machine.target_data)
    tuning = llvm.create_pipeline_tuning_options(speed_level=LEVEL)
    builder = llvm.create_pass_builder(machine, tuning)
    builder.getModulePassManager().run(module, builder)
    made: bytes = machine.emit_object(module)
    return made


def loaded(code: bytes) -> tuple[int, int, Any]:
    """Where the entrance of an object file is, where what it knows is, and what keeps both alive."""
    library = llvm.JITLibraryBuilder().add_object_img(code).add_current_process()
    for symbol in SYMBOLS:
        address = ctypes.cast(getattr(ctypes.pythonapi, symbol), ctypes.c_void_p).value
        library.import_symbol(symbol, address)
    library.export_symbol(ENTRANCE).export_symbol(KNOWN)
    linked = library.link(_linker(), f"getaway-{next(_numbers)}")
    return linked[ENTRANCE], linked[KNOWN], linked
