export type Cell = string | number | null

/** Each function returns the next bytes of the file. */
export type FileWriter = {
  type: string
  begin: () => Uint8Array[]
  add: (rows: readonly (readonly Cell[])[]) => Uint8Array[]
  end: () => Uint8Array[]
}
