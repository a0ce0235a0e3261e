import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import nodemailer from 'nodemailer'
import { messagesOf } from '#shared/contract/messages.ts'
import type en from '#shared/contract/messages/en.json'
import { AppError } from './errors.ts'

const message = messagesOf<typeof en>('shared')

export type Mail = { to: string; subject: string; text: string; /** Who writes: the institute. */ fromName: string }

/** Sent, or where mail is not set up written to a file of that name. */
export type Delivery = { isSent: true } | { isSent: false; file: string }

/** Never called within a transaction: another server is waited for. */
export type Mailer = { isSetUp: boolean; send(mail: Mail): Promise<Delivery> }

type Options = {
  smtpUrl: string | undefined
  from: string
  outbox: string
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
}

export function openMail({ smtpUrl, from, outbox, log }: Options): Mailer {
  return smtpUrl === undefined ? outboxMailer(outbox, from, log) : smtpMailer(smtpUrl, from, log)
}

/** Less than the contract's `patience` of a call that sends mail, and than a stop waits for what is under way. */
const MOST_MS = 7000

/** Refusals: 422 when the server does not take the recipient, 503 for everything else, each with what can be done about it. */
function smtpMailer(url: string, from: string, log: Options['log']): Mailer {
  const transport = nodemailer.createTransport({
    url,
    ...(leavesThisMachine(url) && { requireTLS: true }),
    dnsTimeout: 3000,
    connectionTimeout: 3000,
    greetingTimeout: 3000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    isSetUp: true,
    async send(mail) {
      try {
        // Past the limit the connection is cut: what is said to have failed is not sent afterwards.
        await transport.sendMail({ ...messageOf(mail, from), signal: AbortSignal.timeout(MOST_MS) })
        return { isSent: true }
      } catch (error) {
        log.warn({ err: error }, 'a mail was not taken')
        throw refusalOf(error)
      }
    },
  }
}

/** A password goes to another machine in a safe connection alone, unless the address says `requireTLS=false`. */
function leavesThisMachine(url: string): boolean {
  const { protocol, username, hostname, searchParams } = new URL(url)
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  return protocol === 'smtp:' && username !== '' && !isHere && !searchParams.has('requireTLS')
}

function outboxMailer(outbox: string, from: string, log: Options['log']): Mailer {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true })
  return {
    isSetUp: false,
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

const OUTBOX_DAYS = 30

/** Forgets messages that have lain in the outbox for a month: they tell of people who may be gone by then. */
export async function deleteExpiredMails(outbox: string, now: Date): Promise<void> {
  const files = await readdir(outbox).catch(() => [])
  for (const file of files.filter((name) => name.endsWith('.eml'))) {
    const { mtimeMs } = await stat(join(outbox, file))
    if (mtimeMs < now.getTime() - OUTBOX_DAYS * 24 * 60 * 60 * 1000) await rm(join(outbox, file), { force: true })
  }
}

function messageOf({ to, subject, text, fromName }: Mail, from: string) {
  return { from: { name: fromName, address: from }, to: { name: '', address: to }, subject, text }
}

const REFUSED_HERE = new Set(['EAUTH', 'ENOAUTH', 'ETLS', 'EREQUIRETLS'])

function refusalOf(error: unknown): AppError {
  const { code, command, responseCode } = error as { code?: string; command?: string; responseCode?: number }
  if (REFUSED_HERE.has(code ?? '') || responseCode === 530)
    return new AppError(503, 'mail_sign_in', message('mailSignIn'))
  if (responseCode !== undefined && responseCode < 500)
    return new AppError(503, 'mail_deferred', message('mailDeferred'))
  if (command === 'RCPT TO') return new AppError(422, 'mail_refused', message('mailRefused'))
  if (command === 'MAIL FROM') return new AppError(503, 'mail_sender', message('mailSender'))
  if (responseCode !== undefined) return new AppError(503, 'mail_not_taken', message('mailNotTaken'))
  // Before the greeting nothing can have been sent; afterwards the server may have taken it and not said so.
  return command === 'CONN' || code === 'EDNS'
    ? new AppError(503, 'mail_unreachable', message('mailUnreachable'))
    : new AppError(503, 'mail_uncertain', message('mailUncertain'))
}
