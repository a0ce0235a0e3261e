import { IconBrandWhatsapp, IconPhone } from '@tabler/icons-react'
import { useInstitute } from '#features/base/institute/web/public.ts'
import type { StudentDashboard } from '#features/domain/students/contract/student-dashboard.ts'
import { formatPhone } from '#shared/contract/phone-number.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { chatLink, telLink } from '#shared/web/phone-links.ts'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import classes from './institute-contact.module.css'

/** The institute has one number, for calls and for WhatsApp. One that cannot be dialled is shown as text. */
export function InstituteContact({ dashboard: { student } }: { dashboard: StudentDashboard }) {
  const { t } = useTranslation(['dashboard', 'words'])
  const { fname, lname, batch } = student
  const { name, address, phone } = useInstitute()
  const tel = telLink(phone)
  const chat = chatLink(phone, t('chatGreeting', { name: `${fname} ${lname}`, batch }))
  return (
    <Panel title={name} plain>
      <p className={classes.address}>{address}</p>
      {tel === null || chat === null ? (
        <p>{phone}</p>
      ) : (
        <div className={classes.buttons}>
          <Button component="a" href={tel} variant="default" leftSection={<IconPhone size={16} aria-hidden />}>
            {t('call', { number: formatPhone(phone) })}
          </Button>
          <Button
            component="a"
            href={chat}
            target="_blank"
            rel="noopener noreferrer"
            variant="default"
            leftSection={<IconBrandWhatsapp size={16} aria-hidden />}
          >
            {t('words:whatsApp')}
          </Button>
        </div>
      )}
    </Panel>
  )
}
