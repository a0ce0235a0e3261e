import type { ComponentProps, MouseEvent } from 'react'
import { useMay } from '#shared/web/may.ts'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { openFeeDrawer } from './fee-drawer-store.ts'

type Props = { studentId: string } & Pick<
  ComponentProps<typeof ButtonLink>,
  'aria-keyshortcuts' | 'aria-label' | 'children' | 'className' | 'leftSection' | 'rightSection' | 'size'
>

/** Opens the fee form over the page, or in a new tab or window as any link. */
export function AddFeeLink({ studentId, ...props }: Props) {
  const may = useMay()
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    openFeeDrawer(studentId)
  }
  return may('fees.take') && <ButtonLink {...props} to="/hr/add-fees" search={{ id: studentId }} onClick={open} />
}
