import { byRoom } from './by-room.ts'

export const catalogues = byRoom(
  import.meta.glob<Record<string, string>>(
    ['/src/features/*/contract/words/fr.json', '/src/shared/contract/words/fr.json'],
    {
      eager: true,
      import: 'default',
    },
  ),
)
