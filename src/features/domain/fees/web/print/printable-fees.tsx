import type { ReactNode } from 'react'
import type { FeeList, FilterFees } from '#features/domain/fees/contract/fees.contract.ts'
import { useInstitute } from '#features/base/institute/web/public.ts'
import { MAX_PRINTED } from '#features/domain/fees/print-jobs/contract/print-limits.ts'
import { PrintJob } from '#features/domain/fees/print-jobs/web/public.ts'
import { call } from '#shared/web/call.ts'
import { listIds } from '#shared/web/chosen-rows.ts'
import { download } from '#shared/web/download.ts'
import type { Selection } from '#shared/web/ui/data-table.tsx'
import { usePaperChoice } from '../receipt/use-paper-choice.ts'
import { chosenReceipts } from './chosen-receipts.ts'

type Props = {
  total: number
  query: FilterFees
  children: (selection: Selection<FeeList['fees'][number]> | undefined) => ReactNode
}

export function PrintableFees({ total, query, children }: Props) {
  const [paper, choosePaper] = usePaperChoice(useInstitute().receiptPaper)
  const readPage: Parameters<typeof listIds>[1] = async (paging) =>
    (await call('GET /api/fee', { query: { ...query, ...paging } })).fees
  return (
    <PrintJob
      total={total}
      paper={paper}
      chosenRows={chosenReceipts}
      listIds={() => listIds(MAX_PRINTED, readPage)}
      nameOf={({ receiptNo }) => receiptNo}
      onPaper={choosePaper}
      print={(receipts) =>
        download({ endpoint: 'POST /api/fee/receipt/file', body: { receipts, order: 'newest', paper } })
      }
    >
      {children}
    </PrintJob>
  )
}
