import { useQuery } from '@tanstack/react-query'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { StaffSearch } from '#features/base/identity/contract/identity.search.ts'
import type { StaffMember } from '#features/base/identity/contract/staff.contract.ts'
import { useInstitute } from '#features/base/institute/web/public.ts'
import { getTodayIn } from '#shared/web/days.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { getRouteApi } from '#shared/web/router/router.ts'
import { TabBar } from '#shared/web/ui/tab-bar.tsx'
import { useUpdateSearch } from '#shared/web/use-update-search.ts'
import { useIdentity } from '#shared/web/use-identity.ts'
import { DataTable } from '#shared/web/ui/data-table.tsx'
import { DayText } from '#shared/web/ui/day-text.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { Group } from '#shared/web/ui/elements/stack.tsx'
import { EmptyState, QueryStates } from '#shared/web/ui/states.tsx'
import { LOADING_HINT, PageHeader } from '#shared/web/ui/page-header.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { StatusBadge } from '#shared/web/ui/status-badge.tsx'
import { READING_MS, toast } from '#shared/web/ui/toast.ts'
import { GiveSetDialog } from '../../permission-sets/web/give-set-dialog.tsx'
import { SetsPanel } from '../../permission-sets/web/sets-panel.tsx'
import { AddStaffDialog } from './add-staff-dialog.tsx'
import { RenameStaffDialog } from './rename-staff-dialog.tsx'
import { StaffMenu } from './staff-menu.tsx'
import { staffQueries, useSendStaffLink } from './staff.queries.ts'
import { useResetTwoFactor } from './use-reset-two-factor.ts'
import { useShowSentLink } from './use-show-sent-link.ts'
import { useSignOutStaff } from './use-sign-out-staff.ts'
import { SignOutEverybodyButton } from '../sessions/sign-out-buttons.tsx'
import { useStaffStatus } from './use-staff-status.ts'

const route = getRouteApi('/admin/staff')

export function StaffScreen() {
  const { t, i18n } = useTranslation(['identity', 'permission-sets', 'shared'])
  const { tab = 'people' } = route.useSearch()
  const updateSearch = useUpdateSearch<StaffSearch>()
  const list = useQuery(staffQueries.list(i18n.language))
  const [isAdding, setAdding] = useState(false)
  const isPeople = tab === 'people'
  const addButton = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setAdding(true)}>
      {isPeople ? t('addStaff') : t('permission-sets:addSet')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t('shared:staff')}
        hint={isPeople && (list.data ? t('staffCount', { count: list.data.total }) : LOADING_HINT)}
        crumbs={[{ label: t('shared:dashboard'), link: { to: '/admin' } }, { label: t('shared:staff') }]}
        actions={
          <>
            {isPeople && <SignOutEverybodyButton />}
            {addButton}
          </>
        }
      />
      <TabBar
        label={t('shared:staff')}
        tabs={[
          { value: 'people', label: t('shared:staff') },
          { value: 'sets', label: t('permission-sets:permissionSets') },
        ]}
        value={tab}
        onChange={(next) => updateSearch({ tab: next === 'sets' ? next : undefined })}
      />
      {isPeople ? (
        <Panel flush>
          <QueryStates
            query={list}
            isEmpty={({ total }) => total === 0}
            empty={<EmptyState kind="add" hint={t('noStaff')} action={addButton} />}
          >
            {({ staff }) => <StaffTable staff={staff} />}
          </QueryStates>
        </Panel>
      ) : (
        <SetsPanel isAdding={isAdding} onClose={() => setAdding(false)} />
      )}
      <AddStaffDialog opened={isAdding && isPeople} onClose={() => setAdding(false)} />
    </>
  )
}

function StaffTable({ staff }: { staff: StaffMember[] }) {
  const { t } = useTranslation(['identity', 'permission-sets', 'words', 'institute', 'shared'])
  const { timeZone } = useInstitute()
  const ownId = useIdentity('admin')?._id
  const [renamed, setRenamed] = useState<StaffMember | null>(null)
  const { setStatus, isSettingStatus } = useStaffStatus(ownId)
  const { sendLink, isSending } = useSendLink()
  const { resetTwoFactor, isResetting } = useResetTwoFactor()
  const signOut = useSignOutStaff(ownId)
  const [changed, setChanged] = useState<StaffMember | null>(null)
  const actions = { rename: setRenamed, giveSet: setChanged, setStatus, sendLink, resetTwoFactor, signOut }
  return (
    <>
      <DataTable
        label={t('shared:staff')}
        busy={isSettingStatus || isSending || isResetting}
        rows={staff}
        rowKey={({ _id }) => _id}
        columns={[
          {
            key: 'name',
            header: t('words:name'),
            primary: true,
            cell: ({ _id, name }) => (
              <Group gap={8}>
                {name}
                {_id === ownId && <StatusBadge tone="info">{t('ownAccount')}</StatusBadge>}
              </Group>
            ),
          },
          { key: 'email', header: t('email'), grow: true, quiet: true, cell: ({ email }) => email },
          { key: 'role', header: t('role'), cell: ({ role }) => t(role) },
          {
            key: 'permissionSet',
            header: t('permission-sets:permissionSet'),
            cell: ({ permissionSetName }) => permissionSetName,
          },
          {
            key: 'status',
            header: t('words:status'),
            cell: (member) => <StaffStatus member={member} />,
          },
          {
            key: 'twoFactor',
            header: t('institute:twoFactor'),
            cell: ({ twoFactor }) => (
              <StatusBadge tone={twoFactor ? 'good' : 'plain'}>{twoFactor ? t('isOn') : t('words:off')}</StatusBadge>
            ),
          },
          {
            key: 'since',
            header: t('createdAt'),
            cell: ({ createdAt }) => <DayText day={getTodayIn(timeZone, new Date(createdAt))} />,
          },
        ]}
        actions={(member) => <StaffMenu member={member} isOwn={member._id === ownId} actions={actions} />}
      />
      <GiveSetDialog member={changed} onClose={() => setChanged(null)} />
      <RenameStaffDialog member={renamed} ownId={ownId} onClose={() => setRenamed(null)} />
    </>
  )
}

function StaffStatus({ member: { status, invited } }: { member: StaffMember }) {
  const { t } = useTranslation('identity')
  if (status === 'Disable') return <StatusBadge tone="bad">{t('isDeactivated')}</StatusBadge>
  if (invited) return <StatusBadge tone="warn">{t('isInvited')}</StatusBadge>
  return <StatusBadge tone="good">{t('active')}</StatusBadge>
}

function useSendLink() {
  const send = useSendStaffLink()
  const show = useShowSentLink()

  const sendLink = async (member: StaffMember): Promise<void> => {
    await send.mutateAsync(member).then(
      (sent) => show(member.name, sent),
      (error: Error) => toast.error(error.message, READING_MS, { replaces: 'staff-link' }),
    )
  }
  return { sendLink, isSending: send.isPending }
}
