import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { download, type Download } from '#shared/web/download.ts'
import { toastError } from '#shared/web/form/toast-error.ts'
import { toast } from '#shared/web/ui/toast.ts'

export function useDownload() {
  const { t } = useTranslation('shared')
  return useMutation({
    mutationFn: (file: Download) => download(file),
    onSuccess: (name) => toast.success(t('exported', { name })),
    onError: toastError,
  })
}
