import { groupByFeature } from './group-by-feature.ts'

/** Contains the messages of the features that students never see. */
export const catalogues = groupByFeature(
  import.meta.glob<Record<string, string>>(
    '/src/features/**/{absences,backup,cash,enquiries,expenses,reminders,reports}/contract/messages/mr.json',
    { eager: true, import: 'default' },
  ),
)
