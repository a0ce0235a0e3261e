import { groupByFeature } from './group-by-feature.ts'

/** Contains all catalogues except those in `en-bundled.ts`, `en-staff.ts` and `en-tools.ts`. */
export const catalogues = groupByFeature(
  import.meta.glob<Record<string, string>>(
    [
      '/src/features/**/contract/messages/en.json',
      '!/src/features/**/{identity,institute}/contract/messages/en.json',
      '!/src/features/**/{absences,audit-trail,backup,batches,bulk-changes,certificates,cash,enquiries,expenses,import-export,print-jobs,reminders,reports,timetable}/contract/messages/en.json',
    ],
    { eager: true, import: 'default' },
  ),
)
