import { Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useListAddress } from '#shared/web/address.ts'
import { EmptyState, QueryStates } from '#shared/web/ui/states.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { PageBeyondTheLast } from '#shared/web/ui/page-beyond-the-last.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { Pager } from '#shared/web/ui/pager.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { SearchBox } from '#shared/web/ui/search-box.tsx'
import { BatchTable } from './batch-table.tsx'
import { BATCHES_PER_PAGE, batchesQueries } from './batches.queries.ts'

/** `/hr/batch`: the batches, newest first. */
export function BatchListScreen() {
  const { t } = useTranslation(['batches', 'shared'])
  const [{ search = '', page = 1 }, show] = useListAddress()
  const list = useQuery(batchesQueries.page({ search, page }))
  const add = (
    <ButtonLink to="/hr/batch/add-new" leftSection={<IconPlus size={16} aria-hidden />}>
      {t('addTitle')}
    </ButtonLink>
  )
  const nothingMatches = (
    <EmptyState
      hint={t('nothingMatches')}
      action={
        <Button variant="default" onClick={() => show({ search: '' })}>
          {t('shared:clearSearch')}
        </Button>
      }
    />
  )
  return (
    <>
      <PageHeader
        title={t('listTitle')}
        hint={list.data && t('count', { count: list.data.total })}
        crumbs={[{ label: t('shared:dashboard'), link: { to: '/hr' } }, { label: t('listTitle') }]}
        actions={add}
      />
      <Panel flush>
        <Group p="sm" px="md">
          <SearchBox value={search} onSearch={(text) => show({ search: text })} placeholder={t('searchHint')} />
        </Group>
        <QueryStates
          query={list}
          isEmpty={({ total }) => total === 0}
          empty={search === '' ? <EmptyState hint={t('empty')} action={add} /> : nothingMatches}
        >
          {({ batches, total }) =>
            batches.length === 0 ? (
              <PageBeyondTheLast total={total} pageSize={BATCHES_PER_PAGE} waiting={list.isPlaceholderData} />
            ) : (
              <>
                <BatchTable batches={batches} busy={list.isPlaceholderData} />
                <Pager page={page} pageSize={BATCHES_PER_PAGE} total={total} onPage={(next) => show({ page: next })} />
              </>
            )
          }
        </QueryStates>
      </Panel>
    </>
  )
}
