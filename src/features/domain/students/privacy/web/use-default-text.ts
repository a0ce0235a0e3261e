import { useTranslation } from 'react-i18next'
import { useInstitute } from '#features/base/institute/web/public.ts'

/** Returns the default notice in the language of the page, with the institute's details. */
export function useDefaultText(): string {
  const { t } = useTranslation('privacy')
  const { name, address, phone } = useInstitute()
  return t('defaultText', { name, address: address.replaceAll('\n', ', '), phone })
}
