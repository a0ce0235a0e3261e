import { groupByFeature } from './group-by-feature.ts'

export const catalogues = groupByFeature(
  import.meta.glob<Record<string, string>>(
    ['/src/features/*/contract/messages/tr.json', '/src/shared/contract/messages/tr.json'],
    {
      eager: true,
      import: 'default',
    },
  ),
)
