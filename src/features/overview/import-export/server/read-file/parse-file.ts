import { decodeText } from './decode-text.ts'
import { type ImportTable, toTable } from './import-table.ts'
import { readText } from './read-text.ts'
import { UnreadableFile } from './unreadable-file.ts'

/**
 * Detects the format by the content, because the name of a file says little. `sheet`: the sheet of a workbook to read,
 * if it exists.
 */
export async function parseFile(bytes: Uint8Array<ArrayBuffer>, sheet?: string): Promise<ImportTable> {
  if (bytes.length === 0) throw new UnreadableFile('empty')
  if (startsWith(bytes, [0x50, 0x4b])) {
    const { readWorkbook } = await import('./read-workbook.ts')
    const { lines, ...sheets } = await readWorkbook(bytes, sheet)
    return toTable(lines, sheets)
  }
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]))
    throw new UnreadableFile(isEncrypted(bytes) ? 'encrypted' : 'oldExcel')
  if (BINARY.some((start) => startsWith(bytes, start))) throw new UnreadableFile('notATable')
  const text = decodeText(bytes)
  if (/^\s*<(?:!doctype|html|table|\?xml)/i.test(text)) throw new UnreadableFile('webPage')
  if (/^\s*BEGIN:VCARD\b/i.test(text)) throw new UnreadableFile('contacts')
  return toTable(readText(text))
}

/** The first bytes of PDF, PNG, JPEG, GIF, gzip, RAR and 7z. */
const BINARY = [
  [0x25, 0x50, 0x44, 0x46],
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
  [0x1f, 0x8b],
  [0x52, 0x61, 0x72, 0x21],
  [0x37, 0x7a, 0xbc, 0xaf],
]

const startsWith = (bytes: Uint8Array, start: readonly number[]) => start.every((byte, index) => bytes[index] === byte)

/** Excel stores an encrypted workbook in the container of its old format, in a stream of this name. */
const isEncrypted = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(Buffer.from('EncryptedPackage', 'utf16le'))
