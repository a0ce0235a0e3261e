import type { AuditLabels } from '#shared/contract/audit-labels.ts'
import type { Label } from './label-namespaces.ts'

const declared = Object.values(
  import.meta.glob<AuditLabels>('/src/features/*/**/contract/audit-labels.ts', { eager: true, import: 'auditLabels' }),
)

type Kind = { label?: Label; nameField?: string; fields: Record<string, Label> }

/** The fields of the feature that a kind of record belongs to come before those that others add. */
function collectKinds(): Record<string, Kind> {
  const kinds: Record<string, Kind> = {}
  for (const { records = {} } of declared)
    for (const [name, { fields, ...own }] of Object.entries(records)) {
      const others = kinds[name]?.fields ?? {}
      const merged = own.label === undefined ? { ...others, ...fields } : { ...fields, ...others }
      kinds[name] = { ...kinds[name], ...own, fields: merged } as Kind
    }
  return kinds
}

export const KINDS = collectKinds()

const ACTIONS: Record<string, Label> = Object.assign({}, ...declared.map(({ actions }) => actions))

export const getActionLabel = (action: string): Label | undefined => ACTIONS[action]
