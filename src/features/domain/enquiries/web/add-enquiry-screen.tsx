import { Needing } from '#shared/web/ui/needing.tsx'
import { useNavigate } from '#shared/web/router/router.ts'
import { useMemo } from 'react'
import { createEnquiryBody } from '#features/domain/enquiries/contract/enquiries.contract.ts'
import { useInstitute, useInstituteQuery, useToday } from '#features/base/institute/web/public.ts'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { QueryStates } from '#shared/web/ui/states.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { useCreateEnquiry } from './enquiries.queries.ts'
import { EnquiryForm } from './enquiry-form.tsx'
import { newEnquiryValues, requireEmailOrContact } from './enquiry-values.ts'

function AddEnquiry() {
  const { t } = useTranslation(['enquiries', 'shared'])
  const institute = useInstituteQuery()
  return (
    <>
      <PageHeader
        title={t('addNewEnquiry')}
        crumbs={[
          { label: t('shared:dashboard'), link: { to: '/hr' } },
          { label: t('listTitle'), link: { to: '/hr/enquiry' } },
          { label: t('addNewEnquiry') },
        ]}
      />
      <Panel>
        {/* The form starts with today's date, which needs the institute's time zone. */}
        <QueryStates query={institute}>{() => <AddEnquiryForm />}</QueryStates>
      </Panel>
    </>
  )
}

function AddEnquiryForm() {
  const { t } = useTranslation(['enquiries', 'words'])
  const today = useToday()
  const navigate = useNavigate()
  const create = useCreateEnquiry()
  const { enquiryFields } = useInstitute()
  const schema = useMemo(() => createEnquiryBody(enquiryFields), [enquiryFields])
  const form = useContractForm({
    schema,
    initialValues: newEnquiryValues(today),
    check: requireEmailOrContact,
    draft: 'enquiry-add',
    send: (body, sending) => create.mutateAsync({ body, sending }),
    onSaved: () => {
      toast.success(t('words:detailsSaved'))
      return navigate({ to: '/hr/enquiry', replace: true })
    },
  })
  return <EnquiryForm form={form} label={t('addNewEnquiry')} />
}

export function AddEnquiryScreen() {
  return (
    <Needing may="enquiries.follow-up">
      <AddEnquiry />
    </Needing>
  )
}
