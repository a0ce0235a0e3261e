import { createLink } from '../router/router.ts'
import { IconPencil } from '@tabler/icons-react'
import { ActionIcon } from './elements/action-icon.tsx'
import type { PropsOf } from './links.tsx'

export const EditLink = createLink(({ label, ...props }: PropsOf<typeof ActionIcon<'a'>> & { label: string }) => (
  <ActionIcon {...props} component="a" variant="subtle" color="gray" aria-label={label} title={label}>
    <IconPencil size={17} aria-hidden />
  </ActionIcon>
))
