import type { PROJECT_FIELDS } from '#features/domain/portfolio/contract/projects.contract.ts'
import type { FieldName } from '#shared/contract/record-fields.ts'
import { ContractForm, FieldGrid, FormButtons, SaveButton } from '#shared/web/form/contract-form.tsx'
import { TextAreaField, TextField } from '#shared/web/form/fields.tsx'
import type { FormHandle } from '#shared/web/form/form-types.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'

type ProjectValues = Record<FieldName<typeof PROJECT_FIELDS>, string>

export function ProjectForm({ form, label }: { form: FormHandle<ProjectValues>; label: string }) {
  const { t } = useTranslation(['portfolio', 'shared'])
  return (
    <ContractForm form={form} label={label}>
      <FieldGrid>
        <TextField
          form={form}
          name="project"
          label={t('projectLink')}
          description={t('projectLinkHint')}
          type="url"
          required
        />
        <TextField form={form} name="techUsed" label={t('techUsed')} description={t('techHint')} required />
      </FieldGrid>
      <TextAreaField form={form} name="description" label={t('description')} rows={5} required />
      <FormButtons>
        <SaveButton form={form} />
        <ButtonLink to="/student/ProjectView" variant="default">
          {t('shared:cancel')}
        </ButtonLink>
      </FormButtons>
    </ContractForm>
  )
}
