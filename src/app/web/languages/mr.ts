import { groupByFeature } from './group-by-feature.ts'

/** Contains all catalogues except those in `mr-staff.ts` and `mr-tools.ts`. */
export const catalogues = groupByFeature(
  import.meta.glob<Record<string, string>>(
    [
      '/src/features/**/contract/messages/mr.json',
      '!/src/features/**/{absences,audit-trail,backup,batches,bulk-changes,certificates,cash,enquiries,expenses,import-export,print-jobs,reminders,reports,timetable}/contract/messages/mr.json',
      '/src/shared/contract/messages/mr.json',
    ],
    { eager: true, import: 'default' },
  ),
)
