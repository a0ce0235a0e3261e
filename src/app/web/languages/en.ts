import { byRoom } from './by-room.ts'

/** All but what has come with the page. */
export const catalogues = byRoom(
  import.meta.glob<Record<string, string>>(
    ['/src/features/*/contract/words/en.json', '!/src/features/{identity,institute}/contract/words/en.json'],
    { eager: true, import: 'default' },
  ),
)
