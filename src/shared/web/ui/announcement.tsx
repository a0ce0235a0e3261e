import { VisuallyHidden } from './elements/visually-hidden.tsx'

/** Screen readers read the text out when it changes. Render it empty at first, as the first text is not read out. */
export function Announcement({ text }: { text: string }) {
  return <VisuallyHidden aria-live="polite">{text}</VisuallyHidden>
}
