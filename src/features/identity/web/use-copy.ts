import { useTranslation } from 'react-i18next'
import { copyText } from '#shared/web/copy-text.ts'
import { toast } from '#shared/web/ui/toast.ts'

export function useCopy() {
  const { t } = useTranslation('identity')
  return async (text: string): Promise<void> => {
    if (await copyText(text)) toast.success(t('copied'))
    else toast.error(t('notCopied'))
  }
}
