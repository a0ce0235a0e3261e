import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { DAY_MS } from '#shared/contract/durations.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type en from '#shared/contract/messages/en.json'
import { AppError } from './errors.ts'

const message = messagesOf<typeof en>('shared')

export type Mail = {
  to: string
  subject: string
  text: string
  fromName: string
  /** The account or enquiry that the mail is sent to or is about, with which it is erased. */
  personId: string
}

export type Delivery = { isSent: true } | { isSent: false; file: string }

/** Mails of these people: by id, or by address if they were written by an earlier version. */
export type MailsOf = { ids: string[]; addresses: string[] }

/** Call `send` outside of transactions, because it waits for another server. */
export type Mailer = {
  isSetUp: boolean
  send(mail: Mail): Promise<Delivery>
  /** Deletes the mails in this process's outbox. */
  erase(mails: MailsOf): Promise<void>
}

type Options = {
  smtpUrl: string | undefined
  from: string
  outbox: string
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
}

export function createMailer({ smtpUrl, from, outbox, log }: Options): Mailer {
  return smtpUrl === undefined ? outboxMailer(outbox, from, log) : smtpMailer(smtpUrl, outbox, from, log)
}

/** Loads the library with the first mail, because many processes send none. */
const loadNodemailer = () => import('nodemailer')

/** Stays below the `timeoutSeconds` of endpoints that send mail, and below the shutdown timeout. */
const TIMEOUT_MS = 7000

const smtpOptions = (url: string) => ({
  url,
  ...(sendsPasswordToRemoteHost(url) && { requireTLS: true }),
  dnsTimeout: 3000,
  connectionTimeout: 3000,
  greetingTimeout: 3000,
  disableFileAccess: true,
  disableUrlAccess: true,
})

/** Connects and signs in. Throws the reason if the server cannot be used. */
export async function verifyMailServer(url: string): Promise<void> {
  const { createTransport } = await loadNodemailer()
  const transport = createTransport(smtpOptions(url))
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}

/** Throws the library's error. */
export async function sendThrough(url: string, from: string, mail: Mail): Promise<void> {
  const { createTransport } = await loadNodemailer()
  const transport = createTransport(smtpOptions(url))
  // The signal closes the connection, so that a mail reported as failed is not sent later.
  await transport.sendMail({ ...toMailOptions(mail, from), signal: AbortSignal.timeout(TIMEOUT_MS) })
}

/** `send` throws 422 if the server rejects the recipient, 503 for every other failure. */
function smtpMailer(url: string, outbox: string, from: string, log: Options['log']): Mailer {
  return {
    isSetUp: true,
    async send(mail) {
      try {
        await sendThrough(url, from, mail)
        return { isSent: true }
      } catch (error) {
        log.warn({ err: error }, 'mail delivery failed')
        throw toAppError(error)
      }
    },
    erase: (mails) => eraseMails(outbox, mails),
  }
}

function sendsPasswordToRemoteHost(url: string): boolean {
  const { protocol, username, hostname, searchParams } = new URL(url)
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  return protocol === 'smtp:' && username !== '' && !isLocal && !searchParams.has('requireTLS')
}

function outboxMailer(outbox: string, from: string, log: Options['log']): Mailer {
  return {
    isSetUp: false,
    async send(mail) {
      const headers = { [PERSON_HEADER]: mail.personId }
      const { createTransport } = await loadNodemailer()
      const transport = createTransport({ streamTransport: true, buffer: true })
      const { message } = await transport.sendMail({ ...toMailOptions(mail, from), headers })
      const file = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`
      await mkdir(outbox, { recursive: true, mode: 0o700 })
      await writeFile(join(outbox, file), message, { mode: 0o600, flag: 'wx' })
      log.info({ file }, 'no SMTP server configured, mail written to outbox')
      return { isSent: false, file }
    },
    erase: (mails) => eraseMails(outbox, mails),
  }
}

const PERSON_HEADER = 'X-Person-Id'

export async function eraseMails(outbox: string, { ids, addresses }: MailsOf): Promise<void> {
  const lines = [...ids.map((id) => `${PERSON_HEADER}: ${id}`), ...addresses.map((address) => `To: ${address}`)]
  const wanted = new Set(lines.map((line) => line.toLowerCase()))
  if (wanted.size === 0) return
  for (const file of await listMails(outbox)) {
    const [head = ''] = (await readFile(file, 'utf8')).split('\r\n\r\n')
    if (head.split('\r\n').some((line) => wanted.has(line.toLowerCase()))) await rm(file, { force: true })
  }
}

async function listMails(outbox: string): Promise<string[]> {
  const files = await readdir(outbox).catch(() => [])
  return files.filter((name) => name.endsWith('.eml')).map((name) => join(outbox, name))
}

// Mails contain personal data.
const OUTBOX_DAYS = 30

export async function deleteExpiredMails(outbox: string, now: Date): Promise<void> {
  for (const file of await listMails(outbox)) {
    const { mtimeMs } = await stat(file)
    if (mtimeMs < now.getTime() - OUTBOX_DAYS * DAY_MS) await rm(file, { force: true })
  }
}

function toMailOptions({ to, subject, text, fromName }: Mail, from: string) {
  return { from: { name: fromName, address: from }, to: { name: '', address: to }, subject, text }
}

const SIGN_IN_ERRORS = new Set(['EAUTH', 'ENOAUTH', 'ETLS', 'EREQUIRETLS'])

function toAppError(error: unknown): AppError {
  const { code, command, responseCode } = error as { code?: string; command?: string; responseCode?: number }
  if (SIGN_IN_ERRORS.has(code ?? '') || responseCode === 530)
    return new AppError(503, 'mail_sign_in', message('mailSignIn'))
  if (responseCode !== undefined && responseCode < 500)
    return new AppError(503, 'mail_deferred', message('mailDeferred'))
  if (command === 'RCPT TO') return new AppError(422, 'mail_refused', message('mailRefused'))
  if (command === 'MAIL FROM') return new AppError(503, 'mail_sender', message('mailSender'))
  if (responseCode !== undefined) return new AppError(503, 'mail_not_taken', message('mailRejected'))
  // Before the greeting nothing can have been sent. Later the server may have accepted the mail without confirming it.
  return command === 'CONN' || code === 'EDNS'
    ? new AppError(503, 'mail_unreachable', message('mailUnreachable'))
    : new AppError(503, 'mail_uncertain', message('mailUncertain'))
}
