import { IMAGE_SIDE } from '#shared/contract/image.ts'
import { toBase64 } from './to-base64.ts'

/** Stays below the limit of the server. */
const TARGET_BYTES = 30_000
const QUALITIES = [0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1, 0]

/** Returns the middle square of an image as a base64 JPEG of 400 × 400 pixels. Throws if the file cannot be read. */
export async function cropPhoto(file: Blob): Promise<string> {
  const bitmap = await readBitmap(file)
  const side = Math.min(bitmap.width, bitmap.height)
  const canvas = new OffscreenCanvas(IMAGE_SIDE, IMAGE_SIDE)
  const [left, top] = [(bitmap.width - side) / 2, (bitmap.height - side) / 2]
  draw(canvas, (context) => context.drawImage(bitmap, left, top, side, side, 0, 0, IMAGE_SIDE, IMAGE_SIDE))
  return toJpeg(canvas)
}

/** Returns a base64 PNG, or else JPEG, of at most 400 × 400 pixels. Throws if the browser cannot read the file. */
export async function fitLogo(file: Blob): Promise<string> {
  const bitmap = await readBitmap(file)
  const scale = Math.min(1, IMAGE_SIDE / Math.max(bitmap.width, bitmap.height))
  const [width, height] = [bitmap.width, bitmap.height].map((side) => Math.max(1, Math.round(side * scale)))
  const canvas = new OffscreenCanvas(width!, height!)
  draw(canvas, (context) => context.drawImage(bitmap, 0, 0, canvas.width, canvas.height))
  const png = await canvas.convertToBlob({ type: 'image/png' })
  return png.size <= TARGET_BYTES ? toBase64(png) : toJpeg(canvas)
}

/** Turns the image as the camera recorded it. */
const readBitmap = (file: Blob) => createImageBitmap(file, { imageOrientation: 'from-image' })

function draw(canvas: OffscreenCanvas, paint: (context: OffscreenCanvasRenderingContext2D) => void) {
  const context = canvas.getContext('2d')!
  context.imageSmoothingQuality = 'high'
  paint(context)
}

/** Uses the best quality that fits. Transparent pixels become white. */
async function toJpeg(canvas: OffscreenCanvas): Promise<string> {
  draw(canvas, (context) => {
    context.globalCompositeOperation = 'destination-over'
    context.fillStyle = 'white'
    context.fillRect(0, 0, canvas.width, canvas.height)
  })
  let jpeg: Blob | undefined
  for (const quality of QUALITIES) {
    jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality })
    if (jpeg.size <= TARGET_BYTES) break
  }
  return toBase64(jpeg!)
}
