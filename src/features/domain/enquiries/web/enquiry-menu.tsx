import { createLazyRowMenu } from '#shared/web/ui/lazy-row-menu.tsx'

export const EnquiryMenu = createLazyRowMenu(
  () => import('./open-enquiry-menu.tsx').then((module) => module.OpenEnquiryMenu),
  ({ enquiry }) => enquiry.name,
)
