import { IconHelpCircle } from '@tabler/icons-react'
import { openCommandOverlay } from '#shared/web/command-overlay.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { ActionIcon } from '#shared/web/ui/elements/action-icon.tsx'
import { preloadCommands } from './commands.tsx'
import classes from './search-button.module.css'

export function HelpButton() {
  const label = useTranslation().t('help')
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={32}
      className={classes.help}
      aria-label={label}
      title={label}
      aria-haspopup="dialog"
      aria-keyshortcuts="F1"
      onPointerEnter={preloadCommands}
      onClick={() => openCommandOverlay('help')}
    >
      <IconHelpCircle size={18} stroke={1.75} aria-hidden />
    </ActionIcon>
  )
}
