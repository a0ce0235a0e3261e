import { IconSearch } from '@tabler/icons-react'
import { openCommandOverlay } from '#shared/web/command-overlay.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { CONTROL_KEY, KeyHint } from '#shared/web/shortcuts.tsx'
import { UnstyledButton } from '#shared/web/ui/elements/unstyled-button.tsx'
import { preloadCommands } from './commands.tsx'
import classes from './search-button.module.css'

/** Looks like a field; on phones it is an icon. */
export function SearchButton() {
  const { t } = useTranslation('search')
  return (
    <UnstyledButton
      className={classes.button}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onPointerEnter={preloadCommands}
      onFocus={preloadCommands}
      onClick={() => openCommandOverlay('search')}
    >
      <IconSearch size={16} stroke={1.75} aria-hidden className={classes.icon} />
      <span className={classes.label}>{t('searchOrDo')}</span>
      <KeyHint>{`${CONTROL_KEY} K`}</KeyHint>
    </UnstyledButton>
  )
}
