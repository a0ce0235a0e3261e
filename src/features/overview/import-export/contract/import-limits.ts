// Imports nothing, so that the process that reads a file loads no other part of the contract.

export const MAX_ROWS = 20_000
export const MAX_COLUMNS = 200
/** The last line of a sheet that is read, blank ones among them. */
export const MAX_LINE = 200_000
/** A text in a workbook has at most this many characters. Excel allows 32,767. */
export const MAX_TEXT = 100_000
/** All unpacked parts of a workbook count together. */
export const MAX_UNPACKED_MB = 100
/** The limit is that of the process that reads a file. */
export const MAX_MEMORY_MB = 256
export const MAX_SECONDS = 20
