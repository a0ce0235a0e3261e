import { certificatesApi, Template } from '#features/domain/certificates/contract/certificates.contract.ts'
import { ContractForm, FormButtons, SaveButton } from '#shared/web/form/contract-form.tsx'
import { TextAreaField, TextField } from '#shared/web/form/fields.tsx'
import { editing } from '#shared/web/form/form-types.ts'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { useSetTemplate } from './certificates.queries.ts'
import { useDownload } from '#shared/web/use-download.ts'

/** The preview shows what is saved. */
export function TemplatePanel({ template }: { template: Template }) {
  const { t } = useTranslation('certificates')
  const { kind } = template
  const setTemplate = useSetTemplate(kind)
  const download = useDownload()
  const form = useContractForm({
    ...editing(Template, template, ({ title, body, signatory }) => ({ title, body, signatory })),
    schema: certificatesApi.setTemplate.body,
    draft: `certificate-${kind}-${template.version}`,
    send: (body, sending) => setTemplate.mutateAsync({ body, sending }),
    onSaved: () => {
      toast.success(t('templateSaved'))
    },
  })
  return (
    <Panel title={t(kind)}>
      <ContractForm form={form} label={t(kind)}>
        <TextField form={form} name="title" label={t('title')} required />
        <TextAreaField form={form} name="body" label={t('body')} description={t('bodyHint')} rows={8} required />
        <TextAreaField
          form={form}
          name="signatory"
          label={t('signatory')}
          description={t('signatoryHint')}
          rows={2}
          required
        />
        <FormButtons>
          <SaveButton form={form} />
          <Button
            variant="default"
            loading={download.isPending}
            onClick={() => download.mutate({ endpoint: 'GET /api/certificate/preview/{kind}', params: { kind } })}
          >
            {t('preview')}
          </Button>
        </FormButtons>
      </ContractForm>
    </Panel>
  )
}
