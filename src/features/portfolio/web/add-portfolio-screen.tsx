import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ContractForm, FormButtons, SaveButton } from '#shared/web/form/contract-form.tsx'
import { TextField } from '#shared/web/form/fields.tsx'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { useIdentity } from '#shared/web/identity-store.ts'
import { EmptyFace } from '#shared/web/ui/faces.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { portfolioApi } from '../contract/portfolio.contract.ts'
import { useAddPortfolio } from './portfolio.queries.ts'

/** `/student/Add-Portfolio`. */
export function AddPortfolioScreen() {
  const { t } = useTranslation('portfolio')
  const waits = useIdentity('user')?.status === 'Pending'
  return (
    <>
      <PageHeader
        title={t('addTitle')}
        crumbs={[{ label: t('shared:dashboard'), link: { to: '/student' } }, { label: t('addTitle') }]}
      />
      <Panel>{waits ? <EmptyFace words={t('waitsForApproval')} /> : <AddPortfolioForm />}</Panel>
    </>
  )
}

function AddPortfolioForm() {
  const { t } = useTranslation('portfolio')
  const navigate = useNavigate()
  const add = useAddPortfolio()
  const form = useContractForm({
    schema: portfolioApi.add.body,
    initialValues: { portfolio: '' },
    draft: 'portfolio-add',
    send: (body, sending) => add.mutateAsync({ body, sending }),
    onSaved: () => {
      toast.success(t('added'))
      return navigate({ to: '/student' })
    },
  })
  return (
    <ContractForm form={form} label={t('addTitle')}>
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
