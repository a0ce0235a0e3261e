import type { ReactNode } from 'react'
import { useToday } from '#features/base/institute/web/public.ts'
import { dateFormat } from '#shared/contract/intl-formats.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { DayText } from '#shared/web/ui/day-text.tsx'

export function DayLine({ children }: { children?: ReactNode }) {
  const { language } = useTranslation().i18n
  const today = useToday()
  const weekday = dateFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(new Date(today))
  return (
    <>
      {weekday} <DayText day={today} />
      {children && <>. {children}</>}
    </>
  )
}
