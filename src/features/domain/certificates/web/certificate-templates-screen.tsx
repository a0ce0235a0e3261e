import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Stack } from '#shared/web/ui/elements/stack.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { QueryStates } from '#shared/web/ui/states.tsx'
import { certificatesQueries } from './certificates.queries.ts'
import { SignaturePanel } from './signature-panel.tsx'
import { TemplatePanel } from './template-panel.tsx'

export function CertificateTemplatesScreen() {
  const { t } = useTranslation(['certificates', 'shared'])
  const query = useQuery(certificatesQueries.templates())
  return (
    <>
      <PageHeader
        title={t('templatesTitle')}
        hint={t('templatesHint')}
        crumbs={[
          { label: t('shared:dashboard'), link: { to: '/admin' } },
          { label: t('shared:certificates'), link: { to: '/admin/certificates' } },
          { label: t('templatesTitle') },
        ]}
      />
      <QueryStates query={query}>
        {({ templates, signature }) => (
          <Stack gap="md">
            {templates.map((template) => (
              <TemplatePanel key={`${template.kind} ${template.version}`} template={template} />
            ))}
            <SignaturePanel signature={signature} />
          </Stack>
        )}
      </QueryStates>
    </>
  )
}
