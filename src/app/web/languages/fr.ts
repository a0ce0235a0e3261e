import { byRoom } from './by-feature.ts'

export const catalogues = byRoom(
  import.meta.glob<Record<string, string>>(
    ['/src/features/*/contract/messages/fr.json', '/src/shared/contract/messages/fr.json'],
    {
      eager: true,
      import: 'default',
    },
  ),
)
