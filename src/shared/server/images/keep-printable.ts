import { areWhole } from './decode-images.ts'
import { isSmallImage } from './read-image.ts'

/**
 * Returns undefined in place of each image that cannot be printed: one that was stored before images were decoded would
 * break the whole file.
 */
export async function keepPrintable(images: readonly (Buffer | undefined)[]): Promise<(Buffer | undefined)[]> {
  const small = images.map((bytes) => (bytes && isSmallImage(bytes) ? bytes : undefined))
  const whole = await areWhole(small.filter((bytes) => bytes !== undefined))
  const answers = whole.values()
  return small.map((bytes) => (bytes && answers.next().value === true ? bytes : undefined))
}
