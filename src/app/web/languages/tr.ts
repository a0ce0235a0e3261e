import { groupByFeature } from './group-by-feature.ts'

/** Contains all catalogues except those in `tr-staff.ts` and `tr-tools.ts`. */
export const catalogues = groupByFeature(
  import.meta.glob<Record<string, string>>(
    [
      '/src/features/**/contract/messages/tr.json',
      '!/src/features/**/{absences,audit-trail,backup,batches,bulk-changes,certificates,cash,enquiries,expenses,import-export,print-jobs,reminders,reports,timetable}/contract/messages/tr.json',
      '/src/shared/contract/messages/tr.json',
    ],
    { eager: true, import: 'default' },
  ),
)
