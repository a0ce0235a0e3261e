import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '#shared/web/router/router.ts'
import { IconAlertTriangle, IconFlask } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useInstituteQuery } from '#features/base/institute/web/public.ts'
import { ApiError } from '#shared/web/api-error.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { getQueryClient } from '#shared/web/query-client.ts'
import { confirm } from '#shared/web/ui/confirm.tsx'
import { Alert } from '#shared/web/ui/elements/alert.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { Loader } from '#shared/web/ui/elements/loader.tsx'
import { EmptyState, QueryStates } from '#shared/web/ui/states.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { DemoAccounts } from './demo-accounts.tsx'
import { demoLoader } from './demo-loader-slot.ts'
import { FirstRunForm } from './first-run-form.tsx'
import classes from './first-run-screen.module.css'
import { setupQueries, useLoadDemo } from './setup.queries.ts'

const route = getRouteApi('/public/setup')

export function FirstRunScreen() {
  const { code } = route.useSearch()
  return code === undefined ? <WithoutCode /> : <WithCode key={code} code={code} />
}

function WithoutCode() {
  const { t } = useTranslation('setup')
  return (
    <Page>
      <Panel>
        <QueryStates query={useInstituteQuery()}>
          {({ setUp }) => (setUp ? <AlreadySetUp /> : <EmptyState title={t('noCode')} hint={t('noCodeHint')} />)}
        </QueryStates>
      </Panel>
    </Page>
  )
}

/** Checks the code before the form is shown. */
function WithCode({ code }: { code: string }) {
  const { t } = useTranslation('setup')
  const check = useQuery(setupQueries.check(code), getQueryClient('anyone'))
  const demo = useLoadDemo()
  const accounts = demo.data?.accounts ?? check.data?.accounts
  if (accounts) return <DemoAccounts accounts={accounts} />
  const status = check.error instanceof ApiError ? check.error.status : undefined
  if (status === 409 || status === 403) {
    return (
      <Page>
        <Panel>
          {status === 409 ? <AlreadySetUp /> : <EmptyState title={t('wrongCodeTitle')} hint={t('wrongCode')} />}
        </Panel>
      </Page>
    )
  }
  const loadDemo = async () => {
    const isConfirmed = await confirm({
      title: t('loadDemoTitle'),
      text: t('loadDemoText', { students: demoLoader.students }),
      confirmLabel: t('loadDemo'),
    })
    if (isConfirmed) demo.mutate(code)
  }
  const demoButton = (
    <Button
      variant="default"
      leftSection={<IconFlask size={16} aria-hidden />}
      loading={demo.isPending}
      onClick={() => void loadDemo()}
    >
      {t('loadDemo')}
    </Button>
  )
  return (
    <Page hint={check.data && t('titleHint')} actions={check.data && demoButton}>
      {demo.isPending && (
        <Alert role="status" icon={<Loader size={18} aria-hidden />} title={t('loadingDemo')} className={classes.alert}>
          {t('loadingDemoHint')}
        </Alert>
      )}
      {demo.error && (
        <Alert
          role="alert"
          color="red"
          icon={<IconAlertTriangle size={18} aria-hidden />}
          title={t('loadDemoFailed')}
          className={classes.alert}
        >
          {demo.error.message}
        </Alert>
      )}
      <Panel>
        <QueryStates query={check}>{() => <FirstRunForm code={code} disabled={demo.isPending} />}</QueryStates>
      </Panel>
    </Page>
  )
}

function Page({ children, ...header }: { hint?: ReactNode; actions?: ReactNode; children: ReactNode }) {
  const { t } = useTranslation('setup')
  return (
    <div className={classes.page}>
      <PageHeader title={t('title')} {...header} />
      {children}
    </div>
  )
}

function AlreadySetUp() {
  const { t } = useTranslation(['setup', 'identity'])
  return <EmptyState title={t('alreadySetUp')} action={<ButtonLink to="/">{t('identity:signIn')}</ButtonLink>} />
}
