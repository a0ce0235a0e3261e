import * as z from 'zod/mini'
import { messagesOf } from '#shared/contract/messages.ts'
import { changeShape, type Fields, recordShape } from '#shared/contract/record-fields.ts'
import { body, Message, oneOf, text } from '#shared/contract/scalars.ts'
import type en from './messages/en.json'
import { endpoint } from './permissions.ts'
import { SETTING_NAMES, SETTING_RULES } from './setting-rules.ts'

const message = messagesOf<typeof en>('installation')

const MAX_LENGTH = 500
const MAX_PASSWORD = 200

/** Port 0 is any free one, which nobody would find. */
const port = () => SETTING_RULES.PORT.check(z.refine((digits) => Number(digits) > 0, message('badPort')))
const line = <S extends z.core.$ZodType<unknown, string>>(rule: S) => z.pipe(text(MAX_LENGTH), rule)

/** `starttls` encrypts before a password is sent, `tls` from the first byte, `none` only if the server offers it. */
export const SMTP_SECURITY = ['starttls', 'tls', 'none'] as const
export type SmtpSecurity = (typeof SMTP_SECURITY)[number]
export const SMTP_PORTS: Record<SmtpSecurity, string> = { starttls: '587', tls: '465', none: '25' }

const optional = { personal: false, required: 'optional' } as const

/** SMTP_URL in its parts, without the password, which no response contains. */
const MAIL_FIELDS = {
  SMTP_SERVER: {
    ...optional,
    label: message('smtpServer'),
    input: text(253).check(z.regex(/^(?:[\w.-]+|[\da-f:.]+)$/i, message('badServer'))),
  },
  SMTP_PORT: { ...optional, label: message('smtpPort'), input: line(port()) },
  SMTP_SECURITY: { ...optional, label: message('smtpSecurity'), input: oneOf(SMTP_SECURITY) },
  SMTP_USER: { ...optional, label: message('smtpUser'), input: text(MAX_PASSWORD) },
  MAIL_FROM: { ...optional, label: message('mailFrom'), input: line(SETTING_RULES.MAIL_FROM) },
} satisfies Fields

export const INSTALLATION_FIELDS = {
  HOST: { ...optional, label: message('host'), input: line(SETTING_RULES.HOST) },
  PORT: { ...optional, label: message('port'), input: line(port()) },
  PUBLIC_URL: { ...optional, label: message('publicUrl'), input: line(SETTING_RULES.PUBLIC_URL) },
  ...MAIL_FIELDS,
  BACKUP_DIR: { ...optional, label: message('backupDir'), input: line(SETTING_RULES.BACKUP_DIR) },
  BACKUP_HOUR: { ...optional, label: message('backupHour'), input: line(SETTING_RULES.BACKUP_HOUR) },
  BACKUP_KEEP: { ...optional, label: message('backupKeep'), input: line(SETTING_RULES.BACKUP_KEEP) },
  TRUST_PROXY: { ...optional, label: message('trustProxy'), input: line(SETTING_RULES.TRUST_PROXY) },
} satisfies Fields

/** Blank or absent keeps the one that is set, for the same server, user and security. */
const newPassword = z.optional(z.string().check(z.maxLength(MAX_PASSWORD)))

export const Installation = z.object({
  /** The values of the environment, else of the file; null: the default. */
  ...recordShape(INSTALLATION_FIELDS),
  hasPassword: z.boolean(),
  /** The environment decides these, whatever the file says. */
  fixed: z.array(z.enum(SETTING_NAMES)),
  /** Saved, and not in use before a restart. */
  changed: z.array(z.enum(SETTING_NAMES)),
  /** Why the settings were taken back with which the last start failed. */
  rejected: z.nullable(z.string()),
  /** The addresses of the page now, and after a restart. */
  urls: z.array(z.string()),
  nextUrls: z.array(z.string()),
  canRestart: z.boolean(),
  /** Estimated from the last start. */
  restartSeconds: z.number(),
  /** Differs after a restart. */
  startedAt: z.string(),
  file: z.string(),
  /** The directory of backups by default. */
  backupDirectory: z.string(),
  /** The name of this server, if others may share its database. */
  sharedBy: z.nullable(z.string()),
  version: z.number(),
})
export type Installation = z.infer<typeof Installation>

export const InstallationChange = body({ ...changeShape(INSTALLATION_FIELDS), SMTP_PASSWORD: newPassword })
export type InstallationChange = z.output<typeof InstallationChange>

export const MailSettings = body({
  ...changeShape(MAIL_FIELDS),
  SMTP_SERVER: MAIL_FIELDS.SMTP_SERVER.input,
  SMTP_PASSWORD: newPassword,
})
export type MailSettings = z.output<typeof MailSettings>

export const installationApi = {
  get: endpoint({
    method: 'GET',
    path: '/api/admin/installation',
    summary: 'The settings of this server that an admin may change, without passwords',
    may: 'installation.configure',
    result: Installation,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/admin/installation/settings',
    summary: 'Store settings for the next start; a blank one returns to its default; 422 if one cannot be used',
    may: 'installation.configure',
    confirm: true,
    body: InstallationChange,
    result: Installation,
  }),
  testMail: endpoint({
    method: 'POST',
    path: '/api/admin/installation/test-mail',
    summary: "Send a mail to the caller's address with mail settings that need not be stored",
    may: 'installation.configure',
    confirm: true,
    body: MailSettings,
    timeoutSeconds: 15,
    result: z.extend(Message, { email: z.string() }),
  }),
  restart: endpoint({
    method: 'POST',
    path: '/api/admin/installation/restart',
    summary: 'Stop the app and start it again with the stored settings; 409 where it can only be restarted by hand',
    may: 'installation.configure',
    confirm: true,
    result: Message,
  }),
}
