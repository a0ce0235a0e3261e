import { useMutation } from '@tanstack/react-query'
import { download, type Download } from '#shared/web/download.ts'
import { toastError } from '#shared/web/form/toast-error.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { toast } from '#shared/web/ui/toast.ts'

export function useDownload() {
  const { t } = useTranslation('shared')
  return useMutation({
    mutationFn: (file: Download) => download(file),
    onSuccess: (name) => toast.success(t('exported', { name })),
    onError: toastError,
  })
}
