import { useNavigate } from '#shared/web/router/router.ts'
import { LINK_FIELDS, portfolioApi } from '#features/domain/portfolio/contract/portfolio.contract.ts'
import { fieldValues } from '#shared/contract/record-fields.ts'
import { ContractForm, FormButtons, SaveButton } from '#shared/web/form/contract-form.tsx'
import { TextField } from '#shared/web/form/fields.tsx'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useIdentity } from '#shared/web/use-identity.ts'
import { EmptyState } from '#shared/web/ui/states.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { useAddLink } from './portfolio.queries.ts'

export function AddPortfolioScreen() {
  const { t } = useTranslation(['portfolio', 'shared'])
  const isPending = useIdentity('user')?.status === 'Pending'
  return (
    <>
      <PageHeader
        title={t('shared:addPortfolio')}
        crumbs={[{ label: t('shared:dashboard'), link: { to: '/student' } }, { label: t('shared:addPortfolio') }]}
      />
      <Panel>{isPending ? <EmptyState title={t('linkApprovalRequired')} /> : <AddLinkForm />}</Panel>
    </>
  )
}

function AddLinkForm() {
  const { t } = useTranslation(['portfolio', 'shared'])
  const navigate = useNavigate()
  const addLink = useAddLink()
  const form = useContractForm({
    schema: portfolioApi.add.body,
    initialValues: fieldValues(LINK_FIELDS),
    draft: 'portfolio-add',
    send: (body, sending) => addLink.mutateAsync({ body, sending }),
    onSaved: () => {
      toast.success(t('linkAdded'))
      return navigate({ to: '/student' })
    },
  })
  return (
    <ContractForm form={form} label={t('shared:addPortfolio')}>
      <TextField form={form} name="portfolio" label={t('link')} description={t('linkHint')} type="url" required />
      <FormButtons>
        <SaveButton form={form} />
        <ButtonLink to="/student" variant="default">
          {t('shared:cancel')}
        </ButtonLink>
      </FormButtons>
    </ContractForm>
  )
}
