import {
  studentRecordsApi,
  type StatusBody,
} from '#features/domain/students/student-records/contract/student-records.contract.ts'
import { ContractForm, SaveButton } from '#shared/web/form/contract-form.tsx'
import { TextField } from '#shared/web/form/fields.tsx'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { Group } from '#shared/web/ui/elements/stack.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { useSetStatus } from './student-records.queries.ts'

type Props = { id: string; status: StatusBody['status']; title: string; onClose: () => void }

export function StatusForm({ id, status, title, onClose }: Props) {
  const { t } = useTranslation(['student-records', 'words', 'shared'])
  const setStatus = useSetStatus()
  const texts = {
    Active: {
      text: t('activateEffect'),
      hint: t('canDeactivateAgain'),
      confirm: t('yesActivate'),
      done: t('activated'),
    },
    Disable: {
      text: t('deactivateEffect'),
      hint: t('canActivateAgain'),
      confirm: t('yesDeactivate'),
      done: t('deactivated'),
    },
    Delete: {
      text: t('deleteEffect'),
      hint: t('canRestore'),
      confirm: t('shared:confirmDelete'),
      done: t('deleted'),
    },
  }[status]
  const form = useContractForm({
    schema: studentRecordsApi.setStatus.body,
    initialValues: { reason: '' },
    toBody: ({ reason }) => ({ student: id, status, reason }),
    send: (body) => setStatus.mutateAsync(body),
    failureTitle: t('statusFailed'),
    onSaved: () => {
      toast.success(texts.done)
      onClose()
    },
  })
  return (
    <ContractForm form={form} label={title}>
      <div>
        <Text size="md">{texts.text}</Text>
        <Text size="md" c="dimmed">
          {texts.hint}
        </Text>
      </div>
      <TextField form={form} name="reason" label={t('words:reason')} description={t('reasonHint')} />
      <Group justify="flex-end" mt="xs">
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('shared:cancel')}
        </Button>
        <SaveButton form={form} {...(status !== 'Active' && { color: 'red' })}>
          {texts.confirm}
        </SaveButton>
      </Group>
    </ContractForm>
  )
}
