import { useEffect, useRef } from 'react'
import { useTranslation } from '#shared/web/i18n.tsx'
import classes from './step-text.module.css'

/** Takes the focus when the step changes. */
export function StepText({ step, total }: { step: number; total: number }) {
  const { t } = useTranslation('shared')
  const text = useRef<HTMLParagraphElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    text.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [step])
  return (
    <p ref={text} tabIndex={-1} className={classes.step}>
      {t('stepOf', { step: step + 1, total })}
    </p>
  )
}
