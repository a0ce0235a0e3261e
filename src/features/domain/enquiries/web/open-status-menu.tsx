import type { Enquiry } from '#features/domain/enquiries/contract/enquiries.contract.ts'
import { useOpenOnMount } from '#shared/web/ui/use-open-on-mount.ts'
import { RowMenu } from '#shared/web/ui/row-menu.tsx'
import { StatusButton } from './status-button.tsx'
import { StatusItems } from './status-items.tsx'
import type { EnquiryActions } from './use-enquiry-actions.ts'

type Props = { enquiry: Enquiry; changeStatus: EnquiryActions['changeStatus'] }

export function OpenStatusMenu(props: Props) {
  const { menuProps, button } = useOpenOnMount()
  const target = <StatusButton ref={button} enquiry={props.enquiry} />
  return (
    <RowMenu name={props.enquiry.name} target={target} menuProps={menuProps}>
      <StatusItems {...props} />
    </RowMenu>
  )
}
