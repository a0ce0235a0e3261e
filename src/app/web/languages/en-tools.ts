import { groupByFeature } from './group-by-feature.ts'

/** Of the audit trail and the import, which few screens show. */
export const catalogues = groupByFeature(
  import.meta.glob<Record<string, string>>('/src/features/{audit-trail,import-export}/contract/messages/en.json', {
    eager: true,
    import: 'default',
  }),
)
