import { truncate } from '#shared/web/cut.ts'
import type { Project } from '../contract/projects.contract.ts'

export const withoutScheme = (link: string) => link.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')

/** What a project is called in a label or a question: its link, short enough to be read out. */
export const projectName = ({ project }: Project): string => truncate(withoutScheme(project), 36)
