import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useId } from 'react'
import { useToday } from '#features/base/institute/web/public.ts'
import { addMonths } from '#shared/contract/add-months.ts'
import { CoursePlan, PlanBody } from '#features/domain/fees/plans/contract/plans.contract.ts'
import { ContractForm, FieldGrid, FormButtons, SaveButton } from '#shared/web/form/contract-form.tsx'
import { createIdempotencyKey } from '#shared/web/form/create-idempotency-key.ts'
import { DateField } from '#shared/web/form/date-field.tsx'
import { NumberTextField } from '#shared/web/form/fields.tsx'
import { editing, type FormHandle } from '#shared/web/form/form-types.ts'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { confirm } from '#shared/web/ui/confirm.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { FieldError } from '#shared/web/ui/elements/field.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { PlanRowFields } from './plan-row-fields.tsx'
import classes from './plan.module.css'
import { getRest, type PlanValues, planValues, readRows, replan, toBody, writeRows } from './planned-rows.ts'
import { useSetPlan } from './plans.queries.ts'

type Props = { plan: CoursePlan; label: string; onClose: () => void }

export function PlanForm({ plan, label, onClose }: Props) {
  const { t } = useTranslation(['plans', 'shared'])
  const today = useToday()
  const setPlan = useSetPlan(plan.enrolment)
  const form = useContractForm({
    ...editing(CoursePlan, plan, (record) => planValues(record, today)),
    schema: PlanBody,
    toBody,
    send: (body, sending) => setPlan.mutateAsync({ body, sending }),
    onSaved: () => {
      toast.success(t('saved'))
      onClose()
    },
  })
  const removePlan = () =>
    confirm({
      title: t('removeTitle'),
      text: t('removeText'),
      confirmLabel: t('remove'),
      run: async () => {
        const sending = { key: createIdempotencyKey(), ifMatch: plan.version }
        await setPlan.mutateAsync({ body: { rows: [] }, sending })
        toast.success(t('removed'))
        onClose()
      },
    })
  return (
    <ContractForm form={form} label={label}>
      <Text size="md">
        {plan.paid > 0 ? t('leftOfFee', { left: plan.left, paid: plan.paid }) : t('leftToPlan', { left: plan.left })}
      </Text>
      <InstalmentFields form={form} left={plan.left} />
      <RowsFields form={form} left={plan.left} />
      <FormButtons>
        <SaveButton form={form} />
        {plan.rows.length > 0 && (
          <Button
            variant="subtle"
            color="red"
            leftSection={<IconTrash size={16} aria-hidden />}
            onClick={() => void removePlan()}
          >
            {t('remove')}
          </Button>
        )}
      </FormButtons>
    </ContractForm>
  )
}

type FieldsProps = { form: FormHandle<PlanValues>; left: number }

/** A change of the number or the first date plans all rows anew. */
function InstalmentFields({ form, left }: FieldsProps) {
  const { t } = useTranslation(['plans', 'words'])
  const { count, from } = form.values
  const replanning: FormHandle<PlanValues> = {
    ...form,
    set: (name, value) => {
      form.set(name, value)
      const rows = replan(left, { count, from, [name]: value })
      if (rows !== undefined) form.set('rows', rows)
    },
  }
  return (
    <FieldGrid>
      <NumberTextField
        form={replanning}
        name="count"
        label={t('words:instalments')}
        description={t('countHint')}
        autoFocus
      />
      <DateField form={replanning} name="from" label={t('firstDueDate')} description={t('fromHint')} />
    </FieldGrid>
  )
}

function RowsFields({ form, left }: FieldsProps) {
  const { t } = useTranslation('plans')
  const id = useId()
  const rows = readRows(form.values.rows)
  const rest = getRest(left, rows)
  const error = form.errors['rows']
  const setRows = (next: typeof rows) => form.set('rows', writeRows(next))
  const addRow = () => {
    const last = rows.at(-1)?.dueDate ?? ''
    setRows([
      ...rows,
      { dueDate: /^\d{4}-\d{2}-\d{2}$/.test(last) ? addMonths(last, 1) : '', amount: rest > 0 ? String(rest) : '' },
    ])
  }
  return (
    <div
      role="group"
      aria-label={t('instalments')}
      className={classes.rows}
      {...(error !== undefined && { 'data-invalid': true, 'aria-describedby': `${id}-error` })}
    >
      {rows.map((row, index) => (
        // Rows have no identity of their own: they are numbered.
        <PlanRowFields
          key={index}
          n={index + 1}
          row={row}
          errorOf={(field) => form.errors[`rows.${index}.${field}`]}
          onChange={(change) => setRows(rows.with(index, { ...row, ...change }))}
          {...(rows.length > 1 && { onRemove: () => setRows(rows.toSpliced(index, 1)) })}
        />
      ))}
      <div className={classes.rowsFooter}>
        <Button variant="subtle" size="xs" leftSection={<IconPlus size={16} aria-hidden />} onClick={addRow}>
          {t('addRow')}
        </Button>
        <Text size="sm" c={rest === 0 ? 'dimmed' : 'var(--red-ink)'} role="status">
          {rest === 0 ? t('rowsMatch', { left }) : t(rest > 0 ? 'rowsLeave' : 'rowsTooMuch', { sum: Math.abs(rest) })}
        </Text>
      </div>
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
