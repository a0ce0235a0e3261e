import { createHash } from 'node:crypto'
import { crc32, inflateSync } from 'node:zlib'
import { IMAGE_SIDE, type ImageBody, MAX_IMAGE_BYTES } from '#shared/contract/image.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type en from '#shared/contract/messages/en.json'
import { invalidField } from '../errors.ts'
import { areWhole } from './decode-images.ts'

const message = messagesOf<typeof en>('shared')

export type Image = { type: 'image/jpeg' | 'image/png'; width: number; height: number; content: Buffer; hash: string }
type Parsed = Omit<Image, 'hash'>

/** Throws 422 at `image` if it is not a JPEG of 400 × 400 pixels, or too large. */
export async function readPhoto(body: ImageBody): Promise<Image> {
  const image = readImage(body, [readJpeg])
  if (image.width !== IMAGE_SIDE || image.height !== IMAGE_SIDE)
    throw invalidField('image', message('badPhotoSize'), { side: IMAGE_SIDE })
  return assertWhole(image)
}

/** Throws 422 at `image` if it is neither JPEG nor PNG, more than 400 pixels wide or high, or too large. */
export async function readLogo(body: ImageBody): Promise<Image> {
  const image = readImage(body, [readJpeg, readPng])
  if (image.width > IMAGE_SIDE || image.height > IMAGE_SIDE)
    throw invalidField('image', message('badLogoSize'), { side: IMAGE_SIDE })
  return assertWhole(image)
}

async function assertWhole(image: Image): Promise<Image> {
  const [isWhole] = await areWhole([image.content])
  if (!isWhole) throw invalidField('image', message('badImage'))
  return image
}

/** Checks by the headers that an image is as small as stored ones should be: decoding it takes little memory. */
export function isSmallImage(bytes: Buffer): boolean {
  const parsed = bytes.length <= MAX_IMAGE_BYTES ? (readJpeg(bytes) ?? readPng(bytes)) : undefined
  return parsed !== undefined && parsed.width <= IMAGE_SIDE && parsed.height <= IMAGE_SIDE
}

function readImage({ image }: ImageBody, readers: ((bytes: Buffer) => Parsed | undefined)[]): Image {
  const bytes = Buffer.from(image, 'base64')
  if (bytes.length > MAX_IMAGE_BYTES)
    throw invalidField('image', message('imageTooLarge'), { size: MAX_IMAGE_BYTES / 1024 })
  for (const read of readers) {
    const parsed = read(bytes)
    if (parsed) return { ...parsed, hash: createHash('sha256').update(parsed.content).digest('hex') }
  }
  throw invalidField('image', message('badImage'))
}

/** Describes an image for the audit trail, without its bytes. */
export const describeImage = ({ type, content, hash }: Pick<Image, 'type' | 'content' | 'hash'>) =>
  `${type}, ${content.length} bytes, ${hash.slice(0, 12)}`

/** Segments of baseline, extended and progressive JPEGs that contain the size. */
const FRAMES = [0xc0, 0xc1, 0xc2]
/** Matches segments with a size: those above, and kinds that are not accepted. 0xc4, 0xc8 and 0xcc are no frames. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
/** Matches segments of metadata such as the place of a photo, and comments. 0xe0 and 0xee concern colours. */
const isMetadata = (marker: number) => marker === 0xfe || (marker > 0xe0 && marker < 0xf0 && marker !== 0xee)

/** Removes metadata. Returns undefined if it is no JPEG. */
function readJpeg(bytes: Buffer): Parsed | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8 || bytes.readUInt16BE(bytes.length - 2) !== 0xffd9)
    return undefined
  const kept = [bytes.subarray(0, 2)]
  let size: { width: number; height: number } | undefined
  for (let at = 2; at + 4 <= bytes.length;) {
    const [prefix, marker] = [bytes[at]!, bytes[at + 1]!]
    if (prefix !== 0xff || marker < 0xc0) return undefined
    // The scans follow, up to the end.
    if (marker === 0xda) {
      const content = Buffer.concat([...kept, bytes.subarray(at)])
      return size && size.width > 0 && size.height > 0 ? { type: 'image/jpeg', ...size, content } : undefined
    }
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    if (end < at + 4 || end > bytes.length) return undefined
    // Another reader might use a second size.
    if (isFrame(marker) && (size || !FRAMES.includes(marker))) return undefined
    if (isFrame(marker) && end - at >= 9)
      size = { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
    if (!isMetadata(marker)) kept.push(bytes.subarray(at, end))
    at = end
  }
  return undefined
}

const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')
/** Samples per pixel by colour type: grey, RGB, grey with alpha, RGB with alpha. Palettes are not accepted. */
const PNG_SAMPLES: Record<number, number> = { 0: 1, 2: 3, 4: 2, 6: 4 }
const MAX_FILTER = 4

/**
 * Removes metadata. Returns undefined if it is no PNG with 8 bits per sample. Decodes it, because the library that
 * draws it on receipts ends the process when it cannot.
 */
function readPng(bytes: Buffer): Parsed | undefined {
  if (!bytes.subarray(0, 8).equals(PNG_SIGNATURE)) return undefined
  const kept: Buffer[] = [PNG_SIGNATURE]
  const data: Buffer[] = []
  let header: Buffer | undefined
  for (let at = 8; at + 12 <= bytes.length;) {
    const end = at + 12 + bytes.readUInt32BE(at)
    if (end > bytes.length || crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return undefined
    const type = bytes.toString('latin1', at + 4, at + 8)
    const chunk = bytes.subarray(at + 8, end - 4)
    if ((type === 'IHDR') !== (header === undefined)) return undefined
    if (type === 'IHDR') header = chunk
    if (type === 'IDAT') data.push(chunk)
    if (['IHDR', 'IDAT', 'IEND'].includes(type)) kept.push(bytes.subarray(at, end))
    if (type === 'IEND') return header && decodePng(header, Buffer.concat(data), Buffer.concat(kept))
    at = end
  }
  return undefined
}

function decodePng(header: Buffer, data: Buffer, content: Buffer): Parsed | undefined {
  if (header.length !== 13) return undefined
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)]
  const [depth, colours, ...methods] = header.subarray(8)
  const samples = PNG_SAMPLES[colours!]
  if (depth !== 8 || samples === undefined || methods.some(Boolean) || width === 0 || height === 0) return undefined
  const parsed: Parsed = { type: 'image/png', width, height, content }
  // Its size is rejected with a message of its own.
  if (width > IMAGE_SIDE || height > IMAGE_SIDE) return parsed
  const row = 1 + width * samples
  const pixels = inflate(data, row * height)
  if (pixels?.length !== row * height) return undefined
  for (let at = 0; at < pixels.length; at += row) if (pixels[at]! > MAX_FILTER) return undefined
  return parsed
}

function inflate(data: Buffer, size: number): Buffer | undefined {
  try {
    return inflateSync(data, { maxOutputLength: size })
  } catch {
    return undefined
  }
}
