import { IconCopy } from '@tabler/icons-react'
import { useNavigate } from '#shared/web/router/router.ts'
import { useEffect, useRef } from 'react'
import { useSignIn } from '#features/base/identity/web/public.ts'
import type { DemoAccount } from '#features/overview/setup/contract/setup.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { getHomePath } from '#shared/web/identity-store.ts'
import { DataTable } from '#shared/web/ui/data-table.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { Group } from '#shared/web/ui/elements/stack.tsx'
import { Code } from '#shared/web/ui/elements/text.tsx'
import { IconAction } from '#shared/web/ui/icon-action.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { useCopy } from '#shared/web/use-copy.ts'
import classes from './demo-accounts.module.css'

/** The passwords are shown only here. */
export function DemoAccounts({ accounts }: { accounts: readonly DemoAccount[] }) {
  const { t } = useTranslation(['setup', 'identity'])
  const { t: tIdentity } = useTranslation('identity')
  const page = useRef<HTMLDivElement>(null)
  // Replaces the button that had the focus.
  useEffect(() => page.current?.querySelector('h1')?.focus(), [])
  return (
    <div ref={page} className={classes.page}>
      <PageHeader title={t('demoReady')} hint={t('demoReadyHint')} />
      <Panel flush>
        <DataTable
          label={t('accounts')}
          rows={accounts}
          rowKey={({ role }) => role}
          columns={[
            { key: 'role', header: t('identity:userType'), primary: true, cell: ({ role }) => tIdentity(role) },
            {
              key: 'email',
              header: t('identity:email'),
              cell: ({ role, email }) => <Value text={email} label={t('copyEmail', { role: tIdentity(role) })} />,
            },
            {
              key: 'password',
              header: t('identity:password'),
              cell: ({ role, password }) => (
                <Value text={password} label={t('copyPassword', { role: tIdentity(role) })} />
              ),
            },
            { key: 'enter', header: tIdentity('signIn'), cell: (account) => <EnterButton account={account} /> },
          ]}
        />
      </Panel>
    </div>
  )
}

function Value({ text, label }: { text: string; label: string }) {
  const copy = useCopy()
  return (
    <Group gap={4} wrap="nowrap">
      <Code className={classes.value}>{text}</Code>
      <IconAction label={label} icon={<IconCopy size={16} aria-hidden />} onClick={() => void copy(text)} />
    </Group>
  )
}

function EnterButton({ account }: { account: DemoAccount }) {
  const { t } = useTranslation(['setup', 'identity'])
  const signIn = useSignIn()
  const navigate = useNavigate()
  const enter = async () => {
    try {
      const { area } = await signIn.mutateAsync(account)
      await navigate({ to: getHomePath(area) })
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <Button size="xs" loading={signIn.isPending} onClick={() => void enter()}>
      {t('enterAs', { role: t(`identity:${account.role}`) })}
    </Button>
  )
}
