import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { inRupees } from '#shared/contract/in-rupees.ts'
import { useListAddress } from '#shared/web/address.ts'
import { EmptyFace, QueryFaces } from '#shared/web/ui/faces.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { MonthYearPicker } from '#shared/web/ui/month-year-picker.tsx'
import { PageBeyondTheLast } from '#shared/web/ui/page-beyond-the-last.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { Pager } from '#shared/web/ui/pager.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { SearchBox } from '#shared/web/ui/search-box.tsx'
import { FeeTable } from './fee-table.tsx'
import { FEES_PER_PAGE, feesQueries } from './fees.queries.ts'
import classes from './view-fees-screen.module.css'

/** `/hr/view-fee`: everybody's receipts, newest first, by name or number and by month. */
export function ViewFeesScreen() {
  const { t } = useTranslation('fees')
  const [{ search = '', page = 1, month, year }, show] = useListAddress()
  const list = useQuery(feesQueries.list({ search, page, month, year }))
  const isNarrowed = search !== '' || month !== undefined || year !== undefined
  const clear = (
    <Button
      variant="default"
      disabled={!isNarrowed}
      onClick={() => show({ search: '', month: undefined, year: undefined })}
    >
      {t('shared:clearSearch')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t('shared:navViewFees')}
        hint={list.data && t('countAndSum', { count: list.data.total, sum: inRupees(list.data.sum) })}
        crumbs={[{ label: t('shared:dashboard'), link: { to: '/hr' } }, { label: t('shared:navViewFees') }]}
      />
      <Panel flush>
        <div className={classes.tools}>
          <SearchBox value={search} onSearch={(text) => show({ search: text })} placeholder={t('searchReceipts')} />
          <MonthYearPicker clearable month={month} year={year} onChange={show} />
          {clear}
        </div>
        <QueryFaces
          query={list}
          isEmpty={({ total }) => total === 0}
          empty={
            isNarrowed ? (
              <EmptyFace hint={t('noReceiptMatches')} action={clear} />
            ) : (
              <EmptyFace
                hint={t('noReceiptsYet')}
                action={<ButtonLink to="/hr/StudentList">{t('toStudents')}</ButtonLink>}
              />
            )
          }
        >
          {({ fees, total }) =>
            fees.length === 0 ? (
              <PageBeyondTheLast total={total} pageSize={FEES_PER_PAGE} waiting={list.isPlaceholderData} />
            ) : (
              <>
                <FeeTable fees={fees} busy={list.isPlaceholderData} />
                <Pager page={page} pageSize={FEES_PER_PAGE} total={total} onPage={(next) => show({ page: next })} />
              </>
            )
          }
        </QueryFaces>
      </Panel>
    </>
  )
}
