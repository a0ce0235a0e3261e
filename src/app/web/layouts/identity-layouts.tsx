import { useTranslation } from 'react-i18next'
import { useArea } from '#shared/web/use-area.ts'
import { useIdentity } from '#shared/web/identity-store.ts'
import { EmptyState } from '#shared/web/ui/states.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { AreaFrame } from './area-layout.tsx'
import { PublicFrame } from './public-layout.tsx'

/** `/update` is HR's; anybody else reads a sentence and finds the way to `/`. */
export function UpdateFrame() {
  const { t } = useTranslation(['shared', 'students'])
  if (useIdentity('hr')) return <AreaFrame area="hr" />
  return (
    <PublicFrame>
      <PageHeader title={t('students:editTitle')} />
      <EmptyState title={t('updateNeedsHr')} action={<ButtonLink to="/">{t('goBack')}</ButtonLink>} />
    </PublicFrame>
  )
}

/** Receipts stand in the frame of who opened them, or of whoever is signed in. */
export function ReceiptFrame() {
  const area = useArea()
  const identity = useIdentity(area)
  return area && identity ? <AreaFrame area={area} /> : <PublicFrame />
}
