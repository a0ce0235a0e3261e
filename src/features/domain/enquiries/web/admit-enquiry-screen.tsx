import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '#shared/web/router/router.ts'
import { useState, type ReactNode } from 'react'
import type { Registered } from '#features/domain/admissions/contract/admissions.contract.ts'
import { RegistrationForm, StudentRegistered } from '#features/domain/admissions/web/public.ts'
import { useSavedToast } from '#features/domain/fees/web/public.ts'
import { useToday } from '#features/base/institute/web/public.ts'
import type { Enquiry } from '#features/domain/enquiries/contract/enquiries.contract.ts'
import type { Student } from '#features/domain/students/contract/students.contract.ts'
import { BackButton } from '#features/domain/students/web/page/public.ts'
import { CourseAndBatchChoices } from '#features/domain/students/web/course-form/public.ts'
import { toastError } from '#shared/web/form/toast-error.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useMay } from '#shared/web/may.ts'
import { BackLink } from '#shared/web/ui/back-link.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { QueryStates } from '#shared/web/ui/states.tsx'
import { AlreadyAdmitted } from './already-admitted.tsx'
import { enquiriesQueries, useAdmitEnquiry, useSetEnquiryStatus } from './enquiries.queries.ts'
import { EnquiryNotFound } from './enquiry-not-found.tsx'
import { enquiryToRegistration } from './enquiry-to-registration.ts'
import { useEnquiryId } from './use-enquiry-id.ts'

const route = getRouteApi('/hr/enquiry/admit')

export function AdmitEnquiryScreen() {
  const { t } = useTranslation('enquiries')
  const search = route.useSearch()
  const id = useEnquiryId(search)
  if (id !== undefined) return <AdmitEnquiry key={id} id={id} batch={search.batch} />
  return (
    <>
      <AdmitHeader />
      <BackLink hint={t('chooseEnquiry')} to="/hr/enquiry" label={t('backToList')} />
    </>
  )
}

function AdmitHeader({ hint }: { hint?: ReactNode }) {
  const { t } = useTranslation('admissions')
  return <PageHeader title={t('title')} hint={hint} actions={<BackButton fallback="/hr/enquiry" />} />
}

type Result = { registered: Registered; generatedPassword: string }

function AdmitEnquiry({ id, batch }: { id: string; batch: string | undefined }) {
  const { t } = useTranslation(['enquiries', 'admissions', 'words'])
  const enquiry = useQuery(enquiriesQueries.one(id))
  const admit = useAdmitEnquiry(id)
  const today = useToday()
  const setStatus = useSetEnquiryStatus()
  const navigate = useNavigate()
  const may = useMay()
  const showSavedToast = useSavedToast()
  const [result, setResult] = useState<Result | null>(null)
  const onRegistered = (registered: Registered, generatedPassword: string) => {
    showSavedToast(t('admissions:registered'), registered.receipt)
    setResult({ registered, generatedPassword })
  }
  const closeEnquiry = async (record: Enquiry, { _id }: Student) => {
    await setStatus.mutateAsync({ enquiry: record, status: 'Closed' }).catch(toastError)
    await navigate({ to: '/hr/Student-view', search: { id: _id } })
  }
  if (result) {
    return (
      <>
        <AdmitHeader />
        <StudentRegistered {...result}>
          <ButtonLink to="/hr/enquiry" size="xs" variant="default">
            {t('backToList')}
          </ButtonLink>
        </StudentRegistered>
      </>
    )
  }
  // The refetched enquiry may have a student before the form receives its response. The form stays until then.
  const isBeingAdmitted = admit.isPending || admit.isSuccess
  const isAdmitted = (enquiry.data?.student ?? null) !== null && !isBeingAdmitted
  return (
    <>
      <AdmitHeader
        hint={enquiry.data && !isAdmitted && t('admitHint', { name: enquiry.data.name, date: enquiry.data.date })}
      />
      <QueryStates query={enquiry} notFound={<EnquiryNotFound />}>
        {(data) =>
          data.student !== null && !isBeingAdmitted ? (
            <AlreadyAdmitted studentId={data.student} />
          ) : (
            <CourseAndBatchChoices
              emptyAction={may('courses.list') && <ButtonLink to="/hr/batch">{t('words:batches')}</ButtonLink>}
            >
              {(choices) => (
                <RegistrationForm
                  choices={choices}
                  initialValues={enquiryToRegistration(data, choices, { today, batch })}
                  send={(body, sending) => admit.mutateAsync({ body, sending })}
                  onRegistered={onRegistered}
                  onApproved={(student) => void closeEnquiry(data, student)}
                  draft={`admit-enquiry-${id}`}
                  person={{ enquiry: id }}
                />
              )}
            </CourseAndBatchChoices>
          )
        }
      </QueryStates>
    </>
  )
}
