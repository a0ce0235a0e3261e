export type Cell = string | number | null

/** Each function returns the next bytes of the file. */
export type FileWriter = {
  type: string
  begin: () => Uint8Array[]
  add: (rows: readonly (readonly Cell[])[]) => Uint8Array[]
  end: () => Uint8Array[]
}

/** Encodes row by row: letters outside Latin-1 in one of them make the encoding of a longer text six times as slow. */
export const encodeRows = (rows: readonly string[]): Uint8Array => Buffer.concat(rows.map((row) => Buffer.from(row)))
