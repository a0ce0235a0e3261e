import { createHash } from 'node:crypto'
import { getLetterhead } from '#features/base/institute/server/public.ts'
import { keyOf } from '#shared/contract/key-of.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { audit } from '#shared/server/audit.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { inTx, type Tx } from '#shared/server/db.ts'
import { notFound, AppError } from '#shared/server/errors.ts'
import { countInHour, countRequest, uncountRequest } from '#shared/server/hourly-limit.ts'
import type { Delivery } from '#shared/server/mailer.ts'
import type { Enquiry } from '../contract/enquiries.contract.ts'
import type en from '../contract/messages/en.json'
import { getEnquiry, lockEnquiry } from './enquiries.sql.ts'

const message = messagesOf<typeof en>('enquiries')

/**
 * Uses the caller's language. Holds no transaction while it waits for the mail server. 422: no email address. 409: an
 * email to this address is being sent. 429: one was sent to it within the last hour.
 */
export async function emailEnquirer(ctx: Ctx, id: string): Promise<{ message: string }> {
  const enquiry = await getEnquiry(ctx.db, id)
  if (!enquiry) throw notFound()
  const { mailId } = enquiry
  if (mailId === null) throw new AppError(422, 'no_email', message('noEmail'))
  const mail = composeMail(ctx, enquiry, await getLetterhead(ctx.db))
  const delivery = await sendAlone(ctx, mailId, () =>
    sendOncePerHour(ctx, mailId, () => ctx.mail.send({ to: mailId, personId: id, ...mail })),
  )
  await inTx(ctx.db, (tx) => auditEmail(tx, ctx, enquiry, delivery.isSent))
  return { message: resultMessage(ctx, mailId, delivery) }
}

const hashOf = (address: string) => createHash('sha256').update(keyOf(address)).digest('hex')

/**
 * Stores a count, so that of two clicks at different processes one sends the mail. After a crash the address is free
 * within an hour.
 */
async function sendAlone(ctx: Ctx, address: string, send: () => Promise<Delivery>): Promise<Delivery> {
  const sending = { scope: 'enquiry email in progress', caller: hashOf(address), max: 1 }
  if ((await countInHour(ctx, sending)).n > 1) throw new AppError(409, 'under_way', message('emailInProgress'))
  return send().finally(() => uncountRequest(ctx.db, sending))
}

/** Counts only emails that were sent. */
async function sendOncePerHour(ctx: Ctx, address: string, send: () => Promise<Delivery>): Promise<Delivery> {
  const limit = { scope: 'enquiry email', caller: hashOf(address), max: 1, text: message('emailedRecently') }
  await countRequest(ctx, limit)
  const delivery = await send().catch(async (error: unknown) => {
    await uncountRequest(ctx.db, limit)
    throw error
  })
  if (!delivery.isSent) await uncountRequest(ctx.db, limit)
  return delivery
}

/** Leaves the address out if the enquiry was deleted meanwhile. */
async function auditEmail(tx: Tx, ctx: Ctx, { _id, mailId }: Enquiry, isSent: boolean): Promise<void> {
  const exists = (await lockEnquiry(tx, _id)) !== undefined
  await audit(tx, ctx, {
    action: 'enquiry.email',
    record: 'enquiry',
    recordId: _id,
    after: { sent: isSent, ...(exists && { to: mailId }) },
    personal: { subjectId: _id, fields: ['to'] },
  })
}

function resultMessage(ctx: Ctx, address: string, delivery: Delivery): string {
  return delivery.isSent
    ? ctx.translate(ctx.language, message('emailSent'), { address })
    : ctx.translate(ctx.language, 'admissions:mailKeptOnServer')
}

type Institute = { name: string; address: string; phone: string }

function composeMail({ translate, language }: Ctx, { name, course }: Enquiry, institute: Institute) {
  const t = (...[key, values]: [Parameters<typeof message>[0], Record<string, string>?]) =>
    translate(language, message(key), values)
  const { phone } = institute
  return {
    fromName: institute.name,
    subject: t('mailSubject', { course }),
    text: [
      translate(language, 'identity:mailGreeting', { name }),
      '',
      t('mailThanks', { course, institute: institute.name }),
      t('mailOffer'),
      phone === '' ? t('mailReply') : t('mailCallUs', { phone }),
      '',
      t('mailClosing'),
      institute.name,
      ...[institute.address, phone].filter((line) => line !== ''),
      '',
    ].join('\n'),
  }
}
