import { letterhead } from '#features/institute/server/door.ts'
import { sayFrom } from '#shared/contract/say.ts'
import { audit } from '#shared/server/audit.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { inTx, type Tx } from '#shared/server/db.ts'
import { notFound, Refusal } from '#shared/server/errors.ts'
import type { Delivery } from '#shared/server/mail.ts'
import type { Enquiry } from '../contract/enquiries.contract.ts'
import type en from '../contract/words/en.json'
import { getEnquiry, lockEnquiry } from './enquiries.sql.ts'

const say = sayFrom<typeof en>('enquiries')

/** Sends the enquirer an email, in the language of whoever sends it. Outside any transaction: another server is waited for. */
export async function emailEnquirer(ctx: Ctx, id: string): Promise<{ message: string }> {
  const enquiry = await getEnquiry(ctx.db, id)
  if (!enquiry) throw notFound()
  const { mailId } = enquiry
  if (mailId === null) throw new Refusal(422, 'no_email', say('noEmail'))
  if (underWay.has(id)) throw new Refusal(409, 'under_way', say('emailUnderWay'))
  underWay.add(id)
  try {
    const delivery = await ctx.mail.send({ to: mailId, ...writtenTo(ctx, enquiry, await letterhead(ctx.db)) })
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
    ? ctx.translate(ctx.language, say('emailSent'), { address })
    : ctx.translate(ctx.language, say('emailWritten'), { file: delivery.file })
}

type Institute = { name: string; address: string; phone: string }

function writtenTo({ translate, language }: Ctx, { name, course }: Enquiry, institute: Institute) {
  const said = (...[key, values]: [Parameters<typeof say>[0], Record<string, string>?]) =>
    translate(language, say(key), values)
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
