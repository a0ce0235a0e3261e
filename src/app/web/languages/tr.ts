import { byRoom } from './by-feature.ts'

export const catalogues = byRoom(
  import.meta.glob<Record<string, string>>(
    ['/src/features/*/contract/messages/tr.json', '/src/shared/contract/messages/tr.json'],
    {
      eager: true,
      import: 'default',
    },
  ),
)
