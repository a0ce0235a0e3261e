import { groupByFeature } from './group-by-feature.ts'

/** Contains all catalogues except those in `fr-staff.ts` and `fr-tools.ts`. */
export const catalogues = groupByFeature(
  import.meta.glob<Record<string, string>>(
    [
      '/src/features/**/contract/messages/fr.json',
      '!/src/features/**/{absences,audit-trail,backup,batches,bulk-changes,certificates,cash,enquiries,expenses,import-export,print-jobs,reminders,reports,timetable}/contract/messages/fr.json',
      '/src/shared/contract/messages/fr.json',
    ],
    { eager: true, import: 'default' },
  ),
)
