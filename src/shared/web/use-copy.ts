import { copyText } from './copy-text.ts'
import { useTranslation } from './i18n.tsx'
import { toast } from './ui/toast.ts'

export function useCopy() {
  const { t } = useTranslation('shared')
  return async (text: string): Promise<void> => {
    if (await copyText(text)) toast.success(t('copied'))
    else toast.error(t('notCopied'))
  }
}
