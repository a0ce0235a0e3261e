import { Menu } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconCopy, IconEye, IconGauge, IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type {
  PermissionGroup,
  PermissionSet,
} from '#features/base/identity/permission-sets/contract/permission-sets.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { confirmDelete } from '#shared/web/ui/confirm-delete.ts'
import { DataTable } from '#shared/web/ui/data-table.tsx'
import { Group } from '#shared/web/ui/elements/stack.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { RowMenu } from '#shared/web/ui/row-menu.tsx'
import { QueryStates } from '#shared/web/ui/states.tsx'
import { StatusBadge } from '#shared/web/ui/status-badge.tsx'
import { permissionSetQueries, useRemoveSet } from './permission-sets.queries.ts'
import { SetDialog } from './set-dialog.tsx'
import { listLimited, type OpenSet } from './open-set.ts'

type Props = { isAdding: boolean; onClose: () => void }

export function SetsPanel({ isAdding, onClose }: Props) {
  const { i18n } = useTranslation('permission-sets')
  const list = useQuery(permissionSetQueries.list(i18n.language))
  const [opened, setOpened] = useState<OpenSet | null>(null)
  return (
    <Panel flush>
      <QueryStates query={list}>
        {({ sets, groups }) => {
          const frontDesk = sets.find(({ builtIn }) => builtIn === 'front-desk')
          const adding: OpenSet | null = isAdding && frontDesk ? { as: 'copy', set: frontDesk } : null
          return (
            <>
              <SetsTable sets={sets} groups={groups} onOpen={setOpened} />
              <SetDialog
                open={opened ?? adding}
                sets={sets}
                groups={groups}
                onClose={() => {
                  setOpened(null)
                  onClose()
                }}
              />
            </>
          )
        }}
      </QueryStates>
    </Panel>
  )
}

type TableProps = { sets: PermissionSet[]; groups: PermissionGroup[]; onOpen: (open: OpenSet) => void }

function SetsTable({ sets, groups, onOpen }: TableProps) {
  const { t } = useTranslation(['permission-sets', 'words'])
  return (
    <DataTable
      label={t('permissionSets')}
      rows={sets}
      rowKey={({ _id }) => _id}
      columns={[
        {
          key: 'name',
          header: t('words:name'),
          primary: true,
          cell: ({ name, builtIn }) => (
            <Group gap={8}>
              {name}
              {builtIn !== null && <StatusBadge tone="plain">{t('builtIn')}</StatusBadge>}
            </Group>
          ),
        },
        { key: 'areas', header: t('areas'), cell: ({ areas }) => <Areas areas={areas} /> },
        {
          key: 'permissions',
          header: t('permissions'),
          align: 'end',
          cell: ({ permissions }) => permissions.length,
        },
        {
          key: 'people',
          header: t('people'),
          grow: true,
          wrap: true,
          cell: ({ people }) => (people.length === 0 ? t('nobody') : people.map(({ name }) => name).join(', ')),
        },
      ]}
      actions={(set) => <SetMenu set={set} groups={groups} onOpen={onOpen} />}
    />
  )
}

function Areas({ areas }: Pick<PermissionSet, 'areas'>) {
  const { t } = useTranslation(['permission-sets', 'identity'])
  return areas.map((area) => (area === 'hr' ? t('identity:hr') : t('adminPages'))).join(', ')
}

function SetMenu({ set, groups, onOpen }: { set: PermissionSet } & Omit<TableProps, 'sets'>) {
  const { t } = useTranslation(['permission-sets', 'words'])
  const remove = useRemoveSet()
  const { _id, name, builtIn } = set
  return (
    <RowMenu name={name}>
      <Menu.Item leftSection={<IconEye size={16} aria-hidden />} onClick={() => onOpen({ as: 'view', set })}>
        {t('viewSet')}
      </Menu.Item>
      {builtIn === null && (
        <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={() => onOpen({ as: 'edit', set })}>
          {t('editSet')}
        </Menu.Item>
      )}
      {builtIn !== null && listLimited(set, groups).length > 0 && (
        <Menu.Item leftSection={<IconGauge size={16} aria-hidden />} onClick={() => onOpen({ as: 'limits', set })}>
          {t('editLimits')}
        </Menu.Item>
      )}
      <Menu.Item leftSection={<IconCopy size={16} aria-hidden />} onClick={() => onOpen({ as: 'copy', set })}>
        {t('copySet')}
      </Menu.Item>
      {builtIn === null && (
        <Menu.Item
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={() => void confirmDelete(t('willBeDeleted', { name }), () => remove.mutateAsync(_id))}
        >
          {t('words:delete')}
        </Menu.Item>
      )}
    </RowMenu>
  )
}
