import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { BATCH_FIELDS, type Batch } from '#features/batches/contract/batches.contract.ts'
import { courseChoices } from '#features/courses/web/public.ts'
import { fieldValues } from '#shared/contract/record-fields.ts'
import { SelectField } from '#shared/web/form/choice-fields.tsx'
import { DateField } from '#shared/web/form/date-field.tsx'
import { ContractForm, FieldGrid, FormButtons, SaveButton } from '#shared/web/form/contract-form.tsx'
import { TextField } from '#shared/web/form/fields.tsx'
import type { FormHandle } from '#shared/web/form/form-types.ts'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { EmptyState, QueryStates } from '#shared/web/ui/states.tsx'

export const batchValues = (batch?: Batch) => fieldValues(BATCH_FIELDS, batch)
type BatchValues = ReturnType<typeof batchValues>

export function BatchForm({ form, label }: { form: FormHandle<BatchValues>; label: string }) {
  const { t } = useTranslation(['batches', 'shared'])
  const courses = useQuery(courseChoices())
  return (
    <QueryStates
      query={courses}
      errorTitle={t('coursesFailed')}
      isEmpty={(choices) => choices.length === 0}
      empty={<EmptyState hint={t('noCourses')} />}
    >
      {(choices) => (
        <ContractForm form={form} label={label}>
          <FieldGrid>
            {/* The select passes every property of a choice to its `option` element. */}
            <SelectField
              form={form}
              name="courseName"
              label={t('course')}
              choices={choices.map(({ value, label }) => ({ value, label }))}
              required
            />
            <TextField form={form} name="bCode" label={t('code')} required />
            <TextField form={form} name="bTime" label={t('time')} required />
            <DateField form={form} name="startDate" label={t('startDate')} required />
            <DateField
              form={form}
              name="endDate"
              label={t('endDate')}
              min={form.values.startDate}
              minError={t('endsBeforeStart')}
            />
          </FieldGrid>
          <FormButtons>
            <SaveButton form={form} />
            <ButtonLink to="/hr/batch" variant="default">
              {t('shared:cancel')}
            </ButtonLink>
          </FormButtons>
        </ContractForm>
      )}
    </QueryStates>
  )
}
