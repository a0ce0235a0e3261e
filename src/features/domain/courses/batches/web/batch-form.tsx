import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { courseChoices } from '#features/domain/courses/web/public.ts'
import { SelectField } from '#shared/web/form/choice-fields.tsx'
import { DateField } from '#shared/web/form/date-field.tsx'
import { ContractForm, FieldGrid, FormButtons, SaveButton } from '#shared/web/form/contract-form.tsx'
import { inputProps } from '#shared/web/form/field-props.ts'
import { NumberTextField, TextField } from '#shared/web/form/fields.tsx'
import type { FormHandle } from '#shared/web/form/form-types.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Alert } from '#shared/web/ui/elements/alert.tsx'
import { TextInput } from '#shared/web/ui/elements/text-input.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { EmptyState, QueryStates } from '#shared/web/ui/states.tsx'
import type { BatchValues } from './batch-values.ts'
import { overviewQueries } from './overview.queries.ts'
import { SessionFields } from './session-fields.tsx'
import { useClashes } from './use-clashes.ts'

/** `id`: the batch, if it exists already. */
type Props = { form: FormHandle<BatchValues>; label: string; id?: string }

export function BatchForm({ form, label, id }: Props) {
  const { t } = useTranslation(['batches', 'courses', 'words', 'shared'])
  const courses = useQuery(courseChoices())
  const { sentences, guarded } = useClashes(form, id)
  return (
    <QueryStates
      query={courses}
      errorTitle={t('courses:loadFailed')}
      isEmpty={(choices) => choices.length === 0}
      empty={<EmptyState hint={t('noCourses')} />}
    >
      {(choices) => (
        <ContractForm form={guarded} label={label}>
          <FieldGrid>
            {/* The select passes every property of a choice to its `option` element. */}
            <SelectField
              form={form}
              name="courseName"
              label={t('courses:courseName')}
              choices={choices.map(({ value, label }) => ({ value, label }))}
              required
            />
            <TextField form={form} name="bCode" label={t('words:batchCode')} required />
            <TextField form={form} name="bTime" label={t('words:batchTime')} required />
            <DateField form={form} name="startDate" label={t('startDate')} required />
            <DateField
              form={form}
              name="endDate"
              label={t('words:endDate')}
              min={form.values.startDate}
              minError={t('endsBeforeStart')}
            />
            <NumberTextField form={form} name="seats" label={t('seats')} description={t('seatsHint')} />
            <NameFields form={form} />
          </FieldGrid>
          <SessionFields form={form} />
          {/* The element is there from the start, so that screen readers announce what appears in it. */}
          <div aria-live="polite">
            {sentences.length > 0 && (
              <Alert color="yellow" title={t('clashTitle')} icon={<IconAlertTriangle size={18} aria-hidden />}>
                {sentences.map((sentence) => (
                  <div key={sentence}>{sentence}</div>
                ))}
              </Alert>
            )}
          </div>
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

/** The fields take free text, and propose the names that other batches have. */
function NameFields({ form }: Pick<Props, 'form'>) {
  const { t } = useTranslation('batches')
  const id = useId()
  const { data } = useQuery(overviewQueries.names())
  const field = (name: 'trainer' | 'room', known: string[] = []) => (
    <div>
      <TextInput {...inputProps({ form, name, label: t(name) })} list={`${id}-${name}`} autoComplete="off" />
      <datalist id={`${id}-${name}`}>
        {known.map((value) => (
          <option key={value}>{value}</option>
        ))}
      </datalist>
    </div>
  )
  return (
    <>
      {field('trainer', data?.trainers)}
      {field('room', data?.rooms)}
    </>
  )
}
