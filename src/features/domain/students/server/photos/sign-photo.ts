import type { Ctx } from '#shared/server/ctx.ts'
import { readSignedText, signText } from '#shared/server/signed-text.ts'

const PURPOSE = 'student photo'
const HOUR_SECONDS = 60 * 60

type Signer = Pick<Ctx, 'secretKey' | 'clock'>

/**
 * Replaces the hash of a student's photo with its URL, which is valid for one to two hours. It is the same within an
 * hour, so that browsers load a photo once and then only ask whether it is still there, and changes with the photo.
 */
export function signPhoto<Row extends { photoHash: string | null }>(
  ctx: Signer,
  id: string,
  { photoHash, ...row }: Row,
): Omit<Row, 'photoHash'> & { photo: string | null } {
  if (photoHash === null) return { ...row, photo: null }
  const sinceFullHour = Math.floor(ctx.clock.now().getTime() / 1000) % HOUR_SECONDS
  const token = signText(ctx, PURPOSE, `${id} ${photoHash}`, 2 * HOUR_SECONDS - sinceFullHour)
  return { ...row, photo: `/api/photo/${token}` }
}

export function readSignedPhoto(ctx: Signer, token: string): { id: string; hash: string } | undefined {
  const [id, hash] = readSignedText(ctx, PURPOSE, token)?.split(' ') ?? []
  return id === undefined || hash === undefined ? undefined : { id, hash }
}
