// Imports nothing, so that the process that reads a file loads no other part of the contract.

export const MAX_ROWS = 20_000
export const MAX_COLUMNS = 200
/** The last line of a sheet that is read, blank ones among them. */
export const MAX_LINE = 200_000
/** The longest text in a workbook, in characters. Excel allows 32,767. */
export const MAX_TEXT = 100_000
/** The size of all unpacked parts of a workbook, in MB. */
export const MAX_UNPACKED_MB = 100
/** The memory of the process that reads a file, in MB. */
export const MAX_MEMORY_MB = 256
export const MAX_SECONDS = 20
