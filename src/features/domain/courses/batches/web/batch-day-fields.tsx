import { DateField } from '#shared/web/form/date-field.tsx'
import type { FormHandle } from '#shared/web/form/form-types.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Checkbox } from '#shared/web/ui/elements/checkbox.tsx'
import { Stack } from '#shared/web/ui/elements/stack.tsx'

export const NO_MOVE = { movedOn: '', alwaysInBatch: '' }
export type MoveValues = typeof NO_MOVE

export const toMoveBody = ({ movedOn, alwaysInBatch }: MoveValues) =>
  alwaysInBatch === '' ? { movedOn } : { alwaysInBatch: true }

export function BatchDayFields({ form }: { form: FormHandle<MoveValues> }) {
  const { t } = useTranslation('enrolments')
  const isMistake = form.values.alwaysInBatch !== ''
  return (
    <Stack gap="xs" mt="xs">
      <DateField form={form} name="movedOn" label={t('movedOn')} description={t('movedOnHint')} disabled={isMistake} />
      <Checkbox
        label={t('alwaysInBatch')}
        description={t('alwaysInBatchHint')}
        error={form.errors['alwaysInBatch']}
        checked={isMistake}
        onChange={(event) => form.set('alwaysInBatch', event.currentTarget.checked ? 'yes' : '')}
      />
    </Stack>
  )
}
