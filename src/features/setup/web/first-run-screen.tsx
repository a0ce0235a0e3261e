import { Alert, Button, Loader } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { IconAlertTriangle, IconFlask } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useInstituteQuery } from '#features/institute/web/public.ts'
import { DEMO_STUDENTS } from '#features/setup/contract/setup.contract.ts'
import { confirm } from '#shared/web/ui/confirm.tsx'
import { EmptyState, QueryStates } from '#shared/web/ui/states.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { DemoAccounts } from './demo-accounts.tsx'
import { FirstRunForm } from './first-run-form.tsx'
import classes from './first-run-screen.module.css'
import { useLoadDemo } from './setup.queries.ts'

const route = getRouteApi('/public/setup')

export function FirstRunScreen() {
  const { t } = useTranslation('setup')
  const { code } = route.useSearch()
  const institute = useInstituteQuery()
  const demo = useLoadDemo()
  if (demo.data) return <DemoAccounts accounts={demo.data.accounts} />
  const isOpen = institute.data?.setUp === false && code !== undefined
  const loadDemo = async () => {
    const isConfirmed = await confirm({
      title: t('loadDemoTitle'),
      text: t('loadDemoText', { students: DEMO_STUDENTS }),
      confirmLabel: t('loadDemo'),
    })
    if (isConfirmed && code !== undefined) demo.mutate(code)
  }
  return (
    <div className={classes.page}>
      <PageHeader
        title={t('title')}
        hint={isOpen && t('titleHint')}
        actions={
          isOpen && (
            <Button
              variant="default"
              leftSection={<IconFlask size={16} aria-hidden />}
              loading={demo.isPending}
              onClick={() => void loadDemo()}
            >
              {t('loadDemo')}
            </Button>
          )
        }
      />
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
        <QueryStates query={institute}>
          {({ setUp }) => {
            if (setUp) return <EmptyState title={t('alreadySetUp')} action={<SignInLink />} />
            if (code === undefined) return <EmptyState title={t('noCode')} hint={t('noCodeHint')} />
            return <FirstRunForm code={code} disabled={demo.isPending} />
          }}
        </QueryStates>
      </Panel>
    </div>
  )
}

function SignInLink() {
  const { t } = useTranslation('identity')
  return <ButtonLink to="/">{t('signIn')}</ButtonLink>
}
