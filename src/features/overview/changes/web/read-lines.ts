import type { ChangeLine } from '#features/overview/changes/contract/changes.contract.ts'

/** A proxy that keeps the response until it ends delivers nothing at all. */
const FIRST_LINE_MS = 10_000

/** Resolves at the end of the stream. Throws if nothing arrives for longer than the first line says. */
export async function readLines(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onLine: (line: ChangeLine | undefined) => void,
): Promise<void> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let everyMs = FIRST_LINE_MS / 2
  let rest = ''
  while (true) {
    const { done, value } = await inTime(reader.read(), 2 * everyMs)
    if (done) return
    const lines = (rest + value).split('\n')
    rest = lines.pop() ?? ''
    for (const text of lines) {
      const line = parseLine(text)
      everyMs = line?.everyMs ?? everyMs
      onLine(line)
    }
  }
}

const parseLine = (text: string) => (text === '' ? undefined : (JSON.parse(text) as ChangeLine))

async function inTime<T>(pending: Promise<T>, ms: number): Promise<T> {
  let timer: number | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = window.setTimeout(() => reject(new Error('The stream is silent.')), ms)
  })
  return Promise.race([pending, late]).finally(() => window.clearTimeout(timer))
}
