import { byRoom } from './by-feature.ts'

/** What the page opens with: the frame around it and the ways in. */
export const catalogues = byRoom(
  import.meta.glob<Record<string, string>>(
    ['/src/features/{identity,institute}/contract/messages/en.json', '/src/shared/contract/messages/en.json'],
    { eager: true, import: 'default' },
  ),
)
