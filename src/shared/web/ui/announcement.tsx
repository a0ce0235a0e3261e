import { VisuallyHidden } from '@mantine/core'

/** Text that screen readers read out when it changes. Rendered empty at first, as the first text is not read out. */
export function Announcement({ text }: { text: string }) {
  return <VisuallyHidden aria-live="polite">{text}</VisuallyHidden>
}
