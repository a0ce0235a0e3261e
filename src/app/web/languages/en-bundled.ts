import { groupByFeature } from './group-by-feature.ts'

/** Contains the messages of the layout and of the sign-in pages, bundled with the initial chunk. */
export const catalogues = groupByFeature(
  import.meta.glob<Record<string, string>>(
    ['/src/features/**/{identity,institute}/contract/messages/en.json', '/src/shared/contract/messages/en.json'],
    { eager: true, import: 'default' },
  ),
)
