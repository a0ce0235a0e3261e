import { Menu } from '@mantine/core'
import { IconEraser, IconRestore } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { InstantText } from '#features/base/institute/web/public.ts'
import type { DeletedRecord } from '#features/overview/erasure/contract/erasure.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useMay } from '#shared/web/may.ts'
import { confirm } from '#shared/web/ui/confirm.tsx'
import { type Column, DataTable } from '#shared/web/ui/data-table.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { PagedRows } from '#shared/web/ui/paged-rows.tsx'
import { RowMenu } from '#shared/web/ui/row-menu.tsx'
import { EmptyState, QueryStates } from '#shared/web/ui/states.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { useUpdateSearch } from '#shared/web/use-update-search.ts'
import { erasureQueries, useRestore } from './erasure.queries.ts'
import { useEraseDialog } from './use-erase-dialog.tsx'

const PAGE_SIZE = 20

type PageSearch = { search?: string | undefined; page?: number | undefined }

/** Lists deleted students, rejected registrations and deleted enquiries, until their 30 days are over. */
export function DeletedList({ search: { search = '', page = 1 } }: { search: PageSearch }) {
  const { t } = useTranslation(['erasure', 'student-records'])
  const updateSearch = useUpdateSearch<PageSearch>()
  const list = useQuery(erasureQueries.deleted({ search, page }))
  const columns = useColumns()
  const { openEraseDialog, dialog } = useEraseDialog()
  return (
    <>
      <QueryStates
        query={list}
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState hint={search === '' ? t('noDeleted') : t('student-records:noMatches')} />}
      >
        {({ deleted, total }) => (
          <PagedRows
            rowCount={deleted.length}
            loading={list.isPlaceholderData}
            page={page}
            pageSize={PAGE_SIZE}
            total={total}
            onPage={(next) => updateSearch({ page: next })}
          >
            <DataTable
              label={t('deletedRecords')}
              columns={columns}
              rows={deleted}
              rowKey={({ _id }) => _id}
              actions={(record) => <DeletedMenu record={record} onErase={() => openEraseDialog(record)} />}
              busy={list.isPlaceholderData}
            />
          </PagedRows>
        )}
      </QueryStates>
      {dialog}
    </>
  )
}

function useColumns(): Column<DeletedRecord>[] {
  const { t } = useTranslation(['erasure', 'words'])
  const kinds = { student: t('words:student'), registration: t('kindRegistration'), enquiry: t('words:enquiry') }
  return [
    {
      key: 'name',
      header: t('words:name'),
      cell: ({ name, email }) => (
        <>
          {name ?? '–'}{' '}
          {email && (
            <Text span size="xs" c="dimmed">
              {email}
            </Text>
          )}
        </>
      ),
      primary: true,
    },
    { key: 'kind', header: t('words:kind'), cell: ({ kind }) => kinds[kind] },
    { key: 'by', header: t('deletedBy'), cell: ({ deletedBy }) => deletedBy || '–', grow: true, wrap: true },
    { key: 'at', header: t('deletedAt'), cell: ({ deletedAt }) => <InstantText at={deletedAt} /> },
    {
      key: 'erase',
      header: t('willBeErased'),
      cell: ({ eraseAfter, erasedAt }) => (erasedAt === null ? <InstantText at={eraseAfter} /> : t('alreadyErased')),
      wrap: true,
    },
  ]
}

function DeletedMenu({ record, onErase }: { record: DeletedRecord; onErase: () => void }) {
  const { t } = useTranslation('erasure')
  const restore = useRestore()
  const mayErase = useMay()('erasure.erase')
  if (record.erasedAt !== null || !(record.canRestore || mayErase)) return null
  const name = record.name ?? ''
  const confirmRestore = () =>
    confirm({
      title: t('restoreTitle', { name }),
      text: t('restoreText'),
      confirmLabel: t('restore'),
      run: async () => toast.success((await restore.mutateAsync(record._id)).message),
    })
  return (
    <RowMenu name={name}>
      {record.canRestore && (
        <Menu.Item leftSection={<IconRestore size={16} aria-hidden />} onClick={() => void confirmRestore()}>
          {t('restore')}
        </Menu.Item>
      )}
      {mayErase && (
        <Menu.Item color="var(--red-ink)" leftSection={<IconEraser size={16} aria-hidden />} onClick={onErase}>
          {t('eraseNow')}
        </Menu.Item>
      )}
    </RowMenu>
  )
}
