import { inflateSync } from 'node:zlib'

const WOFF_HEADER = 44
const WOFF_ENTRY = 20
const SFNT_HEADER = 12
const SFNT_ENTRY = 16

/**
 * Unpacks a WOFF 1.0 font (W3C, 'WOFF File Format'): the same tables, each compressed. The PDF library reads them too,
 * but inflates them in JavaScript for every file.
 */
export function woffToSfnt(woff: Buffer): Buffer {
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const entry = WOFF_HEADER + index * WOFF_ENTRY
    const [offset, packedLength, length] = [4, 8, 12].map((field) => woff.readUInt32BE(entry + field)) as [
      number,
      number,
      number,
    ]
    const packed = woff.subarray(offset, offset + packedLength)
    const content = packedLength < length ? inflateSync(packed) : packed
    return { tag: woff.subarray(entry, entry + 4), checksum: woff.readUInt32BE(entry + 16), content }
  })
  const header = Buffer.alloc(SFNT_HEADER + tables.length * SFNT_ENTRY)
  woff.copy(header, 0, 4, 8)
  header.writeUInt16BE(tables.length, 4)
  let offset = header.length
  for (const [index, { tag, checksum, content }] of tables.entries()) {
    const entry = SFNT_HEADER + index * SFNT_ENTRY
    tag.copy(header, entry)
    header.writeUInt32BE(checksum, entry + 4)
    header.writeUInt32BE(offset, entry + 8)
    header.writeUInt32BE(content.length, entry + 12)
    offset += paddedLength(content)
  }
  return Buffer.concat([
    header,
    ...tables.flatMap(({ content }) => [content, Buffer.alloc(paddedLength(content) - content.length)]),
  ])
}

/** Tables begin at multiples of four bytes. */
const paddedLength = ({ length }: Buffer) => Math.ceil(length / 4) * 4
