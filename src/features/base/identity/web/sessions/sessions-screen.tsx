import { useQuery } from '@tanstack/react-query'
import { IconDeviceLaptop, IconLogout } from '@tabler/icons-react'
import type { Session } from '#features/base/identity/contract/sessions.contract.ts'
import { InstantText } from '#features/base/institute/web/public.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { getHomePath } from '#shared/web/identity-store.ts'
import { confirm } from '#shared/web/ui/confirm.tsx'
import { DataTable } from '#shared/web/ui/data-table.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { Group } from '#shared/web/ui/elements/stack.tsx'
import { FocusableButton } from '#shared/web/ui/focusable-button.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { restoreFocusOnRemoval } from '#shared/web/ui/restore-focus.ts'
import { QueryStates } from '#shared/web/ui/states.tsx'
import { StatusBadge } from '#shared/web/ui/status-badge.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { useArea } from '#shared/web/use-area.ts'
import { useCreateBrowserLink } from '../sign-in/browsers.queries.ts'
import { sessionsQueries, useEndOtherSessions, useEndSession } from './sessions.queries.ts'
import { showLink } from '../staff/show-link.tsx'

export function SessionsScreen() {
  const { t } = useTranslation(['identity', 'shared'])
  const list = useQuery(sessionsQueries.list())
  const endOthers = useEndOtherSessions()
  const home = getHomePath(useArea() ?? 'user')
  const askToEndOthers = () =>
    confirm({
      title: t('endOthersTitle'),
      text: t('staySignedInHere'),
      confirmLabel: t('endOthers'),
      run: async () => toast.success((await endOthers.mutateAsync()).message),
    })
  return (
    <>
      <PageHeader
        title={t('sessions')}
        hint={t('sessionsHint')}
        crumbs={[{ label: t('shared:dashboard'), link: { to: home } }, { label: t('sessions') }]}
        actions={
          <>
            <AllowBrowserButton />
            <FocusableButton
              disabled={(list.data?.total ?? 0) < 2}
              leftSection={<IconLogout size={16} aria-hidden />}
              onClick={() => void askToEndOthers()}
            >
              {t('endOthers')}
            </FocusableButton>
          </>
        }
      />
      <Panel flush>
        <QueryStates query={list}>{({ sessions }) => <SessionTable sessions={sessions} />}</QueryStates>
      </Panel>
    </>
  )
}

function AllowBrowserButton() {
  const { t } = useTranslation('identity')
  const create = useCreateBrowserLink()
  return (
    <Button
      variant="default"
      leftSection={<IconDeviceLaptop size={16} aria-hidden />}
      loading={create.isPending}
      onClick={() =>
        create.mutate(undefined, {
          onSuccess: ({ url }) => {
            const title = t('allowOtherBrowser')
            void showLink({ title, text: t('allowOtherBrowserHint'), url, qrLabel: title })
          },
          onError: (error) => toast.error(error.message),
        })
      }
    >
      {t('allowOtherBrowser')}
    </Button>
  )
}

function SessionTable({ sessions }: { sessions: Session[] }) {
  const { t } = useTranslation('identity')
  const end = useEndSession()
  const getName = ({ browser, system }: Session) => {
    if (browser === '') return system || t('unknownBrowser')
    return system === '' ? browser : t('browserOn', { browser, system })
  }
  const endSession = (session: Session) =>
    end.mutateAsync(session).then(
      ({ message }) => toast.success(message),
      (error: Error) => toast.error(error.message),
    )
  return (
    <div ref={restoreFocusOnRemoval}>
      <DataTable
        label={t('sessions')}
        busy={end.isPending}
        rows={sessions}
        rowKey={({ _id }) => _id}
        columns={[
          {
            key: 'browser',
            header: t('browser'),
            primary: true,
            cell: (session) => (
              <Group gap={8}>
                {getName(session)}
                {session.current && <StatusBadge tone="info">{t('thisSession')}</StatusBadge>}
              </Group>
            ),
          },
          { key: 'since', header: t('signedInSince'), cell: ({ since }) => <InstantText at={since} /> },
          { key: 'seen', header: t('lastSeen'), cell: ({ seen }) => <InstantText at={seen} /> },
          { key: 'address', header: t('ipAddress'), wrap: true, cell: ({ address }) => address || '–' },
        ]}
        actions={(session) =>
          !session.current && (
            <Button
              variant="default"
              size="xs"
              disabled={end.isPending}
              aria-label={t('endSessionOf', { name: getName(session) })}
              onClick={() => void endSession(session)}
            >
              {t('endSession')}
            </Button>
          )
        }
      />
    </div>
  )
}
