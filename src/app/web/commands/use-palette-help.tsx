import { IconHelpCircle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { helpQueries, sectionId } from '#features/overview/help/web/public.ts'
import type { PalettePage } from '#features/overview/search/web/palette-options.ts'
import { HELP_TOPICS } from '#shared/contract/help-topics.ts'
import { openCommandOverlay } from '#shared/web/command-overlay.ts'
import { useTranslation } from '#shared/web/i18n.tsx'

/** The topics of the guide and their headings, which open over the screen. */
export function usePaletteHelp(): PalettePage[] {
  const { i18n } = useTranslation()
  const { data: index } = useQuery(helpQueries.index(i18n.language))
  if (!index) return []
  const icon = <IconHelpCircle size={18} stroke={1.75} aria-hidden />
  return HELP_TOPICS.flatMap((topic): PalettePage[] => {
    const { title, headings } = index[topic]
    const link = { to: '/help/$topic', params: { topic } } as const
    return [
      { id: `help-${topic}`, label: title, icon, link, run: () => openCommandOverlay({ topic }) },
      ...headings.map((heading, section) => ({
        id: `help-${topic}-${section}`,
        label: heading.text,
        detail: title,
        otherName: [title, ...heading.names].join(' '),
        icon,
        link: { ...link, hash: sectionId(section) },
        run: () => openCommandOverlay({ topic, section }),
      })),
    ]
  })
}
