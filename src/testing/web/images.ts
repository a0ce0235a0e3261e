type Size = { width: number; height: number }
type Paint = (context: OffscreenCanvasRenderingContext2D, size: Size) => void

export async function createImage(size: Size, paint: Paint, type = 'image/png'): Promise<File> {
  const canvas = new OffscreenCanvas(size.width, size.height)
  paint(canvas.getContext('2d')!, size)
  return new File([await canvas.convertToBlob({ type, quality: 0.95 })], 'image', { type })
}

export const paintHalves: Paint = (context, { width, height }) => {
  for (const [index, colour] of ['red', 'blue'].entries()) {
    context.fillStyle = colour
    context.fillRect((index * width) / 2, 0, width / 2, height)
  }
}

/** No encoder makes it small. */
export const paintNoise: Paint = (context, { width, height }) => {
  const data = context.createImageData(width, height)
  for (let at = 0; at < data.data.length; at += 65_536)
    crypto.getRandomValues(data.data.subarray(at, Math.min(at + 65_536, data.data.length)))
  for (let at = 3; at < data.data.length; at += 4) data.data[at] = 255
  context.putImageData(data, 0, 0)
}

/** Adds an Exif segment that says that the camera was turned by a quarter. */
export async function turnJpeg(jpeg: File): Promise<File> {
  const bytes = new Uint8Array(await jpeg.arrayBuffer())
  const orientation = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0]
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, ...orientation, 0, 0, 0, 0]
  const content = [0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff]
  const segment = new Uint8Array([0xff, 0xe1, 0, content.length + 2, ...content])
  return new File([bytes.subarray(0, 2), segment, bytes.subarray(2)], 'turned', { type: 'image/jpeg' })
}
