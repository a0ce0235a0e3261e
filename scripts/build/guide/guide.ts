import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { HELP_TOPICS } from '../../../src/shared/contract/help-topics.ts'
import { LANGUAGES } from '../../../src/shared/contract/messages.ts'
import { pathOfTopic, readIndex, readTopic } from './read-topic.ts'

const MODULE = 'virtual:guide'

/** Provides the guide as data: for each language the list of its topics, and a file for each topic. */
export const guide: Plugin = {
  name: 'guide',
  resolveId: (id) => (id.startsWith(MODULE) ? `\0${id}` : undefined),
  load(id) {
    if (id === `\0${MODULE}`) return `export const guide = { ${LANGUAGES.map(writeLoaders).join(', ')} }`
    for (const language of LANGUAGES) {
      if (id === `\0${MODULE}/${language}`) return `export const index = ${JSON.stringify(readIndex(language))}`
      const topic = HELP_TOPICS.find((name) => id === `\0${MODULE}/${language}/${name}`)
      if (!topic) continue
      this.addWatchFile(resolve(pathOfTopic(language, topic)))
      return writeTopic(readTopic(language, topic))
    }
    return undefined
  },
}

function writeLoaders(language: string): string {
  const load = (path: string) => `() => import('${MODULE}/${language}${path}')`
  const topics = HELP_TOPICS.map((topic) => `'${topic}': ${load(`/${topic}`)}`)
  return `${language}: { index: ${load('')}, topics: { ${topics.join(', ')} } }`
}

/** A picture becomes the address of its file in the build. */
function writeTopic(topic: ReturnType<typeof readTopic>): string {
  const names = topic.blocks.flatMap((block) => ('picture' in block ? block.picture : []))
  const imports = names.map(
    (name, index) => `import p${index} from ${JSON.stringify(resolve('docs/images/guide', name))}`,
  )
  const code = JSON.stringify(topic).replaceAll(
    /"picture":"([^"]+)"/g,
    (_, name: string) => `"picture":p${names.indexOf(name)}`,
  )
  return `${imports.join('\n')}\nexport const topic = ${code}`
}
