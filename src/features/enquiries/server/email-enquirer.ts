import { getLetterhead } from '#features/institute/server/public.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { audit } from '#shared/server/audit.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { inTx, type Tx } from '#shared/server/db.ts'
import { notFound, AppError } from '#shared/server/errors.ts'
import type { Delivery } from '#shared/server/mail.ts'
import type { Enquiry } from '../contract/enquiries.contract.ts'
import type en from '../contract/messages/en.json'
import { getEnquiry, lockEnquiry } from './enquiries.sql.ts'

const message = messagesOf<typeof en>('enquiries')

/** Sends the enquirer an email, in the language of whoever sends it. Outside any transaction: another server is waited for. */
export async function emailEnquirer(ctx: Ctx, id: string): Promise<{ message: string }> {
  const enquiry = await getEnquiry(ctx.db, id)
  if (!enquiry) throw notFound()
  const { mailId } = enquiry
  if (mailId === null) throw new AppError(422, 'no_email', message('noEmail'))
  if (underWay.has(id)) throw new AppError(409, 'under_way', message('emailUnderWay'))
  underWay.add(id)
  try {
    const delivery = await ctx.mail.send({ to: mailId, ...writtenTo(ctx, enquiry, await getLetterhead(ctx.db)) })
    await inTx(ctx.db, (tx) => noteSent(tx, ctx, enquiry, delivery.isSent))
    return { message: told(ctx, mailId, delivery) }
  } finally {
    underWay.delete(id)
  }
}

/** Enquirers who are being written to: a second press of the button sends no second mail. */
const underWay = new Set<string>()

/** Who has been deleted while the mail was on its way leaves no address behind. */
async function noteSent(tx: Tx, ctx: Ctx, { _id, mailId }: Enquiry, isSent: boolean): Promise<void> {
  const isStillThere = (await lockEnquiry(tx, _id)) !== undefined
  await audit(tx, ctx, {
    action: 'enquiry.email',
    record: 'enquiry',
    recordId: _id,
    after: { sent: isSent, ...(isStillThere && { to: mailId }) },
    personal: { subjectId: _id, fields: ['to'] },
  })
}

function told(ctx: Ctx, address: string, delivery: Delivery): string {
  return delivery.isSent
    ? ctx.translate(ctx.language, message('emailSent'), { address })
    : ctx.translate(ctx.language, message('emailWritten'), { file: delivery.file })
}

type Institute = { name: string; address: string; phone: string }

function writtenTo({ translate, language }: Ctx, { name, course }: Enquiry, institute: Institute) {
  const said = (...[key, values]: [Parameters<typeof message>[0], Record<string, string>?]) =>
    translate(language, message(key), values)
  const { phone } = institute
  return {
    fromName: institute.name,
    subject: said('mailSubject', { course }),
    text: [
      said('mailGreeting', { name }),
      '',
      said('mailThanks', { course, institute: institute.name }),
      said('mailOffer'),
      phone === '' ? said('mailAnswer') : said('mailReach', { phone }),
      '',
      said('mailEnd'),
      institute.name,
      ...[institute.address, phone].filter((line) => line !== ''),
      '',
    ].join('\n'),
  }
}
