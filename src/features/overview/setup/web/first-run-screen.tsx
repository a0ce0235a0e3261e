import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '#shared/web/router/router.ts'
import { IconAlertTriangle, IconFlask, IconRestore } from '@tabler/icons-react'
import { Suspense } from 'react'
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
import { Panel } from '#shared/web/ui/panel.tsx'
import { DemoAccounts } from './demo-accounts.tsx'
import { demoLoader } from './demo-loader-slot.ts'
import { FirstRestore } from './first-restore-slot.ts'
import { FirstRunForm } from './first-run-form.tsx'
import classes from './first-run-screen.module.css'
import { AlreadySetUp, CodeRefused, SetupPage } from './setup-page.tsx'
import { setupQueries, useLoadDemo } from './setup.queries.ts'

const route = getRouteApi('/public/setup')

export function FirstRunScreen() {
  const { code, restore } = route.useSearch()
  if (code === undefined) return <WithoutCode />
  if (restore === undefined) return <WithCode key={code} code={code} />
  return (
    <Suspense>
      <FirstRestore key={code} code={code} />
    </Suspense>
  )
}

function WithoutCode() {
  const { t } = useTranslation('setup')
  return (
    <SetupPage title={t('title')}>
      <Panel>
        <QueryStates query={useInstituteQuery()}>
          {({ setUp }) => (setUp ? <AlreadySetUp /> : <EmptyState title={t('noCode')} hint={t('noCodeHint')} />)}
        </QueryStates>
      </Panel>
    </SetupPage>
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
      <SetupPage title={t('title')}>
        <Panel>
          <CodeRefused status={status} />
        </Panel>
      </SetupPage>
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
  const actions = (
    <>
      <ButtonLink
        to="/setup"
        search={{ code, restore: 'file' }}
        variant="default"
        leftSection={<IconRestore size={16} aria-hidden />}
      >
        {t('restoreBackup')}
      </ButtonLink>
      <Button
        variant="default"
        leftSection={<IconFlask size={16} aria-hidden />}
        loading={demo.isPending}
        onClick={() => void loadDemo()}
      >
        {t('loadDemo')}
      </Button>
    </>
  )
  return (
    <SetupPage title={t('title')} hint={check.data && t('titleHint')} actions={check.data && actions}>
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
    </SetupPage>
  )
}
