import { useSyncExternalStore } from 'react'
import { useTranslation } from '#shared/web/i18n.tsx'
import { type Area, AREAS, getHomePath, getIdentity, subscribeToIdentities } from '#shared/web/identity-store.ts'
import { ButtonLink } from '#shared/web/ui/links.tsx'

/** The area in which somebody is signed in on this device. */
export const useReader = (): Area | undefined =>
  useSyncExternalStore(subscribeToIdentities, () => AREAS.find((area) => getIdentity(area) !== null))

export function DashboardLink() {
  const { t } = useTranslation('shared')
  const area = useReader()
  return (
    area && (
      <ButtonLink to={getHomePath(area)} variant="default">
        {t('dashboard')}
      </ButtonLink>
    )
  )
}
