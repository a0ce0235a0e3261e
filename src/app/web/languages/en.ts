import { byRoom } from './by-room.ts'

export const catalogues = byRoom(
  import.meta.glob<Record<string, string>>(
    ['/src/features/*/contract/words/en.json', '/src/shared/contract/words/en.json'],
    {
      eager: true,
      import: 'default',
    },
  ),
)
