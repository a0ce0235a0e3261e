import type { ReactNode } from 'react'
import { useTranslation } from '#shared/web/i18n.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { EmptyState } from '#shared/web/ui/states.tsx'
import classes from './setup-page.module.css'

type Props = { title: string; hint?: ReactNode; actions?: ReactNode; children: ReactNode }

/** A page before the first run. */
export function SetupPage({ children, ...header }: Props) {
  return (
    <div className={classes.page}>
      <PageHeader {...header} />
      {children}
    </div>
  )
}

/** Says why the set-up code opens nothing. 409: the institute is set up. */
export function CodeRefused({ status }: { status: 403 | 409 }) {
  const { t } = useTranslation('setup')
  return status === 409 ? <AlreadySetUp /> : <EmptyState title={t('wrongCodeTitle')} hint={t('wrongCode')} />
}

export function AlreadySetUp() {
  const { t } = useTranslation(['setup', 'identity'])
  return <EmptyState title={t('alreadySetUp')} action={<ButtonLink to="/">{t('identity:signIn')}</ButtonLink>} />
}
