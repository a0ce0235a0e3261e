import type { BackupStatus } from '#features/overview/backup/contract/backup.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { Group } from '#shared/web/ui/elements/stack.tsx'
import { FocusableButton } from '#shared/web/ui/focusable-button.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { useOpenKit, useProveBackup } from './backup.queries.ts'
import { EmergencyKit } from './emergency-kit.tsx'
import { RestoreFromFileLink } from './restore/restore-link.tsx'
import { SecondPlaceButtons } from './second-place.tsx'

const showError = (error: Error) => toast.error(error.message, 10_000)

type Props = { status: BackupStatus; onOpenPlace: () => void }

export function BackupActions({ status, onOpenPlace }: Props) {
  const { t } = useTranslation('backup')
  const prove = useProveBackup()
  const kit = useOpenKit()
  if (kit.data) return <EmergencyKit kit={kit.data} onClose={() => kit.reset()} />
  const isProving = prove.isPending || status.proof?.state === 'running'
  return (
    <Group gap="xs">
      <SecondPlaceButtons {...status} onOpen={onOpenPlace} />
      {status.latestDone && (
        <FocusableButton
          variant="default"
          disabled={isProving}
          onClick={() => prove.mutate(undefined, { onError: showError })}
        >
          {t('proveNow')}
        </FocusableButton>
      )}
      <Button variant="default" loading={kit.isPending} onClick={() => kit.mutate(undefined, { onError: showError })}>
        {t('kit')}
      </Button>
      <RestoreFromFileLink />
    </Group>
  )
}
