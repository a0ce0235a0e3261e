import { useMutation } from '@tanstack/react-query'
import { download, type Download } from './download.ts'
import { toastError } from './form/toast-error.ts'
import { useTranslation } from './i18n.tsx'
import { toast } from './ui/toast.ts'

export function useDownload() {
  const { t } = useTranslation('shared')
  return useMutation({
    mutationFn: (file: Download) => download(file),
    onSuccess: (name) => toast.success(t('exported', { name })),
    onError: toastError,
  })
}
