import { byRoom } from './by-feature.ts'

/** All but what has come with the page. */
export const catalogues = byRoom(
  import.meta.glob<Record<string, string>>(
    ['/src/features/*/contract/messages/en.json', '!/src/features/{identity,institute}/contract/messages/en.json'],
    { eager: true, import: 'default' },
  ),
)
