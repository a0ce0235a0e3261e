import { InstantText, useInstitute } from '#features/base/institute/web/public.ts'
import { COPY_FAULT_TEXTS } from '#features/overview/backup/contract/copy-faults.ts'
import type { BackupStatus } from '#features/overview/backup/contract/backup.contract.ts'
import type { SecondPlace } from '#features/overview/backup/contract/second-place.contract.ts'
import { formatInstant } from '#shared/web/days.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { confirm } from '#shared/web/ui/confirm.tsx'
import { createLazyDialog } from '#shared/web/ui/lazy-dialog.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'
import textClasses from '#shared/web/ui/text.module.css'
import { usePlaceAction } from './backup.queries.ts'
import type { PlaceDialogProps } from './place-dialog.tsx'

export const PlaceDialog = createLazyDialog<PlaceDialogProps>(
  () => import('./place-dialog.tsx').then((module) => module.PlaceDialog),
  ({ opened }) => opened,
  { preload: false },
)

/** Where the newest copy is, or why there is none. */
export function CopyState({ secondPlace, copy }: Pick<BackupStatus, 'secondPlace' | 'copy'>) {
  const { t } = useTranslation('backup')
  const { timeZone } = useInstitute()
  if (!secondPlace || !copy) return t('noPlace')
  const { madeAt, fault, faultSince } = copy
  return (
    <>
      <span className={textClasses.breakAnywhere}>{formatPlace(secondPlace)}</span>
      {', '}
      {madeAt === null ? t('notCopiedYet') : <InstantText at={madeAt} />}
      {fault !== null && faultSince !== null && (
        <Text size="sm" c="dimmed">
          {t('faultSince', { fault: t(COPY_FAULT_TEXTS[fault]), time: formatInstant(timeZone, faultSince) })}
        </Text>
      )}
    </>
  )
}

const formatPlace = ({ kind, endpoint, bucket, path }: SecondPlace) =>
  kind === 'folder' ? path : `${endpoint}/${bucket}/${path}`

type ButtonsProps = Pick<BackupStatus, 'secondPlace' | 'reminders'> & { onOpen: () => void }

export function SecondPlaceButtons({ secondPlace, reminders, onOpen }: ButtonsProps) {
  const { t } = useTranslation('backup')
  const remove = usePlaceAction('DELETE /api/admin/backup/place')
  const askToRemove = () =>
    confirm({
      title: t('removePlaceTitle'),
      text: t('removePlaceText'),
      confirmLabel: t('removePlace'),
      danger: true,
      run: () => remove.mutateAsync(),
    })
  return (
    <>
      {/* The reminder has the button meanwhile. */}
      {!reminders.includes('no_place') && (
        <Button variant="default" onClick={onOpen}>
          {t(secondPlace ? 'changePlace' : 'setPlace')}
        </Button>
      )}
      {secondPlace && (
        <Button variant="default" onClick={() => void askToRemove()}>
          {t('removePlace')}
        </Button>
      )}
    </>
  )
}
