import { Text } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { SteadyButton } from './steady-button.tsx'
import classes from './view-more.module.css'

type Props = {
  shown: number
  total: number
  onMore: () => void
  busy?: boolean
  /** Why the last 'View More' brought nothing; what is shown stays. */
  failure?: string | undefined
  /** Goes back to the first rows: 'View Less', once more of them are shown. */
  onLess?: (() => void) | undefined
}

/**
 * The foot of a list that shows a part of its rows: 'View More', 'View Less' once it can go back; nothing when neither has
 * anything to do. The focus stays with the one that was pressed, goes to the other one when that is gone, or stays here.
 */
export function ViewMore({ shown, total, onMore, busy = false, failure, onLess }: Props) {
  const { t } = useTranslation('shared')
  const place = useRef<HTMLDivElement>(null)
  const pressed = useRef(false)
  const isWhole = shown >= total
  const goesBack = onLess !== undefined
  useEffect(() => {
    const isLost = document.activeElement === document.body || document.activeElement === null
    if (pressed.current && isLost) (place.current?.querySelector('button') ?? place.current)?.focus()
  }, [isWhole, goesBack])
  const press = (act: () => void) => () => {
    pressed.current = true
    act()
  }
  return (
    <div className={classes.foot}>
      {failure !== undefined && (
        <Text c="red" size="sm" role="alert">
          {failure}
        </Text>
      )}
      <div ref={place} tabIndex={-1} className={classes.ways}>
        {!isWhole && (
          <SteadyButton busy={busy} onClick={press(onMore)}>
            {t('viewMore')}
          </SteadyButton>
        )}
        {onLess && <SteadyButton onClick={press(onLess)}>{t('viewLess')}</SteadyButton>}
      </div>
    </div>
  )
}
