import { useEffect, useRef, useState } from 'react'
import { Announcement } from './announcement.tsx'
import { Text } from './elements/text.tsx'
import { FocusableButton } from './focusable-button.tsx'
import { isFocusLost } from './restore-focus.ts'
import classes from './view-more.module.css'
import { useTranslation } from '../i18n.tsx'

type Props = {
  shown: number
  total: number
  onMore: () => void
  loading?: boolean
  error?: string | undefined
  onLess?: (() => void) | undefined
}

/**
 * Ends a list of which a part is shown. When the clicked button disappears, the other button gets the focus, or the
 * empty footer.
 */
export function ViewMore({ shown, total, onMore, loading = false, error, onLess }: Props) {
  const { t } = useTranslation('shared')
  const buttons = useRef<HTMLDivElement>(null)
  const wasClicked = useRef(false)
  const [isAnnounced, setAnnounced] = useState(false)
  const hasMore = shown < total
  const hasLess = onLess !== undefined
  useEffect(() => {
    if (wasClicked.current && isFocusLost()) (buttons.current?.querySelector('button') ?? buttons.current)?.focus()
  }, [hasMore, hasLess])
  const handleClick = (action: () => void) => () => {
    wasClicked.current = true
    setAnnounced(true)
    action()
  }
  return (
    <div className={classes.footer}>
      <Announcement
        text={isAnnounced && !loading ? t('rowsShown', { from: 1, to: Math.min(shown, total), total }) : ''}
      />
      {error !== undefined && (
        <Text c="var(--red-ink)" size="sm" role="alert">
          {error}
        </Text>
      )}
      <div ref={buttons} tabIndex={-1} className={classes.buttons}>
        {hasMore && (
          <FocusableButton loading={loading} onClick={handleClick(onMore)}>
            {t('viewMore')}
          </FocusableButton>
        )}
        {onLess && <FocusableButton onClick={handleClick(onLess)}>{t('viewLess')}</FocusableButton>}
      </div>
    </div>
  )
}
