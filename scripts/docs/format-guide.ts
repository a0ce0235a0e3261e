import { existsSync, readFileSync } from 'node:fs'
import { HELP_TOPICS } from '../../src/shared/contract/help-topics.ts'
import { LANGUAGE_NAMES, LANGUAGES } from '../../src/shared/contract/messages.ts'
import { fillControlNames } from '../build/guide/control-names.ts'
import { parseTopic, pathOfTopic } from '../build/guide/read-topic.ts'

/** Returns the pages of the guide with the names of the product, and their index, by file. */
export function formatGuide(): Record<string, string> {
  const pages = LANGUAGES.map((language) => ({
    language,
    topics: HELP_TOPICS.filter((topic) => existsSync(pathOfTopic(language, topic))).map((topic) => {
      const path = pathOfTopic(language, topic)
      const text = fillControlNames(readFileSync(path, 'utf8'), language, path)
      return { topic, path, text, title: parseTopic(text, path).title }
    }),
  }))
  const lists = pages.map(({ language, topics }) =>
    [
      `## ${LANGUAGE_NAMES[language]}`,
      topics.map(({ topic, title }) => `- [${title}](${language}/${topic}.md)`).join('\n'),
    ].join('\n\n'),
  )
  return {
    ...Object.fromEntries(pages.flatMap(({ topics }) => topics.map(({ path, text }) => [path, text]))),
    'docs/guide/README.md': `${[INTRODUCTION, ...lists].join('\n\n')}\n`,
  }
}

const INTRODUCTION = `# Guide

For owners, clerks and students. Munshi shows these pages at \`/help\` in the language of the reader, and beside each screen with the button '?' or the
key F1. \`npm run docs\` writes this list, and the names of buttons and menus into the pages: \`[](fees:addFee)\` becomes the name that the product has in
that language. How to write a page: [0132](../decisions/0132-help-from-the-guide.md).`
