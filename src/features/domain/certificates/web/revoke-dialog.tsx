import { type Certificate, certificatesApi } from '#features/domain/certificates/contract/certificates.contract.ts'
import { ContractForm, SaveButton } from '#shared/web/form/contract-form.tsx'
import { TextField } from '#shared/web/form/fields.tsx'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { Group } from '#shared/web/ui/elements/stack.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { useRestoreFocus } from '#shared/web/ui/restore-focus.ts'
import { toast } from '#shared/web/ui/toast.ts'
import { useRevokeCertificate } from './certificates.queries.ts'

type Props = {
  certificate: Certificate | null
  onClose: () => void
}

export function RevokeDialog({ certificate, onClose }: Props) {
  const { t } = useTranslation('certificates')
  const { modalProps } = useRestoreFocus(certificate !== null)
  const title = certificate && t('revokeTitle', { serial: certificate.serial })
  return (
    <Dialog opened={certificate !== null} onClose={onClose} title={title} {...modalProps}>
      {certificate && <RevokeForm certificate={certificate} onClose={onClose} />}
    </Dialog>
  )
}

function RevokeForm({ certificate: { _id, serial }, onClose }: { certificate: Certificate; onClose: () => void }) {
  const { t } = useTranslation(['certificates', 'words', 'shared'])
  const revoke = useRevokeCertificate(_id)
  const form = useContractForm({
    schema: certificatesApi.revoke.body,
    initialValues: { reason: '' },
    send: (body, sending) => revoke.mutateAsync({ body, sending }),
    onSaved: () => {
      toast.success(t('revokedToast', { serial }))
      onClose()
    },
  })
  return (
    <ContractForm form={form} label={t('revokeTitle', { serial })}>
      <Text size="md">{t('revokeText')}</Text>
      <TextField form={form} name="reason" label={t('words:reason')} required autoFocus />
      <Group justify="flex-end" mt="xs">
        <Button variant="default" onClick={onClose}>
          {t('shared:cancel')}
        </Button>
        <SaveButton form={form} color="red">
          {t('revoke')}
        </SaveButton>
      </Group>
    </ContractForm>
  )
}
