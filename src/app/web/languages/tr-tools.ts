import { groupByFeature } from './group-by-feature.ts'

/** Contains the messages of the features that few screens show. */
export const catalogues = groupByFeature(
  import.meta.glob<Record<string, string>>(
    '/src/features/**/{audit-trail,batches,bulk-changes,certificates,import-export,print-jobs,timetable}/contract/messages/tr.json',
    {
      eager: true,
      import: 'default',
    },
  ),
)
