import { byRoom } from './by-room.ts'

/** What the page opens with: the frame around it and the ways in. */
export const catalogues = byRoom(
  import.meta.glob<Record<string, string>>(
    ['/src/features/{identity,institute}/contract/words/en.json', '/src/shared/contract/words/en.json'],
    { eager: true, import: 'default' },
  ),
)
