import { Code } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { DemoAccount } from '#features/setup/contract/setup.contract.ts'
import { DataTable } from '#shared/web/ui/data-table.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import classes from './demo-accounts.module.css'

/** The passwords are shown only here. */
export function DemoAccounts({ accounts }: { accounts: readonly DemoAccount[] }) {
  const { t } = useTranslation('setup')
  const { t: tIdentity } = useTranslation('identity')
  const page = useRef<HTMLDivElement>(null)
  // Replaces the button that had the focus.
  useEffect(() => page.current?.querySelector('h1')?.focus(), [])
  return (
    <div ref={page} className={classes.page}>
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
            { key: 'email', header: t('email'), cell: ({ email }) => <Code className={classes.value}>{email}</Code> },
            {
              key: 'password',
              header: t('password'),
              cell: ({ password }) => <Code className={classes.value}>{password}</Code>,
            },
          ]}
        />
      </Panel>
    </div>
  )
}
