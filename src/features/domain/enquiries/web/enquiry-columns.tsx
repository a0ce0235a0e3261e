import type { ComponentProps } from 'react'
import type { Enquiry } from '#features/domain/enquiries/contract/enquiries.contract.ts'
import { formatPhone } from '#shared/contract/phone-number.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useIdentity } from '#shared/web/use-identity.ts'
import { useChosenColumns } from '#shared/web/ui/column-chooser.tsx'
import type { Column } from '#shared/web/ui/data-table.tsx'
import { DayText } from '#shared/web/ui/day-text.tsx'
import { createLazyMenu } from '#shared/web/ui/lazy-menu.tsx'
import { ENQUIRIES_PER_PAGE } from './enquiries.queries.ts'
import classes from './enquiry-columns.module.css'
import { EnquiryLink, type EnquiryLinkTarget } from './enquiry-link.tsx'
import { EnquiryStatusBadges, PlacedBadge } from './enquiry-status-badge.tsx'
import { FollowUp } from './follow-up.tsx'
import type { OpenStatusMenu } from './open-status-menu.tsx'
import { StatusButton } from './status-button.tsx'
import type { EnquiryActions } from './use-enquiry-actions.ts'
import type { OpenEnquiry } from './use-open-enquiry.ts'

type EnquiryColumn = Column<Enquiry>
type Rows = { enquiries: readonly Enquiry[]; page: number; link: EnquiryLinkTarget }

/** These columns fit a screen of 1280 px. The side panel has them all. */
const SHOWN_BY_DEFAULT = {
  hr: ['course', 'followUp', 'date'],
  admin: ['contact', 'course', 'remark'],
}

/** The status is changed in its row, with `changeStatus`. */
export function useHrColumns(
  rows: Rows,
  changeStatus: EnquiryActions['changeStatus'] | undefined,
  beside: OpenEnquiry['beside'],
) {
  const { t } = useTranslation(['enquiries', 'words'])
  const account = useIdentity('hr')?._id ?? ''
  const { no, course, date, ...more } = useCommonColumns(rows)
  const status: EnquiryColumn = {
    key: 'status',
    header: t('words:status'),
    width: 100,
    cell: (enquiry) =>
      changeStatus ? (
        <StatusMenu enquiry={enquiry} changeStatus={changeStatus} />
      ) : (
        <EnquiryStatusBadges enquiry={enquiry} />
      ),
  }
  const name: EnquiryColumn = {
    key: 'name',
    header: t('words:name'),
    primary: true,
    cell: (enquiry) => (
      <>
        <EnquiryLink enquiry={enquiry} {...rows.link} /> <PlacedBadge enquiry={enquiry} />
      </>
    ),
  }
  const followUp: EnquiryColumn = {
    key: 'followUp',
    header: t('followUp'),
    width: 100,
    cell: (enquiry) => <FollowUp enquiry={enquiry} />,
  }
  const choosable = [course, followUp, date, ...Object.values(more)]
  const { shown, chosen, choose } = useChosenColumns(`enquiry-columns:${account}`, choosable, SHOWN_BY_DEFAULT.hr)
  return {
    columns: beside ? [status, name, ...(beside === 'wide' ? [course] : []), followUp] : [no, status, name, ...shown],
    chooser: { columns: choosable, chosen, onChoose: choose },
  }
}

const LazyMenu = createLazyMenu(() => import('./open-status-menu.tsx').then((module) => module.OpenStatusMenu), {
  preload: true,
})

const StatusMenu = (props: ComponentProps<typeof OpenStatusMenu>) => (
  <LazyMenu menu={props} button={(button) => <StatusButton enquiry={props.enquiry} {...button} />} />
)

/** The columns are in the order of the specified list. */
export function useAdminColumns(rows: Rows, beside: OpenEnquiry['beside']) {
  const { t } = useTranslation('words')
  const account = useIdentity('admin')?._id ?? ''
  const { no, date, qualification, address, contact, course, ...more } = useCommonColumns(rows)
  const name: EnquiryColumn = {
    key: 'name',
    header: t('name'),
    primary: true,
    width: 240,
    cell: (enquiry) => (
      <div className={classes.person}>
        <EnquiryLink enquiry={enquiry} {...rows.link} /> <span className={classes.mail}>{enquiry.mailId}</span>
      </div>
    ),
  }
  const status: EnquiryColumn = {
    key: 'status',
    header: t('status'),
    cell: (enquiry) => <EnquiryStatusBadges enquiry={enquiry} />,
  }
  const choosable = [qualification, address, contact, course, ...Object.values(more)]
  const { shown, chosen, choose } = useChosenColumns(`enquiry-columns:${account}`, choosable, SHOWN_BY_DEFAULT.admin)
  return {
    columns: beside ? [date, name, ...(beside === 'wide' ? [course] : []), status] : [no, date, name, ...shown, status],
    chooser: { columns: choosable, chosen, onChoose: choose },
  }
}

function useCommonColumns({ enquiries, page }: Rows) {
  const { t } = useTranslation(['enquiries', 'students', 'words'])
  const firstNumber = (page - 1) * ENQUIRIES_PER_PAGE + 1
  const modes = { online: t('students:online'), offline: t('students:offline') }
  return {
    no: {
      key: 'no',
      header: t('words:number'),
      cell: (enquiry) => firstNumber + enquiries.indexOf(enquiry),
    },
    date: {
      key: 'date',
      header: t('words:date'),
      width: 100,
      quiet: true,
      cell: ({ date }) => <DayText day={date} />,
    },
    course: { key: 'course', header: t('interestedCourse'), grow: true, quiet: true, cell: ({ course }) => course },
    qualification: {
      key: 'qualification',
      header: t('qualification'),
      width: 112,
      fixed: true,
      cell: ({ qualification }) => qualification,
    },
    address: { key: 'address', header: t('words:address'), width: 168, fixed: true, cell: ({ address }) => address },
    contact: {
      key: 'contact',
      header: t('words:contact'),
      cell: ({ contact, altContact }) => {
        const numbers = [contact, altContact].filter((number) => number !== null)
        return numbers.length === 0 ? '–' : numbers.map(formatPhone).join(', ')
      },
    },
    enquiryMode: {
      key: 'enquiryMode',
      header: t('enquiryMode'),
      cell: ({ Enquirymode }) => modes[Enquirymode as keyof typeof modes] ?? '–',
    },
    learningMode: {
      key: 'learningMode',
      header: t('learningMode'),
      cell: ({ mode }) => modes[mode as keyof typeof modes],
    },
    ref: { key: 'ref', header: t('reference'), width: 128, fixed: true, cell: ({ ref }) => ref ?? '–' },
    remark: { key: 'remark', header: t('words:remark'), grow: true, quiet: true, cell: ({ remark }) => remark ?? '–' },
  } satisfies Record<string, EnquiryColumn>
}
