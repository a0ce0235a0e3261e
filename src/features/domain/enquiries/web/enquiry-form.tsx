import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { courseChoices } from '#features/domain/courses/web/public.ts'
import type { EnquiryChoice } from '#features/base/institute/contract/required-fields.ts'
import { RecordDateField, useInstitute } from '#features/base/institute/web/public.ts'
import { MODES } from '#features/domain/students/contract/students.contract.ts'
import { type Choice, SelectField } from '#shared/web/form/choice-fields.tsx'
import { ContractForm, FieldGrid, FormButtons, SaveButton } from '#shared/web/form/contract-form.tsx'
import { TextAreaField, TextField } from '#shared/web/form/fields.tsx'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { EmptyState, QueryStates } from '#shared/web/ui/states.tsx'
import { withContactClearingError, type EnquiryFormHandle } from './enquiry-values.ts'

type Props = {
  form: EnquiryFormHandle
  label: string
  /** The enquiry's course, offered even if it was deleted. */
  currentCourse?: string
  children?: ReactNode
}

export function EnquiryForm({ form: plainForm, label, currentCourse, children }: Props) {
  const { t } = useTranslation(['enquiries', 'students', 'courses', 'words', 'identity', 'shared'])
  const courses = useQuery(courseChoices())
  const { enquiryFields } = useInstitute()
  const isRequired = (name: EnquiryChoice) => enquiryFields.includes(name)
  const form = withContactClearingError(plainForm)
  const modeLabels = { online: t('students:online'), offline: t('students:offline') }
  const modes = MODES.map((value) => ({ value, label: modeLabels[value] }))
  return (
    <QueryStates
      query={courses}
      errorTitle={t('courses:loadFailed')}
      isEmpty={(choices) => courseOptions(choices, currentCourse).length === 0}
      empty={<EmptyState hint={t('noCourses')} />}
    >
      {(choices) => (
        <ContractForm form={form} label={label}>
          <Text size="sm" c="dimmed">
            {t('emailOrContactHint')}
          </Text>
          <FieldGrid>
            <TextField form={form} name="name" label={t('words:name')} required />
            <TextField
              form={form}
              name="qualification"
              label={t('qualification')}
              required={isRequired('qualification')}
            />
            <TextField form={form} name="address" label={t('words:address')} required={isRequired('address')} />
            <TextField
              form={form}
              name="mailId"
              type="email"
              label={t('identity:email')}
              required={isRequired('mailId')}
            />
            <TextField
              form={form}
              name="contact"
              type="tel"
              label={t('students:contact')}
              required={isRequired('contact')}
            />
            <TextField
              form={form}
              name="altContact"
              type="tel"
              label={t('students:altContact')}
              required={isRequired('altContact')}
            />
            <SelectField
              form={form}
              name="course"
              label={t('interestedCourse')}
              choices={courseOptions(choices, currentCourse)}
              required
            />
            <SelectField form={form} name="mode" label={t('students:mode')} choices={modes} required />
            <SelectField form={form} name="Enquirymode" label={t('enquiryMode')} choices={modes} />
            <TextField form={form} name="ref" label={t('reference')} required={isRequired('ref')} />
            <RecordDateField form={form} name="date" label={t('words:date')} />
          </FieldGrid>
          <TextAreaField form={form} name="remark" label={t('words:remark')} required={isRequired('remark')} />
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

/** Keeps only value and label: the select passes every property of a choice to its `option` element. */
function courseOptions(courses: Choice[], current: string | undefined): Choice[] {
  const choices = courses.map(({ value, label }) => ({ value, label }))
  const isListed = current === undefined || choices.some(({ value }) => value === current)
  return isListed ? choices : [{ value: current, label: current }, ...choices]
}
