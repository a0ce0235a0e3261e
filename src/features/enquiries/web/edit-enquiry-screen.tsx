import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PLACEMENT } from '#features/students/contract/students.contract.ts'
import { useSubjectId } from '#shared/web/address.ts'
import { SelectField } from '#shared/web/form/choice-fields.tsx'
import { editing } from '#shared/web/form/form-types.ts'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { useGoBack } from '#shared/web/go-back.ts'
import { QueryStates } from '#shared/web/ui/states.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { BackLink } from '#shared/web/ui/back-link.tsx'
import { enquiriesApi, Enquiry } from '../contract/enquiries.contract.ts'
import { GoneEnquiry } from './enquiry-not-found.tsx'
import { EnquiryForm } from './enquiry-form.tsx'
import { enquiryValues, unreachable } from './enquiry-values.ts'
import { enquiriesQueries, useUpdateEnquiry } from './enquiries.queries.ts'

/** `/hr/enquiry/edit?id=…`, or with navigation state `enquiry`. */
export function EditEnquiryScreen() {
  const { t } = useTranslation(['enquiries', 'shared'])
  const id = useSubjectId((state) => state.enquiry?._id)
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
    <QueryStates query={enquiry} notFound={<GoneEnquiry />}>
      {(one) => <EditEnquiryForm enquiry={one} />}
    </QueryStates>
  )
}

function EditEnquiryForm({ enquiry }: { enquiry: Enquiry }) {
  const { t } = useTranslation(['enquiries', 'students'])
  // As it was opened: it may be fetched again meanwhile.
  const [opened] = useState(enquiry)
  const update = useUpdateEnquiry(opened._id)
  const goBack = useGoBack()
  const form = useContractForm({
    ...editing(Enquiry, opened, enquiryValues),
    schema: enquiriesApi.update.body,
    check: unreachable,
    // Input that was typed against another version would overwrite it in silence.
    draft: `enquiry-${opened._id}-${opened.version}`,
    send: (body, sending) => update.mutateAsync({ body, sending }),
    onSaved: () => {
      toast.success(t('updated'))
      goBack({ to: '/hr/enquiry' })
    },
  })
  const words = { placed: t('students:placed'), notPlaced: t('students:notPlaced') }
  return (
    <EnquiryForm form={form} label={t('editTitle')} keep={opened.course}>
      <SelectField
        form={form}
        name="isPlaced"
        label={t('students:isPlaced')}
        description={t('placedHint')}
        choices={PLACEMENT.map((value) => ({ value, label: words[value] }))}
        placeholder={null}
      />
    </EnquiryForm>
  )
}
