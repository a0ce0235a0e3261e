import { IconInfoCircle } from '@tabler/icons-react'
import { type MouseEvent, type ReactNode, useEffect } from 'react'
import type { HelpTopic } from '#shared/contract/help-topics.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { getAreaOfPath } from '#shared/web/identity-store.ts'
import { Link, type LinkProps } from '#shared/web/router/router.ts'
import { Code, Title } from '#shared/web/ui/elements/text.tsx'
import { useIdentity } from '#shared/web/use-identity.ts'
import type { Block, Inline } from '../contract/guide.ts'
import classes from './guide-text.module.css'
import { sectionId } from './sections.ts'

type Props = {
  blocks: readonly Block[]
  /** Scrolls to it at first. */
  section?: number | undefined
  /** Shows another topic in the same place. Without it, links open its page. */
  onTopic?: ((topic: HelpTopic) => void) | undefined
}

export function GuideText({ blocks, section, onTopic }: Props) {
  const { i18n } = useTranslation()
  useEffect(() => {
    if (section === undefined) return
    const heading = document.getElementById(sectionId(section))
    heading?.scrollIntoView()
    heading?.focus({ preventScroll: true })
  }, [section])
  const headings = blocks.filter((block) => 'heading' in block)
  return (
    <div lang={i18n.language} className={classes.text}>
      {blocks.map((block, index) => (
        <BlockView
          // oxlint-disable-next-line no-array-index-key -- the blocks have no other identity and never move
          key={index}
          block={block}
          id={'heading' in block ? sectionId(headings.indexOf(block)) : undefined}
          onTopic={onTopic}
        />
      ))}
    </div>
  )
}

type BlockProps = { block: Block; id: string | undefined; onTopic: Props['onTopic'] }

function BlockView({ block, id, onTopic }: BlockProps) {
  const render = (inlines: Inline[]): ReactNode =>
    inlines.map((inline, index) => (
      // oxlint-disable-next-line no-array-index-key -- the parts have no other identity and never move
      <InlineView key={index} inline={inline} onTopic={onTopic} />
    ))
  const renderItems = (items: Inline[][]) =>
    // oxlint-disable-next-line no-array-index-key -- the steps have no other identity and never move
    items.map((item, index) => <li key={index}>{render(item)}</li>)
  if ('heading' in block)
    return (
      <Title order={2} id={id} tabIndex={-1}>
        {block.heading}
      </Title>
    )
  if ('steps' in block) return <ol>{renderItems(block.steps)}</ol>
  if ('points' in block) return <ul>{renderItems(block.points)}</ul>
  if ('note' in block)
    return (
      <div className={classes.note}>
        <IconInfoCircle size={18} stroke={1.75} aria-hidden />
        <p>{render(block.note)}</p>
      </div>
    )
  if ('picture' in block)
    return (
      <figure>
        <img src={block.picture} alt="" loading="lazy" />
        <figcaption>{block.caption}</figcaption>
      </figure>
    )
  return <p>{render(block.paragraph)}</p>
}

function InlineView({ inline, onTopic }: { inline: Inline; onTopic: Props['onTopic'] }) {
  if (typeof inline === 'string') return inline
  if ('bold' in inline) return <strong>{inline.bold}</strong>
  if ('code' in inline) return <Code>{inline.code}</Code>
  if ('control' in inline) return <Control name={inline.control} to={inline.to} />
  const show = (event: MouseEvent) => {
    if (!onTopic || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onTopic(inline.topic)
  }
  return (
    <Link to="/help/$topic" params={{ topic: inline.topic }} onClick={show}>
      {inline.text}
    </Link>
  )
}

/** Leads to the screen if the reader is signed in where it is. */
function Control({ name, to }: { name: string; to: string | undefined }) {
  const isAllowed = useIdentity(to === undefined ? null : getAreaOfPath(to)) !== null
  const label = <strong className={classes.control}>{name}</strong>
  return to !== undefined && isAllowed ? <Link to={to as NonNullable<LinkProps['to']>}>{label}</Link> : label
}
