import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

type Props = { shown: number; total: number; onMore: () => void; busy?: boolean }

/** 'View More' below a list that shows a part of its rows; nothing once all are shown. The focus stays with it, or where it was. */
export function ViewMore({ shown, total, onMore, busy = false }: Props) {
  const { t } = useTranslation('shared')
  const place = useRef<HTMLDivElement>(null)
  const pressed = useRef(false)
  const isWhole = shown >= total
  useEffect(() => {
    if (isWhole && pressed.current) place.current?.focus({ preventScroll: true })
  }, [isWhole])
  return (
    <div ref={place} tabIndex={-1}>
      {!isWhole && (
        // Disabled it would lose the focus with every press.
        <Button
          variant="default"
          fullWidth
          aria-disabled={busy}
          data-loading={busy || undefined}
          onClick={() => {
            if (busy) return
            pressed.current = true
            onMore()
          }}
        >
          {t('viewMore')}
        </Button>
      )}
    </div>
  )
}
