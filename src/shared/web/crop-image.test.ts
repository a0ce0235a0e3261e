import { expect, test, vi } from 'vitest'
import { createImage, paintHalves, paintNoise, turnJpeg } from '#testing/web/images.ts'
import { cropPhoto, fitLogo } from './crop-image.ts'

async function read(base64: string) {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  const bitmap = await createImageBitmap(new Blob([bytes]))
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  const context = canvas.getContext('2d')!
  context.drawImage(bitmap, 0, 0)
  const colourAt = (x: number, y: number) => {
    const [red = 0, green = 0, blue = 0, alpha] = context.getImageData(x, y, 1, 1).data
    const isLight = Math.min(red, green, blue) > 200
    return alpha === 0 ? 'none' : isLight ? 'white' : red > blue ? 'red' : 'blue'
  }
  const type = bytes[0] === 0xff && bytes[1] === 0xd8 ? 'jpeg' : 'png'
  return { size: bytes.length, type, width: bitmap.width, height: bitmap.height, colourAt }
}

test.each([
  ['a wide image', { width: 1200, height: 500 }],
  ['a high image', { width: 300, height: 900 }],
  ['a small image', { width: 40, height: 30 }],
])('cropPhoto makes the middle of %s a JPEG of 400 × 400 pixels below 30 kB', async (_case, size) => {
  const photo = await read(await cropPhoto(await createImage(size, paintHalves)))

  expect(photo).toMatchObject({ type: 'jpeg', width: 400, height: 400 })
  expect(photo.size).toBeLessThan(30_000)
  expect([photo.colourAt(10, 200), photo.colourAt(390, 200)]).toEqual(['red', 'blue'])
})

test('cropPhoto lowers the quality until the photo fits', async () => {
  const image = await createImage({ width: 800, height: 800 }, (context, size) =>
    paintNoise(context, { ...size, width: 350 }),
  )
  const convert = vi.spyOn(OffscreenCanvas.prototype, 'convertToBlob')

  const photo = await read(await cropPhoto(image))

  expect(convert.mock.calls.length).toBeGreaterThan(1)
  expect(photo).toMatchObject({ type: 'jpeg', width: 400, height: 400 })
  expect(photo.size).toBeLessThan(30_000)
})

test('cropPhoto turns the photo as the camera recorded it', async () => {
  const jpeg = await createImage({ width: 800, height: 400 }, paintHalves, 'image/jpeg')

  const photo = await read(await cropPhoto(await turnJpeg(jpeg)))

  expect([photo.colourAt(200, 10), photo.colourAt(200, 390)]).toEqual(['red', 'blue'])
})

test('cropPhoto puts a transparent image on white', async () => {
  const photo = await read(await cropPhoto(await createImage({ width: 500, height: 500 }, () => {})))

  expect(photo.colourAt(200, 200)).toBe('white')
})

test('cropPhoto and fitLogo reject a file that is no image', async () => {
  const file = new File(['<svg/>'], 'photo.jpg', { type: 'image/jpeg' })

  await expect(cropPhoto(file)).rejects.toThrow('could not be decoded')
  await expect(fitLogo(file)).rejects.toThrow('could not be decoded')
})

test('fitLogo keeps the proportions and what is transparent', async () => {
  const image = await createImage({ width: 800, height: 200 }, (context, size) =>
    paintHalves(context, { ...size, height: 100 }),
  )

  const logo = await read(await fitLogo(image))

  expect(logo).toMatchObject({ type: 'png', width: 400, height: 100 })
  expect([logo.colourAt(10, 20), logo.colourAt(390, 20), logo.colourAt(200, 80)]).toEqual(['red', 'blue', 'none'])
})

test('fitLogo leaves a small logo as large as it is', async () => {
  const logo = await read(await fitLogo(await createImage({ width: 64, height: 32 }, paintHalves)))

  expect(logo).toMatchObject({ type: 'png', width: 64, height: 32 })
})

test('fitLogo makes a logo with too many colours a JPEG below 30 kB', async () => {
  const logo = await read(await fitLogo(await createImage({ width: 500, height: 400 }, paintNoise)))

  expect(logo).toMatchObject({ type: 'jpeg', width: 400, height: 320 })
  expect(logo.size).toBeLessThan(30_000)
})
