import { groupByFeature } from './group-by-feature.ts'

export const catalogues = groupByFeature(
  import.meta.glob<Record<string, string>>(
    ['/src/features/*/contract/messages/fr.json', '/src/shared/contract/messages/fr.json'],
    {
      eager: true,
      import: 'default',
    },
  ),
)
