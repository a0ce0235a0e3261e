import jsQR from 'jsqr'

/** Returns the text of a QR code in an SVG. Decodes it with another library than the one that draws it. */
export async function readQrCode(svg: Element): Promise<string | undefined> {
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`
  await image.decode()
  const context = new OffscreenCanvas(400, 400).getContext('2d')!
  context.drawImage(image, 0, 0, 400, 400)
  const { data, width, height } = context.getImageData(0, 0, 400, 400)
  return jsQR(data, width, height)?.data
}
