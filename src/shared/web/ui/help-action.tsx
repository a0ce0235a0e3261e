import { IconHelpCircle } from '@tabler/icons-react'
import type { HelpTopic } from '#shared/contract/help-topics.ts'
import { openCommandOverlay } from '#shared/web/command-overlay.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { IconAction } from './icon-action.tsx'

/** Opens the guide for a panel whose topic is not that of its screen. */
export function HelpAction({ topic, title }: { topic: HelpTopic; title: string }) {
  const { t } = useTranslation()
  return (
    <IconAction
      label={t('helpAbout', { title })}
      icon={<IconHelpCircle size={18} stroke={1.75} aria-hidden />}
      onClick={() => openCommandOverlay({ topic })}
    />
  )
}
