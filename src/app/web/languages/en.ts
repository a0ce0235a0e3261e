import { groupByFeature } from './group-by-feature.ts'

/** All catalogues except those in `en-bundled.ts` and `en-staff.ts`. */
export const catalogues = groupByFeature(
  import.meta.glob<Record<string, string>>(
    [
      '/src/features/*/contract/messages/en.json',
      '!/src/features/{identity,institute}/contract/messages/en.json',
      '!/src/features/{absences,audit-trail,backup,batches,bulk-changes,certificates,closings,enquiries,expenses,import-export,print-jobs,reminders,reports,timetable}/contract/messages/en.json',
    ],
    { eager: true, import: 'default' },
  ),
)
