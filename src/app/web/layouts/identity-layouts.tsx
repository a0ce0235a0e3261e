import { useLocation } from '#shared/web/router/router.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useArea } from '#shared/web/use-area.ts'
import { useIdentity } from '#shared/web/use-identity.ts'
import { EmptyState } from '#shared/web/ui/states.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { AreaLayout } from './area-layouts.tsx'
import { PublicLayout } from './public-layout.tsx'

export function UpdateLayout() {
  const { t } = useTranslation(['shared', 'students'])
  const returnTo = useLocation({ select: ({ href }) => href })
  if (useIdentity('hr')) return <AreaLayout area="hr" />
  const signIn = (
    <ButtonLink to="/" state={{ returnTo }}>
      {t('goBack')}
    </ButtonLink>
  )
  return (
    <PublicLayout>
      <PageHeader title={t('students:editTitle')} />
      <EmptyState title={t('hrRequiredForUpdate')} action={signIn} />
    </PublicLayout>
  )
}

export function ReceiptLayout() {
  const area = useArea()
  const identity = useIdentity(area)
  return area && identity ? <AreaLayout area={area} /> : <PublicLayout />
}
