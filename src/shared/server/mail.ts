import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import nodemailer from 'nodemailer'
import { sayFrom } from '#shared/contract/say.ts'
import type en from '#shared/contract/words/en.json'
import { Refusal } from './errors.ts'

const say = sayFrom<typeof en>('shared')

export type Mail = { to: string; subject: string; text: string; /** Who writes: the institute. */ fromName: string }

/** Sent, or where mail is not set up written to a file of that name. */
export type Delivery = { isSent: true } | { isSent: false; file: string }

/** Never called within a transaction: another server is waited for. */
export type Mailer = { send(mail: Mail): Promise<Delivery> }

type Options = { smtpUrl: string | undefined; from: string; outbox: string; log: Pick<FastifyBaseLogger, 'info'> }

export function openMail({ smtpUrl, from, outbox, log }: Options): Mailer {
  return smtpUrl === undefined ? outboxMailer(outbox, from, log) : smtpMailer(smtpUrl, from)
}

/** Less than the contract's `patience` of a call that sends mail. */
const MOST_MS = 12_000

/** Refusals: 503 when the server cannot be reached or does not let us in, 422 when it does not take the address. */
function smtpMailer(url: string, from: string): Mailer {
  const transport = nodemailer.createTransport({
    url,
    dnsTimeout: 4000,
    connectionTimeout: 4000,
    greetingTimeout: 4000,
    socketTimeout: 8000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(mail) {
      try {
        await withinTime(transport.sendMail(messageOf(mail, from)))
        return { isSent: true }
      } catch (error) {
        throw refusalOf(error)
      }
    },
  }
}

function outboxMailer(outbox: string, from: string, log: Options['log']): Mailer {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true })
  return {
    async send(mail) {
      const { message } = await transport.sendMail(messageOf(mail, from))
      const file = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`
      await mkdir(outbox, { recursive: true, mode: 0o700 })
      await writeFile(join(outbox, file), message, { mode: 0o600, flag: 'wx' })
      log.info({ file }, 'mail is not set up: a message was written to the outbox')
      return { isSent: false, file }
    },
  }
}

function messageOf({ to, subject, text, fromName }: Mail, from: string) {
  return { from: { name: fromName, address: from }, to: { name: '', address: to }, subject, text }
}

async function withinTime<T>(sending: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the mail server did not answer in time')), MOST_MS)
  })
  try {
    return await Promise.race([sending, tooLate])
  } finally {
    clearTimeout(timer)
    // Whatever becomes of it later is nobody's concern any more.
    sending.catch(() => {})
  }
}

function refusalOf(error: unknown): Refusal {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  if (code === 'EENVELOPE' || code === 'EMESSAGE')
    return Number(responseCode) >= 500
      ? new Refusal(422, 'mail_refused', say('mailRefused'))
      : new Refusal(503, 'mail_deferred', say('mailDeferred'))
  if (code === 'EAUTH' || code === 'ENOAUTH') return new Refusal(503, 'mail_sign_in', say('mailSignIn'))
  return new Refusal(503, 'mail_unreachable', say('mailUnreachable'))
}
