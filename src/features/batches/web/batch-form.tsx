import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { courseChoices } from '#features/courses/web/public.ts'
import { type Choice, DateField, SelectField } from '#shared/web/form/choice-fields.tsx'
import { ContractForm, FieldGrid, FormButtons, SaveButton } from '#shared/web/form/contract-form.tsx'
import { TextField } from '#shared/web/form/fields.tsx'
import type { FormHandle } from '#shared/web/form/form-types.ts'
import { EmptyState, QueryStates } from '#shared/web/ui/states.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import type { Batch } from '../contract/batches.contract.ts'

export type BatchValues = { courseName: string; bCode: string; bTime: string; startDate: string; endDate: string }

export const NO_BATCH: BatchValues = { courseName: '', bCode: '', bTime: '', startDate: '', endDate: '' }

export const batchValues = ({ courseName, bCode, bTime, startDate, endDate }: Batch): BatchValues => ({
  courseName,
  bCode,
  bTime,
  startDate,
  endDate: endDate ?? '',
})

/** The one form of a batch, to add it and to change it; it needs the courses to choose from. */
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
            <SelectField form={form} name="courseName" label={t('course')} choices={choices.map(wordsOf)} required />
            <TextField form={form} name="bCode" label={t('code')} required />
            <TextField form={form} name="bTime" label={t('time')} required />
            <DateField form={form} name="startDate" label={t('startDate')} required />
            <DateField form={form} name="endDate" label={t('endDate')} min={form.values.startDate} />
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

/** The select hands everything else on to the page's `option`. */
const wordsOf = ({ value, label }: Choice): Choice => ({ value, label })
