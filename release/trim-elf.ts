const LOAD = 1
const ELF64 = 2
const LITTLE_ENDIAN = 1

/**
 * Removes what follows the loaded parts of a program for Linux: symbols and other information for debuggers, a tenth of
 * Node. Layout: https://refspecs.linuxfoundation.org/elf/gabi4+/ch4.eheader.html
 */
export function trimElf(program: Buffer): Buffer {
  if (program.toString('latin1', 0, 4) !== '\x7fELF' || program[4] !== ELF64 || program[5] !== LITTLE_ENDIAN)
    throw new Error('This is no 64-bit little-endian ELF file.')
  const start = Number(program.readBigUInt64LE(32))
  const size = program.readUInt16LE(54)
  const count = program.readUInt16LE(56)
  let end = start + size * count
  for (let header = start; header < start + size * count; header += size) {
    if (program.readUInt32LE(header) !== LOAD) continue
    end = Math.max(end, Number(program.readBigUInt64LE(header + 8) + program.readBigUInt64LE(header + 32)))
  }
  const trimmed = Buffer.from(program.subarray(0, end))
  // The table of sections is gone too.
  trimmed.writeBigUInt64LE(0n, 40)
  trimmed.fill(0, 58, 64)
  return trimmed
}
