import { useTranslation } from 'react-i18next'
import { useInstitute } from '#features/base/institute/web/public.ts'

export function useDefaultText(): string {
  const { t } = useTranslation('privacy')
  const { name, address, phone } = useInstitute()
  return t('defaultText', { name, address: address.replaceAll('\n', ', '), phone })
}
