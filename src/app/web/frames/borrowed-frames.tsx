import { useTranslation } from 'react-i18next'
import { useArea } from '#shared/web/address.ts'
import { useIdentity } from '#shared/web/identity-store.ts'
import { EmptyFace } from '#shared/web/ui/faces.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { AreaFrame } from './area-frame.tsx'
import { PublicFrame } from './public-frame.tsx'

/** `/update` is HR's; anybody else reads a sentence and finds the way to `/`. */
export function UpdateFrame() {
  const { t } = useTranslation(['shared', 'students'])
  if (useIdentity('hr')) return <AreaFrame area="hr" />
  return (
    <PublicFrame>
      <PageHeader title={t('students:editTitle')} />
      <EmptyFace words={t('updateNeedsHr')} action={<ButtonLink to="/">{t('goBack')}</ButtonLink>} />
    </PublicFrame>
  )
}

/** Receipts stand in the frame of who opened them, or of whoever is signed in. */
export function ReceiptFrame() {
  const area = useArea()
  const identity = useIdentity(area)
  return area && identity ? <AreaFrame area={area} /> : <PublicFrame />
}
