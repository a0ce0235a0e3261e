import { InstantText, useInstitute } from '#features/base/institute/web/public.ts'
import type { BackupStatus } from '#features/overview/backup/contract/backup.contract.ts'
import type { ProofFault } from '#features/overview/backup/contract/proof.contract.ts'
import { formatInstant } from '#shared/web/days.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import type { Key } from '#shared/web/message-keys.ts'
import { Text } from '#shared/web/ui/elements/text.tsx'

const FAULTS: Record<ProofFault, Key<'backup'>> = {
  interrupted: 'proofInterrupted',
  no_space: 'proofNoSpace',
  no_postgres: 'proofNoPostgres',
  no_passphrase: 'proofNoPassphrase',
  damaged: 'proofDamaged',
  failed: 'proofFailed',
}

/** When a backup was last restored, with what it contained, and why the trial after it was not one. */
export function ProofState({ proof, proven }: Pick<BackupStatus, 'proof' | 'proven'>) {
  const { t } = useTranslation('backup')
  const { timeZone } = useInstitute()
  const { students, receipts } = proven ?? {}
  return (
    <>
      {proven ? (
        <>
          <InstantText at={proven.startedAt} />
          {': '}
          {t('provenStudents', { count: students ?? 0 })}, {t('provenReceipts', { count: receipts ?? 0 })}
        </>
      ) : (
        t('notProvenYet')
      )}
      {proof && proof.reason !== null && (
        <Text size="sm" c="dimmed">
          {t(FAULTS[proof.reason], { time: formatInstant(timeZone, proof.madeAt) })}
        </Text>
      )}
    </>
  )
}
