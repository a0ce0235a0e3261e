import { groupByFeature } from './group-by-feature.ts'

/** Of the audit trail, the batches, bulk changes, certificates, the import, print jobs and the timetable, which few screens show. */
export const catalogues = groupByFeature(
  import.meta.glob<Record<string, string>>(
    '/src/features/{audit-trail,batches,bulk-changes,certificates,import-export,print-jobs,timetable}/contract/messages/hi.json',
    {
      eager: true,
      import: 'default',
    },
  ),
)
