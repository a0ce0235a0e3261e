/** What a header of a mail says, unfolded and decoded (RFC 2047); '' where there is none. */
export function decodedHeader(head: string, name: string): string {
  const unfolded = head.replaceAll(/\r\n[ \t]+/g, ' ')
  const line = unfolded.split('\r\n').find((each) => each.toLowerCase().startsWith(`${name.toLowerCase()}:`))
  return (line ?? '')
    .slice(name.length + 1)
    .trim()
    .replaceAll(/(=\?[^?]+\?[BQ]\?[^?]*\?=) +(?==\?)/gi, '$1')
    .replaceAll(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, word: string) => wordOf(kind, word))
}

function wordOf(kind: string, word: string): string {
  if (kind.toUpperCase() === 'B') return Buffer.from(word, 'base64').toString()
  return unquoted(word.replaceAll('_', ' '))
}

/** The text of a mail of one part, with line ends as in a string. */
export function decodedText(head: string, body: string): string {
  const encoding = decodedHeader(head, 'Content-Transfer-Encoding').toLowerCase()
  const text = encoding === 'base64' ? Buffer.from(body, 'base64').toString() : body
  return (encoding === 'quoted-printable' ? unquoted(text.replaceAll('=\r\n', '')) : text).replaceAll('\r\n', '\n')
}

/** Of `=C3=96` and the like the text that was meant; the rest is plain ASCII already. */
function unquoted(text: string): string {
  return text.replaceAll(/(?:=[0-9A-F]{2})+/gi, (run) => Buffer.from(run.replaceAll('=', ''), 'hex').toString())
}
