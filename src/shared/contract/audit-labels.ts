import type { MessageKey } from './messages.ts'

export type AuditLabels = {
  records?: Record<
    string,
    {
      /** The kind of record. Given by the feature that the records belong to; others may add fields. */
      label?: MessageKey
      nameField?: string
      /** The fields are in the order of an entry. */
      fields: Record<string, MessageKey>
    }
  >
  actions?: Record<string, MessageKey>
}
