import { messagesOf } from '#shared/contract/messages.ts'
import { ABSENT_ID } from '#shared/contract/scalars.ts'
import type { Actor } from '#shared/server/actor.ts'
import { audit } from '#shared/server/audit.ts'
import { checkVersion, type Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import type en from '../contract/messages/en.json'
import type { PlaceKind, SecondPlace, SecondPlaceChange } from '../contract/second-place.contract.ts'
import type { BackupService } from './backup-service.ts'
import { tryPlace } from './open-place.ts'
import { deletePlace, findPlace, lockPlace, type PlaceRow, saveAnswer, savePlace } from './second-place.sql.ts'

const message = messagesOf<typeof en>('backup')

/** 409: changed meanwhile. 422: a field is missing, or nothing can be written there. */
export async function setPlace(
  ctx: Ctx<Actor>,
  backups: BackupService,
  change: SecondPlaceChange,
): Promise<SecondPlace> {
  const stored = await findPlace(ctx.db)
  checkVersion(ctx, stored?.version ?? 0, stored && toSecondPlace(stored))
  const fields = await tryPlace({ backups, secretKey: ctx.secretKey }, change, stored)
  return inTx(ctx.db, async (tx) => {
    const before = await lockPlace(tx)
    checkVersion(ctx, before?.version ?? 0, before && toSecondPlace(before))
    const after = await savePlace(tx, fields, ctx.clock.now())
    await audit(tx, ctx, {
      action: 'backup.place',
      record: 'institute',
      recordId: ABSENT_ID,
      before: before ? describePlace(before) : {},
      after: describePlace(after),
    })
    return toSecondPlace(after)
  })
}

export async function tryOutPlace(ctx: Ctx<Actor>, backups: BackupService, change: SecondPlaceChange) {
  await tryPlace({ backups, secretKey: ctx.secretKey }, change, await findPlace(ctx.db))
  return { message: ctx.translate(ctx.language, message('placeWorks')) }
}

export async function removePlace(ctx: Ctx<Actor>) {
  await inTx(ctx.db, async (tx) => {
    const place = await lockPlace(tx)
    if (!place) return
    checkVersion(ctx, place.version, toSecondPlace(place))
    await deletePlace(tx)
    const before = describePlace(place)
    await audit(tx, ctx, { action: 'backup.noplace', record: 'institute', recordId: ABSENT_ID, before })
  })
  return { message: ctx.translate(ctx.language, message('placeRemoved')) }
}

export async function postponePlace(ctx: Ctx<Actor>) {
  await inTx(ctx.db, async (tx) => {
    await saveAnswer(tx, 'place', ctx.clock.now())
    await audit(tx, ctx, { action: 'backup.postpone', record: 'institute', recordId: ABSENT_ID })
  })
  return { message: ctx.translate(ctx.language, message('askedAgain')) }
}

export const toSecondPlace = (row: PlaceRow): SecondPlace => ({
  kind: row.kind as PlaceKind,
  path: row.path,
  endpoint: row.endpoint,
  region: row.region,
  bucket: row.bucket,
  accessKey: row.access_key,
  keep: row.keep,
  readable: row.readable,
  version: row.version,
})

/** For people: without keys. */
export const formatPlace = ({ kind, endpoint, bucket, path }: PlaceRow): string =>
  kind === 'folder' ? path : `${endpoint}/${bucket}/${path}`

const describePlace = (row: PlaceRow) => ({ secondPlace: formatPlace(row), backupsKept: row.keep })
