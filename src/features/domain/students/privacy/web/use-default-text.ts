import { useInstitute } from '#features/base/institute/web/public.ts'
import { useTranslation } from '#shared/web/i18n.tsx'

export function useDefaultText(): string {
  const { t } = useTranslation('privacy')
  const { name, address, phone } = useInstitute()
  return t('defaultText', { name, address: address.replaceAll('\n', ', '), phone })
}
