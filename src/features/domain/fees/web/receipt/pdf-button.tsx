import { IconFileTypePdf, IconShare2 } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { PrintableReceipt } from '#features/domain/fees/contract/printable-receipt.ts'
import type { ReceiptPaper } from '#features/base/institute/contract/institute.contract.ts'
import { call } from '#shared/web/call.ts'
import { toastError } from '#shared/web/form/toast-error.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { downloadFile } from '#shared/web/save-file.ts'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { canShareFiles, shareFile } from '../share-file.ts'

const PDF = 'application/pdf'

type Props = { kind: PrintableReceipt['kind']; id: string; paper: ReceiptPaper; isMain: boolean }

/**
 * Shares the file if the device can, otherwise downloads it, in the language of receipts on paper. It is the main
 * button of the page on phones.
 */
export function PdfButton({ kind, id, paper, isMain }: Props) {
  const { t } = useTranslation('fees')
  const [isSharing] = useState(() => canShareFiles(PDF))
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      call(kind === 'refund' ? 'GET /api/fee/refund/{id}/file' : 'GET /api/fee/receipt/{id}/file', {
        params: { id },
        query: { paper },
      }),
    onSuccess: ({ url, fileName }) => (isSharing ? shareFile(url, fileName, PDF) : downloadFile(url, fileName)),
    onError: toastError,
  })
  const Icon = isSharing ? IconShare2 : IconFileTypePdf
  return (
    <Button
      variant={isMain ? 'filled' : 'default'}
      leftSection={<Icon size={16} aria-hidden />}
      loading={isPending}
      onClick={() => mutate()}
    >
      {t(isSharing ? 'sharePdf' : 'savePdf')}
    </Button>
  )
}
