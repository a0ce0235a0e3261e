import type { ChangeLine } from '#features/overview/changes/contract/changes.contract.ts'

export type ChangeReader = {
  /** Blank ones are left out. */
  lines: string[]
  next(): Promise<ChangeLine>
  /** Resolves when the server has ended the stream. */
  closed: Promise<void>
  close(): void
}

export async function openChanges(url: string, token: string, since = 0): Promise<ChangeReader> {
  const abort = new AbortController()
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${url}/api/changes?since=${since}`, { headers, signal: abort.signal })
  if (response.status !== 200 || !response.body) throw new Error(`${response.status} ${await response.text()}`)
  const lines: string[] = []
  let returned = 0
  let notify = () => {}
  async function read(body: ReadableStream<Uint8Array>): Promise<void> {
    let rest = ''
    const decoder = new TextDecoder()
    for await (const chunk of body) {
      const parts = (rest + decoder.decode(chunk, { stream: true })).split('\n')
      rest = parts.pop() ?? ''
      lines.push(...parts.filter((line) => line !== ''))
      notify()
    }
  }
  const closed = read(response.body).catch((error: unknown) => {
    if (!abort.signal.aborted) throw error
  })
  closed.catch(() => {})
  return {
    lines,
    async next() {
      while (lines.length <= returned) await new Promise<void>((resolve) => (notify = resolve))
      return JSON.parse(lines[returned++] ?? '') as ChangeLine
    },
    closed,
    close: () => abort.abort(),
  }
}
