import type { MouseEvent } from 'react'
import { ExternalLink } from './ui/links.tsx'
import { READING_MS, toast } from './ui/toast.ts'

/** Returns the props of a link to a chat that is recorded before the chat opens. The address can still be copied. */
export function chatTarget(href: string, record: () => void) {
  const recordInstead = (event: MouseEvent) => {
    if (event.button > 1) return
    event.preventDefault()
    record()
  }
  const link = { component: 'a' as const, href, target: '_blank', rel: 'noopener noreferrer' }
  return { ...link, onClick: recordInstead, onAuxClick: recordInstead }
}

/** The toast links to the chat, for browsers that open no window after a request. */
export function openChat(href: string, { recorded, link }: { recorded: string; link: string }): void {
  window.open(href, '_blank', 'noopener,noreferrer')
  toast.success(recorded, READING_MS, { action: <ExternalLink href={href}>{link}</ExternalLink>, replaces: 'chat' })
}
