import type { ImageBody } from '#shared/contract/image.ts'
import type { FileContent } from '#shared/contract/scalars.ts'
import type { Actor } from '#shared/server/actor.ts'
import { audit } from '#shared/server/audit.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { inTx, type Tx } from '#shared/server/db.ts'
import { found, notFound } from '#shared/server/errors.ts'
import { describeImage, readPhoto } from '#shared/server/images/read-image.ts'
import { EVERYBODY, type Scope, scopeFor } from '#shared/server/scope.ts'
import { deletePhoto, findPhoto, savePhoto } from './photos.sql.ts'
import { readSignedPhoto, signPhoto } from './sign-photo.ts'
import { findStudent, lockStudent } from '../students.sql.ts'

type Photo = { photo: string | null }

/**
 * No version is checked: the last of several uploads stays. 403: a student names another id. 404: unknown or deleted.
 * 422: not a JPEG of 400 × 400 pixels, too large or damaged.
 */
export async function setPhoto(ctx: Ctx<Actor>, id: string, body: ImageBody): Promise<Photo> {
  const scope = scopeFor(ctx.actor, id)
  const image = await readPhoto(body)
  return change(ctx, scope, id, (tx) => savePhoto(tx, id, image, ctx.clock.now()))
}

/** Has the errors 403 and 404 of `setPhoto`. Does nothing without a photo. */
export async function removePhoto(ctx: Ctx<Actor>, id: string): Promise<Photo> {
  return change(ctx, scopeFor(ctx.actor, id), id, (tx) => deletePhoto(tx, id))
}

/** Leaves the student's version unchanged, so that a form that is open is not stale. */
async function change(ctx: Ctx<Actor>, scope: Scope, id: string, write: (tx: Tx) => Promise<void>): Promise<Photo> {
  return inTx(ctx.db, async (tx) => {
    found(await lockStudent(tx, scope, id))
    const before = await describePhoto(tx, id)
    await write(tx)
    const after = await describePhoto(tx, id)
    if (before !== after)
      await audit(tx, ctx, {
        action: 'student.photo',
        record: 'student',
        recordId: id,
        before: { photo: before },
        after: { photo: after },
        personal: { subjectId: id, fields: ['photo'] },
      })
    const { photoHash } = found(await findStudent(tx, EVERYBODY, id))
    return signPhoto(ctx, id, { photoHash })
  })
}

async function describePhoto(tx: Tx, id: string): Promise<string | null> {
  const photo = await findPhoto(tx, EVERYBODY, id)
  return photo ? describeImage({ type: 'image/jpeg', ...photo }) : null
}

/** 404: the URL was changed or has expired, the photo was replaced or removed, or the student was deleted. */
export async function getPhotoFile(ctx: Ctx, token: string): Promise<FileContent> {
  const { id, hash } = found(readSignedPhoto(ctx, token))
  const photo = found(await findPhoto(ctx.db, { of: 'student', id }, id))
  if (photo.hash !== hash) throw notFound()
  return { name: 'photo.jpg', content: new Uint8Array(photo.content), hasETag: true }
}
