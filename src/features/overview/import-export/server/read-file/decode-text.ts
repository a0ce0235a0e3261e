import { UnreadableFile } from './unreadable-file.ts'

const SAMPLE = 4096

/** Decodes UTF-8 or UTF-16, with or without a byte order mark, otherwise Windows-1252 as saved on Windows. */
export function decodeText(bytes: Uint8Array): string {
  const text = new TextDecoder(findEncoding(bytes)).decode(bytes)
  // Program files contain control characters.
  if (/\p{Cc}/u.test(text.slice(0, SAMPLE).replaceAll(/\s/g, ''))) throw new UnreadableFile('notATable')
  return text
}

function findEncoding(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const zeros = bytes.subarray(0, SAMPLE).reduce(
    (counts, byte, index) => {
      if (byte === 0) counts[index % 2]! += 1
      return counts
    },
    [0, 0],
  )
  // In UTF-16, one byte of an ASCII character is 0.
  const [even = 0, odd = 0] = zeros
  const many = Math.min(bytes.length, SAMPLE) / 8
  if (odd > many && even < odd / 4) return 'utf-16le'
  if (even > many && odd < even / 4) return 'utf-16be'
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252'
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
