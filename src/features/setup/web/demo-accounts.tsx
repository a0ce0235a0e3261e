import { Code } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { DataTable } from '#shared/web/ui/data-table.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import type { DemoAccount } from '../contract/setup.contract.ts'
import pageClasses from './first-run-screen.module.css'
import classes from './demo-accounts.module.css'

/** Somebody of each role to sign in as. The passwords are stored nowhere else. */
export function DemoAccounts({ accounts }: { accounts: readonly DemoAccount[] }) {
  const { t } = useTranslation('setup')
  const { t: tIdentity } = useTranslation('identity')
  const page = useRef<HTMLDivElement>(null)
  // The button that had the focus is gone.
  useEffect(() => page.current?.querySelector('h1')?.focus(), [])
  return (
    <div ref={page} className={pageClasses.page}>
      <PageHeader
        title={t('demoReady')}
        hint={t('demoReadyHint')}
        actions={<ButtonLink to="/">{tIdentity('signIn')}</ButtonLink>}
      />
      <Panel flush>
        <DataTable
          label={t('accounts')}
          rows={accounts}
          rowKey={({ role }) => role}
          columns={[
            { key: 'role', header: t('userType'), primary: true, cell: ({ role }) => tIdentity(role) },
            { key: 'email', header: t('email'), cell: ({ email }) => <Code className={classes.copied}>{email}</Code> },
            {
              key: 'password',
              header: t('password'),
              cell: ({ password }) => <Code className={classes.copied}>{password}</Code>,
            },
          ]}
        />
      </Panel>
    </div>
  )
}
