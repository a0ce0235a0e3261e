import { crc32, deflateSync } from 'node:zlib'

type Size = { width: number; height: number }
const SQUARE = { width: 400, height: 400 }

function segment(marker: number, content: Buffer) {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([head, content])
}

/** The codes of a Huffman table with one symbol, 0, whose code is one bit. */
const ONE_CODE = [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]

/** Creates a grey JPEG. `size` makes others that look the same: up to 250 of one length, longer ones from 1,000 on. */
export function createJpeg({ width, height }: Size = SQUARE, { size = 100, metadata = '' } = {}): Buffer {
  const frame = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0])
  frame.writeUInt16BE(height, 1)
  frame.writeUInt16BE(width, 3)
  // Each block of 8 × 8 pixels has two bits: no difference to the one before, no details.
  const bits = Math.ceil(width / 8) * Math.ceil(height / 8) * 2
  const scan = Buffer.alloc(Math.ceil(bits / 8))
  if (bits % 8 > 0) scan[scan.length - 1] = 0xff >> (bits % 8)
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\0\0', 'latin1')),
    ...(metadata === '' ? [] : [segment(0xe1, Buffer.from(metadata))]),
    ...(size < 1000 ? [] : [segment(0xe2, Buffer.alloc(Math.min(size, 60_000)))]),
    ...(size <= 60_000 ? [] : [segment(0xe2, Buffer.alloc(size - 60_000))]),
    segment(0xdb, Buffer.from([0, ...Array<number>(64).fill((size % 250) + 1)])),
    segment(0xc0, frame),
    segment(0xc4, Buffer.from([0x00, ...ONE_CODE])),
    segment(0xc4, Buffer.from([0x10, ...ONE_CODE])),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    scan,
    Buffer.from([0xff, 0xd9]),
  ])
}

/** Changes the size in the header of a JPEG, but not its pixels. */
export function resizeHeader(jpeg: Buffer, { width, height }: Size): Buffer {
  const changed = Buffer.from(jpeg)
  const frame = changed.indexOf(Buffer.from([0xff, 0xc0]))
  changed.writeUInt16BE(height, frame + 5)
  changed.writeUInt16BE(width, frame + 7)
  return changed
}

/** Adds a frame of another size before the own one, because some readers take the first. */
export function addFrame(jpeg: Buffer, { width, height }: Size): Buffer {
  const at = jpeg.indexOf(Buffer.from([0xff, 0xc0]))
  const frame = resizeHeader(jpeg, { width, height }).subarray(at, at + 13)
  return Buffer.concat([jpeg.subarray(0, at), frame, jpeg.subarray(at)])
}

/** Creates a progressive JPEG whose pixels are passed over thousands of times. */
export function createManyPasses(passes = 2900): Buffer {
  const jpeg = createJpeg()
  const [frame, scan] = [jpeg.indexOf(Buffer.from([0xff, 0xc0])), jpeg.indexOf(Buffer.from([0xff, 0xda]))]
  const start = Buffer.from(jpeg.subarray(0, scan))
  start[frame + 1] = 0xc2
  const pass = Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 0, 0])
  return Buffer.concat([start, ...Array<Buffer>(passes).fill(pass), Buffer.from([0xff, 0xd9])])
}

function chunk(type: string, content: Buffer) {
  const named = Buffer.concat([Buffer.from(type), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** Creates a grey square, or with `filter` above 4 one that no decoder accepts. */
export function createPng({ width, height }: Size = { width: 40, height: 40 }, { filter = 0 } = {}): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0])
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  const row = Buffer.concat([Buffer.from([filter]), Buffer.alloc(width, 0x80)])
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)))
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('tEXt', Buffer.from('Comment\0Example')),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

export const imageBody = (bytes: Buffer = createJpeg()) => ({ image: bytes.toString('base64') })
