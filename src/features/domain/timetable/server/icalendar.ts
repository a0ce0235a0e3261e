/** Escapes a text value of RFC 5545. */
export const escapeText = (text: string): string =>
  text.replace(/[\\;,]/g, (char) => `\\${char}`).replace(/\r\n|[\r\n]/g, '\\n')

/** Returns a day and a time without a zone: 20261102T100000. */
export const formatLocal = (day: string, time: string): string =>
  `${day.replaceAll('-', '')}T${time.replace(':', '')}00`

export const formatUtc = (instant: Date): string => `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

const MAX_OCTETS = 75

/** Ends each line with CRLF, and breaks it after at most 75 octets, never inside a character. */
export const foldLines = (lines: readonly string[]): string => lines.map((line) => `${foldLine(line)}\r\n`).join('')

function foldLine(line: string): string {
  let folded = ''
  let octets = 0
  for (const char of line) {
    const size = Buffer.byteLength(char)
    if (octets + size > MAX_OCTETS) {
      folded += '\r\n '
      octets = 1
    }
    folded += char
    octets += size
  }
  return folded
}
