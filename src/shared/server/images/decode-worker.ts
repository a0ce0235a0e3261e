import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { decode as decodePng } from 'fast-png'
import type { DecodeMessage } from './decode-images.ts'

/** The library prints what it had to repair, such as missing pixels, and decodes nevertheless. */
let hasRepaired = false
const report = () => {
  hasRepaired = true
}

/** The library's own types need types of the browser, which those of Node.js lack. */
type Decoder = {
  init: (options: object) => Promise<void>
  default: (bytes: ArrayBuffer) => Promise<{ width: number; height: number }>
}

const globals = globalThis as { ImageData?: unknown }
globals.ImageData ??= class {
  readonly width: number
  readonly height: number
  constructor(_data: Uint8ClampedArray, width: number, height: number) {
    this.width = width
    this.height = height
  }
}

const { init, default: decodeJpeg }: Decoder = await import('@jsquash/jpeg/decode.js')
const program = new URL(import.meta.resolve('@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm'))
await init({ wasmBinary: await readFile(program), print: report, printErr: report })

async function isWhole(bytes: Uint8Array): Promise<boolean> {
  hasRepaired = false
  try {
    const copy = new Uint8Array(bytes)
    const image = copy[0] === 0x89 ? decodePng(copy, { checkCrc: true }) : await decodeJpeg(copy.buffer)
    return image.width > 0 && image.height > 0 && !hasRepaired
  } catch {
    return false
  }
}

const send = (message: DecodeMessage) => parentPort?.postMessage(message)
send('started')
for (const bytes of workerData as Uint8Array[]) send(await isWhole(bytes))
