import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#shared/web/ui/links.tsx'

/** Takes the place of the button that saved, and its focus. */
export function ViewProfile({ id }: { id: string }) {
  const { t } = useTranslation('students')
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => link.current?.focus({ preventScroll: true }), [])
  return (
    <ButtonLink ref={link} to="/hr/Student-view" search={{ id }}>
      {t('viewProfile')}
    </ButtonLink>
  )
}
