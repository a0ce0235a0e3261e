import type { HelpTopic } from '#shared/contract/help-topics.ts'

/** `control` is the name of a button, field or menu of the product; `to` is the path of the screen that it opens. */
export type Inline =
  | string
  | { bold: string }
  | { code: string }
  | { control: string; to?: string }
  | { topic: HelpTopic; text: string }

export type Block =
  | { heading: string }
  | { paragraph: Inline[] }
  | { steps: Inline[][] }
  | { points: Inline[][] }
  | { note: Inline[] }
  | { picture: string; caption: string }

/** The summary is the first paragraph. */
export type GuideTopic = { title: string; summary: string; blocks: Block[] }

/** The headings of a topic in order, with the names of buttons and fields in the text below each. */
export type GuideIndex = Record<
  HelpTopic,
  { title: string; summary: string; headings: { text: string; names: string[] }[] }
>
