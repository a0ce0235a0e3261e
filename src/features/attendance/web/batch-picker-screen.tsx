import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { batchPage } from '#features/batches/web/door.tsx'
import { useListAddress } from '#shared/web/address.ts'
import { EmptyFace, QueryFaces } from '#shared/web/ui/faces.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { PageBeyondTheLast } from '#shared/web/ui/page-beyond-the-last.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { Pager } from '#shared/web/ui/pager.tsx'
import { SearchBox } from '#shared/web/ui/search-box.tsx'
import classes from './attendance.module.css'
import { BatchCards } from './batch-cards.tsx'

const CARDS_PER_PAGE = 12

/** `/hr/attendence`: chooses the batch that is marked. */
export function BatchPickerScreen() {
  const { t } = useTranslation('attendance')
  const [{ search = '', page = 1 }, show] = useListAddress()
  const list = useQuery(batchPage({ search, page, limit: CARDS_PER_PAGE }))
  return (
    <>
      <PageHeader
        title={t('shared:navAttendence')}
        hint={t('pickBatch')}
        crumbs={[{ label: t('shared:dashboard'), link: { to: '/hr' } }, { label: t('shared:navAttendence') }]}
      />
      <div className={classes.search}>
        <SearchBox value={search} onSearch={(text) => show({ search: text })} placeholder={t('searchBatch')} />
        <Button variant="default" disabled={search === ''} onClick={() => show({ search: '' })}>
          {t('shared:clearSearch')}
        </Button>
      </div>
      <QueryFaces
        query={list}
        isEmpty={({ total }) => total === 0}
        empty={
          search === '' ? (
            <EmptyFace hint={t('noBatches')} action={<ButtonLink to="/hr/batch/add-new">{t('addBatch')}</ButtonLink>} />
          ) : (
            <EmptyFace hint={t('noBatchFound')} />
          )
        }
      >
        {({ batches, total }) =>
          batches.length === 0 ? (
            <PageBeyondTheLast total={total} pageSize={CARDS_PER_PAGE} waiting={list.isPlaceholderData} />
          ) : (
            <>
              <BatchCards batches={batches} busy={list.isPlaceholderData} />
              <Pager page={page} pageSize={CARDS_PER_PAGE} total={total} onPage={(next) => show({ page: next })} />
            </>
          )
        }
      </QueryFaces>
    </>
  )
}
