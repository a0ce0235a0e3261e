import { byRoom } from './by-room.ts'

export const catalogues = byRoom(
  import.meta.glob<Record<string, string>>(
    ['/src/features/*/contract/words/tr.json', '/src/shared/contract/words/tr.json'],
    {
      eager: true,
      import: 'default',
    },
  ),
)
