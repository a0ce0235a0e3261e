import type { Import, NewImport } from '#features/overview/import-export/contract/imports.contract.ts'

type ReadFile = Pick<NewImport, 'file' | 'name'>

/** Keeps the last file in memory, so that another sheet of it can be read. */
let last: { id: string; file: ReadFile } | undefined

export function keepFile({ _id: id, sheets }: Pick<Import, '_id' | 'sheets'>, { file, name }: ReadFile): void {
  last = file !== undefined && sheets.length > 1 ? { id, file: { file, name } } : undefined
}

export const getKeptFile = (id: string): ReadFile | undefined => (last?.id === id ? last.file : undefined)
