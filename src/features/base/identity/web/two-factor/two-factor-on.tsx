import { useState } from 'react'
import { FEW_RECOVERY_CODES } from '#features/base/identity/contract/identity.contract.ts'
import type { TwoFactorStatus } from '#features/base/identity/contract/two-factor.contract.ts'
import { InstantText } from '#features/base/institute/web/public.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { DetailList } from '#shared/web/ui/detail-list.tsx'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { Group } from '#shared/web/ui/elements/stack.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { ProofForm } from '../passwords/proof-form.tsx'
import { useRenewRecoveryCodes, useTurnOffTwoFactor } from './two-factor.queries.ts'
import classes from './two-factor.module.css'

type Props = { status: TwoFactorStatus; since: string; onRenewed: (recoveryCodes: string[]) => void }

export function TwoFactorOn({ status: { recoveryCodesLeft, isRequired }, since, onRenewed }: Props) {
  const { t } = useTranslation('identity')
  const [dialog, setDialog] = useState<'renew' | 'off' | null>(null)
  const renew = useRenewRecoveryCodes()
  const turnOff = useTurnOffTwoFactor()
  const close = () => setDialog(null)
  const form = { codeHint: t('proofCodeHint'), onCancel: close }
  return (
    <Panel title={t('twoFactorTurnedOn')}>
      <div className={classes.section}>
        <DetailList
          details={[
            { label: t('twoFactorSince'), value: <InstantText at={since} /> },
            { label: t('recoveryCodesLeft'), value: String(recoveryCodesLeft) },
          ]}
        />
        {recoveryCodesLeft <= FEW_RECOVERY_CODES && <Text>{t('fewCodes')}</Text>}
        {isRequired && <Text c="dimmed">{t('twoFactorIsRequired')}</Text>}
        <Group gap="xs">
          <Button variant="default" onClick={() => setDialog('renew')}>
            {t('renewCodes')}
          </Button>
          {!isRequired && (
            <Button variant="default" onClick={() => setDialog('off')}>
              {t('turnOff')}
            </Button>
          )}
        </Group>
      </div>
      <Dialog opened={dialog === 'renew'} closeOnClickOutside={false} onClose={close} title={t('renewCodes')}>
        <Text mb="sm">{t('renewCodesHint')}</Text>
        <ProofForm
          {...form}
          label={t('renewCodes')}
          send={(proof) => renew.mutateAsync(proof)}
          onSaved={({ recoveryCodes }) => onRenewed(recoveryCodes)}
        />
      </Dialog>
      <Dialog opened={dialog === 'off'} closeOnClickOutside={false} onClose={close} title={t('turnOffTitle')}>
        <Text mb="sm">{t('turnOffHint')}</Text>
        <ProofForm
          {...form}
          label={t('turnOff')}
          danger
          send={(proof) => turnOff.mutateAsync(proof)}
          onSaved={({ message }) => {
            toast.success(message)
            close()
          }}
        />
      </Dialog>
    </Panel>
  )
}
