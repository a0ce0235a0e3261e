import type { MessageKey } from './messages.ts'

/** The names of a feature's records, their fields and its actions in the audit trail. */
export type AuditLabels = {
  records?: Record<
    string,
    {
      /** The kind of record. Given by the feature that the records belong to; others may add fields. */
      label?: MessageKey
      /** The field that contains the name of a record. */
      nameField?: string
      /** In the order of an entry. */
      fields: Record<string, MessageKey>
    }
  >
  actions?: Record<string, MessageKey>
}
