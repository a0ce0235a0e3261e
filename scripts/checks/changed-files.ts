import { execFileSync } from 'node:child_process'

/**
 * Lists the files changed since `ref`, including uncommitted ones. Without `ref`, it lists those changed since the last
 * commit, or in it if nothing changed since.
 */
export function listChangedFiles(ref?: string): string[] {
  if (ref !== undefined) return [...git('diff', '--name-only', ref), ...listUntracked()]
  const uncommitted = [...git('diff', '--name-only', 'HEAD'), ...listUntracked()]
  return uncommitted.length > 0 ? uncommitted : git('diff', '--name-only', 'HEAD~1', 'HEAD')
}

const listUntracked = () => git('ls-files', '--others', '--exclude-standard')

function git(...args: string[]): string[] {
  const output = execFileSync('git', ['-c', 'core.quotePath=false', ...args], { encoding: 'utf8' })
  return output.split('\n').filter((line) => line !== '')
}
