import { Needing } from '#shared/web/ui/needing.tsx'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '#shared/web/router/router.ts'
import { useState } from 'react'
import { enquiriesApi, Enquiry, findBlanked } from '#features/domain/enquiries/contract/enquiries.contract.ts'
import { PLACEMENT } from '#features/domain/students/contract/students.contract.ts'
import { SelectField } from '#shared/web/form/choice-fields.tsx'
import { editing } from '#shared/web/form/form-types.ts'
import { keepStoredPhones } from '#shared/web/form/keep-stored-phones.ts'
import { useInstitute } from '#features/base/institute/web/public.ts'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { BackLink } from '#shared/web/ui/back-link.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { QueryStates } from '#shared/web/ui/states.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { useGoBack } from '#shared/web/use-go-back.ts'
import { enquiriesQueries, useUpdateEnquiry } from './enquiries.queries.ts'
import { EnquiryForm } from './enquiry-form.tsx'
import { EnquiryNotFound } from './enquiry-not-found.tsx'
import { enquiryValues, requireEmailOrContact } from './enquiry-values.ts'
import { useEnquiryId } from './use-enquiry-id.ts'

const route = getRouteApi('/hr/enquiry/edit')

function EditEnquiryPage() {
  const { t } = useTranslation(['enquiries', 'shared'])
  const id = useEnquiryId(route.useSearch())
  return (
    <>
      <PageHeader
        title={t('editTitle')}
        crumbs={[
          { label: t('shared:dashboard'), link: { to: '/hr' } },
          { label: t('listTitle'), link: { to: '/hr/enquiry' } },
          { label: t('editTitle') },
        ]}
      />
      <Panel>
        {id === undefined ? (
          <BackLink hint={t('chooseEnquiry')} to="/hr/enquiry" label={t('backToList')} />
        ) : (
          <EditEnquiry key={id} id={id} />
        )}
      </Panel>
    </>
  )
}

function EditEnquiry({ id }: { id: string }) {
  const enquiry = useQuery(enquiriesQueries.one(id))
  return (
    <QueryStates query={enquiry} notFound={<EnquiryNotFound />}>
      {(data) => <EditEnquiryForm enquiry={data} />}
    </QueryStates>
  )
}

function EditEnquiryForm({ enquiry }: { enquiry: Enquiry }) {
  const { t } = useTranslation(['enquiries', 'students', 'words'])
  // Keeps the record as first loaded: it may be refetched while the form is open.
  const [initial] = useState(enquiry)
  const update = useUpdateEnquiry(initial._id)
  const goBack = useGoBack()
  const { enquiryFields } = useInstitute()
  const form = useContractForm({
    ...editing(Enquiry, initial, enquiryValues),
    schema: enquiriesApi.update.body,
    toBody: (values) => ({ ...values, ...keepStoredPhones(values, initial) }),
    check: (values) => ({ ...requireEmailOrContact(values), ...findBlanked(initial, values, enquiryFields) }),
    // The name contains the version: a draft of an older version must not overwrite a newer one.
    draft: `enquiry-${initial._id}-${initial.version}`,
    send: (body, sending) => update.mutateAsync({ body, sending }),
    onSaved: () => {
      toast.success(t('words:detailsUpdated'))
      goBack({ to: '/hr/enquiry' })
    },
  })
  const labels = { placed: t('students:placed'), notPlaced: t('students:notPlaced') }
  return (
    <EnquiryForm form={form} label={t('editTitle')} currentCourse={initial.course}>
      <SelectField
        form={form}
        name="isPlaced"
        label={t('students:isPlaced')}
        description={t('placedHint', { tab: labels.placed })}
        choices={PLACEMENT.map((value) => ({ value, label: labels[value] }))}
        placeholder={null}
      />
    </EnquiryForm>
  )
}

export function EditEnquiryScreen() {
  return (
    <Needing may="enquiries.follow-up">
      <EditEnquiryPage />
    </Needing>
  )
}
