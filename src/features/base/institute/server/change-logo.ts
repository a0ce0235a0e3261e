import type { ImageBody } from '#shared/contract/image.ts'
import { ABSENT_ID, type FileContent } from '#shared/contract/scalars.ts'
import { audit } from '#shared/server/audit.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { type Db, inTx, type Tx } from '#shared/server/db.ts'
import { found, notFound } from '#shared/server/errors.ts'
import { describeImage, readLogo } from '#shared/server/images/read-image.ts'
import { getInstitute, lockInstitute } from './institute.sql.ts'
import { deleteLogo, findLogo, storeLogo } from './logo.sql.ts'

type Logo = { logo: string | null }

/** The last of several logos stays. 404: not set up yet. 422: not such an image. */
export async function setLogo(ctx: Ctx, body: ImageBody): Promise<Logo> {
  const { type, content, hash } = await readLogo(body)
  const columns = { type, content, hash, changed_at: ctx.clock.now() }
  return change(ctx, (tx) => storeLogo(tx, columns))
}

export async function removeLogo(ctx: Ctx): Promise<Logo> {
  return change(ctx, deleteLogo)
}

/** Leaves the institute's version unchanged, so that settings that are open are not stale. */
async function change(ctx: Ctx, write: (tx: Tx) => Promise<void>): Promise<Logo> {
  return inTx(ctx.db, async (tx) => {
    if (!(await lockInstitute(tx)).setUp) throw notFound()
    const before = await describeLogo(tx)
    await write(tx)
    const after = await describeLogo(tx)
    if (before !== after)
      await audit(tx, ctx, {
        action: 'institute.logo',
        record: 'institute',
        recordId: ABSENT_ID,
        before: { logo: before },
        after: { logo: after },
      })
    return { logo: (await getInstitute(tx)).logo }
  })
}

async function describeLogo(db: Db): Promise<string | null> {
  const logo = await findLogo(db)
  return logo ? describeImage(logo) : null
}

/**
 * Needs no signature: everybody may see the logo, and the hash only keeps an old one from being shown. 404: replaced.
 */
export async function getLogoFile({ db }: Ctx, hash: string): Promise<FileContent> {
  const logo = found(await findLogo(db))
  if (logo.hash !== hash) throw notFound()
  return { name: logo.type.replace('image/', 'logo.'), type: logo.type, content: new Uint8Array(logo.content) }
}
