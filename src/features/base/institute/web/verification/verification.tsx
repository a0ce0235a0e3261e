import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconPencil } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Alert } from '#shared/web/ui/elements/alert.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { PhoneText } from '#shared/web/ui/phone-text.tsx'
import { useInstitute } from '../use-institute.ts'
import classes from './verification.module.css'

/** The QR code of a paper leads here. */
export function VerificationPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={classes.page}>
      <PageHeader title={title} />
      <Panel>{children}</Panel>
    </div>
  )
}

const LOOKS = {
  genuine: { color: 'teal', Icon: IconCircleCheck, role: 'status' },
  changed: { color: 'yellow', Icon: IconPencil, role: 'status' },
  invalid: { color: 'red', Icon: IconCircleX, role: 'status' },
  unknown: { color: 'red', Icon: IconAlertTriangle, role: 'alert' },
} as const

type VerdictProps = { verdict: keyof typeof LOOKS; title: string; text: string }

export function Verdict({ verdict, title, text }: VerdictProps) {
  const { color, Icon, role } = LOOKS[verdict]
  return (
    <Alert
      role={role}
      color={color}
      icon={<Icon size={32} aria-hidden />}
      title={title}
      classNames={{ icon: classes.icon ?? '', title: classes.title ?? '' }}
    >
      {text}
    </Alert>
  )
}

/** Adds the phone number of the institute. */
export function Advice({ text }: { text: string }) {
  const { name, phone } = useInstitute()
  return (
    <div>
      <Text>{text}</Text>
      {phone && (
        <Text mt="xs">
          {name}: <PhoneText number={phone} />
        </Text>
      )}
    </div>
  )
}
