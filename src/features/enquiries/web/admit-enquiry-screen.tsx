import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Registered } from '#features/admissions/contract/admissions.contract.ts'
import { RegistrationForm, StudentRegistered } from '#features/admissions/web/public.ts'
import { useSavedToast } from '#features/fees/web/public.ts'
import { BackButton, CourseAndBatchChoices } from '#features/students/web/public.ts'
import { useSubjectId } from '#shared/web/address.ts'
import { QueryStates } from '#shared/web/ui/states.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { BackLink } from '#shared/web/ui/back-link.tsx'
import { AdmittedAlready } from './admitted-already.tsx'
import { enquiriesQueries, useAdmit } from './enquiries.queries.ts'
import { GoneEnquiry } from './enquiry-not-found.tsx'
import { registrationOf } from './registration-of.ts'

/** `/hr/enquiry/admit?id=…`, or with navigation state `enquiry`: the enquirer becomes a student. */
export function AdmitEnquiryScreen() {
  const { t } = useTranslation('enquiries')
  const id = useSubjectId((state) => state.enquiry?._id)
  if (id !== undefined) return <Admission key={id} id={id} />
  return (
    <>
      <AdmitHeader />
      <BackLink hint={t('chooseEnquiry')} to="/hr/enquiry" label={t('backToList')} />
    </>
  )
}

function AdmitHeader({ hint }: { hint?: ReactNode }) {
  const { t } = useTranslation('admissions')
  return <PageHeader title={t('title')} hint={hint} actions={<BackButton otherwise="/hr/enquiry" />} />
}

type Done = { registered: Registered; generated: string }

function Admission({ id }: { id: string }) {
  const { t } = useTranslation(['enquiries', 'admissions'])
  const enquiry = useQuery(enquiriesQueries.one(id))
  const admit = useAdmit(id)
  const saved = useSavedToast()
  const [done, setDone] = useState<Done | null>(null)
  const onRegistered = (registered: Registered, generated: string) => {
    saved(t('admissions:registered'), registered.receipt)
    setDone({ registered, generated })
  }
  if (done) {
    return (
      <>
        <AdmitHeader />
        <StudentRegistered {...done}>
          <ButtonLink to="/hr/enquiry" size="xs" variant="default">
            {t('backToList')}
          </ButtonLink>
        </StudentRegistered>
      </>
    )
  }
  // The enquiry is fetched again, with its student, before the form hears that it is done.
  const isBeingAdmitted = admit.isPending || admit.isSuccess
  const isAdmitted = (enquiry.data?.student ?? null) !== null && !isBeingAdmitted
  return (
    <>
      <AdmitHeader
        hint={enquiry.data && !isAdmitted && t('admitHint', { name: enquiry.data.name, date: enquiry.data.date })}
      />
      <QueryStates query={enquiry} notFound={<GoneEnquiry />}>
        {(one) =>
          one.student !== null && !isBeingAdmitted ? (
            <AdmittedAlready studentId={one.student} />
          ) : (
            <CourseAndBatchChoices emptyAction={<ButtonLink to="/hr/batch">{t('admissions:toBatches')}</ButtonLink>}>
              {(choices) => (
                <RegistrationForm
                  choices={choices}
                  initialValues={registrationOf(one, choices)}
                  send={(body, sending) => admit.mutateAsync({ body, sending })}
                  onRegistered={onRegistered}
                  byHr
                  draft={`admit-enquiry-${id}`}
                />
              )}
            </CourseAndBatchChoices>
          )
        }
      </QueryStates>
    </>
  )
}
