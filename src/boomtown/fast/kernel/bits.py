"""Counting and finding bits, and the game's random numbers (R3.6)."""

from typing import TYPE_CHECKING, Any

from boomtown.fast.kernel.built import COMPILED, inlined

_MASK = (1 << 64) - 1

if TYPE_CHECKING or not COMPILED:

    def popcount(mask: int) -> int:
        """Return how many bits are set."""
        return mask.bit_count()

    def lowest(mask: int) -> int:
        """Return the place of the lowest bit; there must be one."""
        return (mask & -mask).bit_length() - 1

    def highest(mask: int) -> int:
        """Return the place of the highest bit; there must be one."""
        return mask.bit_length() - 1

    def mix(value: int) -> int:
        """One step of splitmix64."""
        value = (value + 0x9E3779B97F4A7C15) & _MASK
        value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & _MASK
        return value ^ (value >> 31)

    def joined(one: int, other: int) -> int:
        """Return 64 bits and an address as one."""
        return one ^ other

    def unsigned(number: int) -> int:
        """Return a number as 64 bits."""
        return number & _MASK

    def below(bits: int, bound: int) -> int:
        """Scale 64 bits to 0 … bound - 1 by their upper half."""
        return ((bits >> 32) * bound) >> 32

else:
    import numpy as np
    from llvmlite import ir
    from numba import types
    from numba.extending import intrinsic

    _INT = types.int64
    _TRUE = ir.Constant(ir.IntType(1), 1)

    @intrinsic  # type: ignore[untyped-decorator]
    def popcount(typing: Any, mask: Any) -> Any:
        """Return how many bits are set."""
        del typing, mask
        return _INT(_INT), lambda _c, builder, _s, arguments: builder.ctpop(arguments[0])

    @intrinsic  # type: ignore[untyped-decorator]
    def lowest(typing: Any, mask: Any) -> Any:
        """Return the place of the lowest bit; there must be one."""
        del typing, mask
        return _INT(_INT), lambda _c, builder, _s, arguments: builder.cttz(arguments[0], _TRUE)

    @intrinsic  # type: ignore[untyped-decorator]
    def highest(typing: Any, mask: Any) -> Any:
        """Return the place of the highest bit; there must be one."""
        del typing, mask

        def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            last = ir.Constant(ir.IntType(64), 63)
            return builder.sub(last, builder.ctlz(arguments[0], _TRUE))

        return _INT(_INT), generate

    _GOLDEN = np.uint64(0x9E3779B97F4A7C15)
    _FIRST = np.uint64(0xBF58476D1CE4E5B9)
    _SECOND = np.uint64(0x94D049BB133111EB)
    _30, _27, _31, _32 = np.uint64(30), np.uint64(27), np.uint64(31), np.uint64(32)

    @inlined
    def mix(value: int) -> int:
        """One step of splitmix64."""
        value = np.uint64(value) + _GOLDEN
        value = (value ^ (value >> _30)) * _FIRST
        value = (value ^ (value >> _27)) * _SECOND
        return value ^ (value >> _31)

    @inlined
    def joined(one: int, other: int) -> int:
        """Return 64 bits and an address as one."""
        return np.uint64(one) ^ np.uint64(other)

    @inlined
    def unsigned(number: int) -> int:
        """Return a number as 64 bits."""
        return np.uint64(number)

    @inlined
    def below(bits: int, bound: int) -> int:
        """Scale 64 bits to 0 … bound - 1 by their upper half."""
        return (np.int64(bits >> _32) * bound) >> 32


def _finds_bits() -> bool:
    """Tell whether this processor finds the k-th bit in one step."""
    from llvmlite import binding  # type: ignore[import-untyped]

    return bool(binding.get_host_cpu_features().get("bmi2"))


if not TYPE_CHECKING and COMPILED and _finds_bits():

    @intrinsic  # type: ignore[untyped-decorator]
    def _spread(typing: Any, bits: Any, mask: Any) -> Any:
        """Lay bits one after another on those of a mask."""
        del typing, bits, mask

        def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            word = ir.IntType(64)
            kind = ir.FunctionType(word, [word, word])
            name = "llvm.x86.bmi.pdep.64"
            return builder.call(builder.module.declare_intrinsic(name, (), kind), arguments)

        return _INT(_INT, _INT), generate

    @inlined
    def nth(mask: int, k: int) -> int:
        """Return the place of the k-th of the bits below 63, counted from 0."""
        return lowest(_spread(1 << k, mask))

else:

    @inlined
    def nth(mask: int, k: int) -> int:
        """Return the place of the k-th of the bits below 63, counted from 0."""
        at = 0
        width = 32
        while width:
            low = popcount(mask >> at & ((1 << width) - 1))
            if k >= low:
                k -= low
                at += width
            width >>= 1
        return at


@inlined
def quotient(number: int, by: int) -> int:
    """Divide whole numbers below 2³²."""
    return number // by
