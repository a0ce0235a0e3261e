/** Returns a header of a mail, unfolded and decoded (RFC 2047); empty if missing. */
export function decodeHeader(headers: string, name: string): string {
  const unfolded = headers.replaceAll(/\r\n[ \t]+/g, ' ')
  const line = unfolded.split('\r\n').find((each) => each.toLowerCase().startsWith(`${name.toLowerCase()}:`))
  return (line ?? '')
    .slice(name.length + 1)
    .trim()
    .replaceAll(/(=\?[^?]+\?[BQ]\?[^?]*\?=) +(?==\?)/gi, '$1')
    .replaceAll(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, word: string) => decodeWord(kind, word))
}

function decodeWord(kind: string, word: string): string {
  if (kind.toUpperCase() === 'B') return Buffer.from(word, 'base64').toString()
  return decodeQuotedPrintable(word.replaceAll('_', ' '))
}

/** Returns the text of a single-part mail, with `\n` as line end. */
export function decodeText(headers: string, body: string): string {
  const encoding = decodeHeader(headers, 'Content-Transfer-Encoding').toLowerCase()
  const text = encoding === 'base64' ? Buffer.from(body, 'base64').toString() : body
  return (encoding === 'quoted-printable' ? decodeQuotedPrintable(text.replaceAll('=\r\n', '')) : text).replaceAll(
    '\r\n',
    '\n',
  )
}

function decodeQuotedPrintable(text: string): string {
  return text.replaceAll(/(?:=[0-9A-F]{2})+/gi, (run) => Buffer.from(run.replaceAll('=', ''), 'hex').toString())
}
