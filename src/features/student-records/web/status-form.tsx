import { Button, Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { studentRecordsApi, type StatusBody } from '#features/student-records/contract/student-records.contract.ts'
import { ContractForm, SaveButton } from '#shared/web/form/contract-form.tsx'
import { TextField } from '#shared/web/form/fields.tsx'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { toast } from '#shared/web/ui/toast.ts'
import { useSetStatus } from './student-records.queries.ts'

type Props = { id: string; to: StatusBody['status']; /** The question. */ title: string; onClose: () => void }

/** What the change means, why it is made, and the buttons. */
export function StatusForm({ id, to, title, onClose }: Props) {
  const { t } = useTranslation(['student-records', 'shared'])
  const change = useSetStatus()
  const words = {
    Active: { means: t('activateMeans'), yes: t('yesActivate'), done: t('activated') },
    Disable: { means: t('deactivateMeans'), yes: t('yesDeactivate'), done: t('deactivated') },
    Delete: { means: t('deleteMeans'), yes: t('shared:sureDelete'), done: t('deleted') },
  }[to]
  const form = useContractForm({
    schema: studentRecordsApi.setStatus.body,
    initialValues: { reason: '' },
    toBody: ({ reason }) => ({ student: id, status: to, reason }),
    guard: false,
    send: (body) => change.mutateAsync(body),
    failureTitle: t('statusFailed'),
    onSaved: () => {
      toast.success(words.done)
      onClose()
    },
  })
  return (
    <ContractForm form={form} label={title}>
      <div>
        <Text size="md">{t('shared:sureText')}</Text>
        <Text size="md" c="dimmed">
          {words.means}
        </Text>
      </div>
      <TextField form={form} name="reason" label={t('reason')} description={t('reasonHint')} />
      <Group justify="flex-end" mt="xs">
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('shared:cancel')}
        </Button>
        <SaveButton form={form} {...(to !== 'Active' && { color: 'red' })}>
          {words.yes}
        </SaveButton>
      </Group>
    </ContractForm>
  )
}
