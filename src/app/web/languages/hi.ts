import { groupByFeature } from './group-by-feature.ts'

/** Contains all catalogues except those in `hi-staff.ts` and `hi-tools.ts`. */
export const catalogues = groupByFeature(
  import.meta.glob<Record<string, string>>(
    [
      '/src/features/**/contract/messages/hi.json',
      '!/src/features/**/{absences,audit-trail,backup,batches,bulk-changes,certificates,cash,enquiries,expenses,import-export,print-jobs,reminders,reports,timetable}/contract/messages/hi.json',
      '/src/shared/contract/messages/hi.json',
    ],
    { eager: true, import: 'default' },
  ),
)
