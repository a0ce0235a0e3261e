import { groupByFeature } from './group-by-feature.ts'

/** Of the screens that import records. */
export const catalogues = groupByFeature(
  import.meta.glob<Record<string, string>>('/src/features/import-export/contract/messages/tr.json', {
    eager: true,
    import: 'default',
  }),
)
