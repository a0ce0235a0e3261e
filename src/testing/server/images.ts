import { crc32, deflateSync } from 'node:zlib'

type Size = { width: number; height: number }
const SQUARE = { width: 400, height: 400 }

function segment(marker: number, content: Buffer) {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([head, content])
}

/** The segments of a JPEG, with `size` bytes in place of its scan. */
export function createJpeg({ width, height }: Size = SQUARE, { size = 100, metadata = '' } = {}): Buffer {
  const frame = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0])
  frame.writeUInt16BE(height, 1)
  frame.writeUInt16BE(width, 3)
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\0\0', 'latin1')),
    ...(metadata === '' ? [] : [segment(0xe1, Buffer.from(metadata))]),
    segment(0xc0, frame),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.alloc(size, 0x55),
    Buffer.from([0xff, 0xd9]),
  ])
}

function chunk(type: string, content: Buffer) {
  const named = Buffer.concat([Buffer.from(type), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** A grey square, or with `filter` above 4 one that no decoder accepts. */
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
