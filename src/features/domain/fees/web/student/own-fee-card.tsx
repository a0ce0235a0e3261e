import type { ComponentProps, ReactNode } from 'react'
import { StudentMoney } from '#features/domain/students/web/page/public.ts'
import { Panel } from '#shared/web/ui/panel.tsx'

type Props = { figures: ComponentProps<typeof StudentMoney>['student']; children?: ReactNode }

/** Hide it until the registration is approved, which sets the fee. */
export function OwnFeeCard({ figures, children }: Props) {
  return (
    <Panel flush>
      <StudentMoney student={figures} large>
        {children}
      </StudentMoney>
    </Panel>
  )
}
