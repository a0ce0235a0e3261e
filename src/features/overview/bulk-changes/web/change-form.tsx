import { useQuery } from '@tanstack/react-query'
import { useToday } from '#features/base/institute/web/public.ts'
import { batchChoices } from '#features/domain/courses/batches/web/public.ts'
import { BulkChangeBody, type BulkChangeRow } from '#features/overview/bulk-changes/contract/bulk-changes.contract.ts'
import { COMPLETION_LABELS, PLACEMENT_LABELS } from '#features/domain/students/contract/choice-labels.ts'
import { COMPLETION, PLACEMENT } from '#features/domain/students/contract/students.contract.ts'
import { SelectField } from '#shared/web/form/choice-fields.tsx'
import { ContractForm, FieldGrid, FormButtons, SaveButton } from '#shared/web/form/contract-form.tsx'
import { DateField } from '#shared/web/form/date-field.tsx'
import { NumberTextField } from '#shared/web/form/fields.tsx'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Checkbox } from '#shared/web/ui/elements/checkbox.tsx'
import { Stack } from '#shared/web/ui/elements/stack.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { READING_MS, toast } from '#shared/web/ui/toast.ts'
import { useChangeStudents } from './bulk-changes.queries.ts'
import { type ChangeValues, NO_CHANGE, toChange } from './change-values.ts'

type Props = {
  rows: readonly BulkChangeRow[]
  onEnter: (values: ChangeValues) => void
}

export function ChangeForm({ rows, onEnter }: Props) {
  const { t } = useTranslation(['bulk-changes', 'students', 'enrolments', 'words'])
  const change = useChangeStudents()
  const ownForm = useContractForm({
    schema: BulkChangeBody,
    initialValues: NO_CHANGE,
    toBody: (values) => ({ students: rows.map(({ _id, seen }) => ({ _id, seen })), ...toChange(values) }),
    failureTitle: t('applyFailed'),
    send: (body, sending) => change.mutateAsync({ body, sending }),
    onSaved: ({ students }, { reset }) => {
      toast.success(t('applied', { count: students }), READING_MS)
      reset()
      onEnter(NO_CHANGE)
    },
  })
  const form: typeof ownForm = {
    ...ownForm,
    set: (name, value) => {
      ownForm.set(name, value)
      onEnter({ ...ownForm.values, [name]: value })
    },
  }
  const batches = useQuery(batchChoices({ today: useToday() })).data ?? []
  const courses = new Set(rows.map(({ course }) => course))
  const changes = rows.filter(({ state }) => state === 'changes').length
  const isRejected = rows.some(({ state }) => state === 'rejected')
  const placeholder = t('unchangedOption')
  return (
    <ContractForm form={form} label={t('changeTitle')}>
      <Text size="sm" c="dimmed">
        {t('changeHint')}
      </Text>
      <FieldGrid>
        <Stack gap="xs">
          <SelectField
            form={form}
            placeholder={placeholder}
            name="batch"
            label={t('words:batch')}
            choices={batches
              .filter(({ courseName }) => courses.has(courseName))
              .map(({ value, label }) => ({ value, label }))}
          />
          {form.values.batch !== '' && (
            <DateField
              form={form}
              name="movedOn"
              label={t('enrolments:movedOn')}
              description={t('enrolments:movedOnHint')}
            />
          )}
        </Stack>
        <Stack gap="xs">
          <DateField form={form} name="endDate" label={t('endDate')} disabled={form.values.clearEndDate !== ''} />
          <Checkbox
            label={t('clearEndDate')}
            checked={form.values.clearEndDate !== ''}
            onChange={(event) => form.set('clearEndDate', event.currentTarget.checked ? 'yes' : '')}
          />
        </Stack>
        <SelectField
          form={form}
          placeholder={placeholder}
          name="isCompleted"
          label={t('isCompleted')}
          choices={COMPLETION.map((value) => ({ value, label: t(COMPLETION_LABELS[value]) }))}
        />
        <SelectField
          form={form}
          placeholder={placeholder}
          name="isPlaced"
          label={t('isPlaced')}
          choices={PLACEMENT.map((value) => ({ value, label: t(PLACEMENT_LABELS[value]) }))}
        />
        <NumberTextField form={form} name="instalments" label={t('instalments')} description={t('instalmentsHint')} />
        <DateField form={form} name="firstDue" label={t('firstDue')} />
      </FieldGrid>
      <Checkbox
        label={t('remind')}
        checked={form.values.remind !== ''}
        onChange={(event) => form.set('remind', event.currentTarget.checked ? 'yes' : '')}
      />
      <FormButtons>
        <SaveButton form={form} disabled={changes === 0 || isRejected}>
          {changes > 0 ? t('apply', { count: changes }) : undefined}
        </SaveButton>
      </FormButtons>
    </ContractForm>
  )
}
