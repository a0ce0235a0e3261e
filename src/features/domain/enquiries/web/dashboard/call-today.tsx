import { useQuery } from '@tanstack/react-query'
import { Link } from '#shared/web/router/router.ts'
import type { Enquiry } from '#features/domain/enquiries/contract/enquiries.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { AvatarPhoto } from '#shared/web/ui/avatar-photo.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { TextLink } from '#shared/web/ui/links.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { QueryStates } from '#shared/web/ui/states.tsx'
import list from '#shared/web/ui/work-list.module.css'
import { ContactActions } from '../contact-actions.tsx'
import { FollowUp } from '../follow-up.tsx'
import { toCallQuery } from '../to-call.queries.ts'
import classes from './call-today.module.css'

/** Shows the longest due first. */
export function CallToday() {
  const { t } = useTranslation('dashboard')
  const toCall = useQuery(toCallQuery())
  const total = toCall.data?.total ?? 0
  return (
    <Panel
      title={t('callToday')}
      note={total > 0 && t('enquiries', { count: total })}
      actions={<TextLink to="/hr/enquiry">{t('allEnquiries')}</TextLink>}
      flush
    >
      <QueryStates query={toCall}>
        {({ enquiries = [] }) => (
          <>
            {total === 0 && <Text className={list.note ?? ''}>{t('nobodyToCall')}</Text>}
            <ul className={list.list}>
              {enquiries.map((enquiry) => (
                <EnquiryRow key={enquiry._id} enquiry={enquiry} />
              ))}
            </ul>
            {total > enquiries.length && (
              <TextLink to="/hr/enquiry" search={{ tab: 'ToCall' }} className={list.more}>
                {t('moreEnquiries', { count: total - enquiries.length })}
              </TextLink>
            )}
          </>
        )}
      </QueryStates>
    </Panel>
  )
}

function EnquiryRow({ enquiry }: { enquiry: Enquiry }) {
  return (
    <li className={`${list.row} ${classes.row}`}>
      <AvatarPhoto name={enquiry.name} size={24} />
      <Link
        to="/hr/enquiry"
        search={{ tab: 'ToCall', id: enquiry._id }}
        className={`${list.target} ${classes.name}`}
        title={enquiry.name}
      >
        {enquiry.name}
      </Link>
      <span className={classes.course} title={enquiry.course}>
        {enquiry.course}
      </span>
      <span className={classes.due}>
        <FollowUp enquiry={enquiry} />
      </span>
      <span className={classes.actions}>
        <ContactActions enquiry={enquiry} />
      </span>
    </li>
  )
}
