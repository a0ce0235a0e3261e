import { IconTrash } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import type { Receipt } from '#features/domain/fees/contract/fees.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useMay } from '#shared/web/may.ts'
import { DataTable } from '#shared/web/ui/data-table.tsx'
import { IconAction } from '#shared/web/ui/icon-action.tsx'
import { TextLink } from '#shared/web/ui/links.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { EditLink } from '#shared/web/ui/edit-link.tsx'
import { EmptyState } from '#shared/web/ui/states.tsx'
import { useReceiptLink } from '../fee-links.tsx'
import { PrintReceiptLink } from '../print-receipt.tsx'
import { useReceiptColumns } from './receipt-columns.tsx'
import { VoidReceiptDialog } from './void-receipt-dialog.tsx'

export function ReceiptsPanel({ receipts, emptyAction }: { receipts: Receipt[]; emptyAction: ReactNode }) {
  const { t } = useTranslation('fees')
  const columns = useReceiptColumns()
  const [voidingId, setVoidingId] = useState<string | null>(null)
  // Read from the list, because a colleague may change or void the receipt while the dialog is open.
  const voiding = receipts.find(({ _id }) => _id === voidingId) ?? null
  return (
    <Panel title={t('receipts')} flush>
      {receipts.length === 0 ? (
        <EmptyState hint={t('noReceipts')} action={emptyAction} />
      ) : (
        <DataTable
          label={t('receipts')}
          columns={columns}
          rows={receipts}
          rowKey={(receipt) => receipt._id}
          actions={(receipt) => <RowActions receipt={receipt} onVoid={() => setVoidingId(receipt._id)} />}
        />
      )}
      <VoidReceiptDialog receipt={voiding} onClose={() => setVoidingId(null)} />
    </Panel>
  )
}

function RowActions({ receipt, onVoid }: { receipt: Receipt; onVoid: () => void }) {
  const { t } = useTranslation('fees')
  const receiptLink = useReceiptLink()
  const may = useMay()
  const number = receipt.receiptNo
  return (
    <>
      <TextLink
        {...receiptLink(receipt._id)}
        aria-label={t('viewReceiptNo', { number })}
        my="auto"
        mr="xs"
        style={{ whiteSpace: 'nowrap' }}
      >
        {t('viewReceipt')}
      </TextLink>
      <PrintReceiptLink id={receipt._id} receiptNo={number} />
      {may('fees.correct') && (
        <EditLink to="/hr/edit-fee" search={{ id: receipt._id }} label={t('editReceiptNo', { number })} />
      )}
      {may('fees.void') && (
        <IconAction
          label={t('deleteReceiptNo', { number })}
          icon={<IconTrash size={18} aria-hidden />}
          onClick={onVoid}
          danger
        />
      )}
    </>
  )
}
