import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { courseChoices } from '#features/courses/web/public.ts'
import { MODES } from '#features/students/contract/students.contract.ts'
import { type Choice, DateField, SelectField } from '#shared/web/form/choice-fields.tsx'
import { ContractForm, FieldGrid, FormButtons, SaveButton } from '#shared/web/form/contract-form.tsx'
import { TextAreaField, TextField } from '#shared/web/form/fields.tsx'
import { EmptyState, QueryStates } from '#shared/web/ui/states.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { clearedByContact, type EnquiryForm as Handle } from './enquiry-values.ts'

type Props = {
  form: Handle
  label: string
  /** The course that stays a choice though it may have been deleted since: the enquiry's own. */
  keep?: string
  /** Further fields. */
  children?: ReactNode
}

/** The one form of an enquiry, to write it down and to change it; it needs the courses to choose from. */
export function EnquiryForm({ form: given, label, keep, children }: Props) {
  const { t } = useTranslation(['enquiries', 'students', 'shared'])
  const courses = useQuery(courseChoices())
  const form = clearedByContact(given)
  const words = { online: t('students:online'), offline: t('students:offline') }
  const modes = MODES.map((value) => ({ value, label: words[value] }))
  return (
    <QueryStates
      query={courses}
      errorTitle={t('coursesFailed')}
      isEmpty={(choices) => offered(choices, keep).length === 0}
      empty={<EmptyState hint={t('noCourses')} />}
    >
      {(choices) => (
        <ContractForm form={form} label={label}>
          <Text size="sm" c="dimmed">
            {t('reachHint')}
          </Text>
          <FieldGrid>
            <TextField form={form} name="name" label={t('name')} required />
            <TextField form={form} name="qualification" label={t('qualification')} required />
            <TextField form={form} name="address" label={t('address')} required />
            <TextField form={form} name="mailId" type="email" label={t('students:email')} />
            <TextField form={form} name="contact" type="tel" label={t('students:contact')} />
            <TextField form={form} name="altContact" type="tel" label={t('students:altContact')} />
            <SelectField
              form={form}
              name="course"
              label={t('interestedCourse')}
              choices={offered(choices, keep)}
              required
            />
            <SelectField form={form} name="mode" label={t('students:mode')} choices={modes} required />
            <SelectField form={form} name="Enquirymode" label={t('enquiryMode')} choices={modes} />
            <TextField form={form} name="ref" label={t('reference')} />
            <DateField form={form} name="date" label={t('date')} required />
          </FieldGrid>
          <TextAreaField form={form} name="remark" label={t('remark')} />
          {children && <FieldGrid>{children}</FieldGrid>}
          <FormButtons>
            <SaveButton form={form} />
            <ButtonLink to="/hr/enquiry" variant="default">
              {t('shared:cancel')}
            </ButtonLink>
          </FormButtons>
        </ContractForm>
      )}
    </QueryStates>
  )
}

/** Values and labels alone: the select hands everything else on to the page's `option`. */
function offered(courses: Choice[], keep: string | undefined): Choice[] {
  const choices = courses.map(({ value, label }) => ({ value, label }))
  const isThere = keep === undefined || choices.some(({ value }) => value === keep)
  return isThere ? choices : [{ value: keep, label: keep }, ...choices]
}
