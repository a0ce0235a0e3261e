import { IconCopy } from '@tabler/icons-react'
import type { TwoFactorSecret } from '#features/base/identity/contract/two-factor.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Group } from '#shared/web/ui/elements/stack.tsx'
import { Code, Text } from '#shared/web/ui/elements/text.tsx'
import { useCopy } from '#shared/web/use-copy.ts'
import { IconAction } from '#shared/web/ui/icon-action.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { QrCode } from '#shared/web/ui/qr-code.tsx'
import { ProofForm } from '../passwords/proof-form.tsx'
import { useConfirmTwoFactor } from './two-factor.queries.ts'
import classes from './two-factor.module.css'

type Props = { started: TwoFactorSecret; onConfirmed: (recoveryCodes: string[]) => void }

export function TwoFactorSetUp({ started: { secret, uri }, onConfirmed }: Props) {
  const { t } = useTranslation('identity')
  const copy = useCopy()
  const confirm = useConfirmTwoFactor()
  return (
    <Panel title={t('setUpApp')}>
      <div className={classes.section}>
        <Text>{t('scanHint')}</Text>
        <QrCode text={uri} label={t('qrCode')} />
        <div>
          <Text>{t('typeSecretHint')}</Text>
          <Group gap={4} wrap="nowrap">
            <Code className={classes.secret ?? ''}>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</Code>
            <IconAction
              label={t('copySecret')}
              icon={<IconCopy size={16} aria-hidden />}
              onClick={() => void copy(secret)}
            />
          </Group>
        </div>
        <ProofForm
          label={t('turnOn')}
          codeHint={t('confirmCodeHint')}
          send={(proof) => confirm.mutateAsync(proof)}
          onSaved={({ recoveryCodes }) => onConfirmed(recoveryCodes)}
        />
      </div>
    </Panel>
  )
}
