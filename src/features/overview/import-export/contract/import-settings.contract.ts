import * as z from 'zod/mini'
import { messagesOf } from '#shared/contract/messages.ts'
import { changeShape, type Fields, recordShape } from '#shared/contract/record-fields.ts'
import { body, day } from '#shared/contract/scalars.ts'
import type en from './messages/en.json'
import { endpoint } from './permissions.ts'

const message = messagesOf<typeof en>('import-export')

export const IMPORT_SETTINGS_FIELDS = {
  /** Payments before this day may be imported. Null: payments before the first own receipt. */
  paymentsBefore: { label: message('paymentsBefore'), personal: false, required: 'optional', input: day() },
} satisfies Fields

export const ImportSettings = z.object({
  ...recordShape(IMPORT_SETTINGS_FIELDS),
  /** The day of the institute's first receipt that is not voided. Null if there is none. */
  firstReceiptOn: z.nullable(z.string()),
  version: z.number(),
})
export type ImportSettings = z.infer<typeof ImportSettings>

export const ImportSettingsChange = body(changeShape(IMPORT_SETTINGS_FIELDS), ['version', 'firstReceiptOn'])
export type ImportSettingsChange = z.output<typeof ImportSettingsChange>

export const importSettingsApi = {
  get: endpoint({
    method: 'GET',
    path: '/api/admin/import-settings',
    summary: 'The day before which payments may be imported',
    may: 'import-export.set-rules',
    result: ImportSettings,
  }),
  set: endpoint({
    method: 'PUT',
    path: '/api/admin/import-settings',
    summary: 'Set the day before which payments may be imported; not after the first own receipt',
    may: 'import-export.set-rules',
    body: ImportSettingsChange,
    confirm: true,
    result: ImportSettings,
  }),
}
