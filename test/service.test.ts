import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isOpenToOthers } from '#app/server/doctor/is-open-on-windows.ts'
import { buildUnit, quote } from '#app/server/service/systemd-unit.ts'
import { buildTask } from '#app/server/service/windows-task.ts'

const HARDENED = /^(?:Protect|Private|Restrict|NoNew|Capability|UMask|Lock|RemoveIPC|SystemCall)\w*=.*$/gm
const unit = buildUnit({
  account: 'munshi',
  directory: '/tmp',
  dataDir: '/tmp',
  port: 3000,
  host: '127.0.0.1',
  command: ['/bin/echo', '100%', 'a "b"'].map(quote).join(' '),
})

test('the unit of munshi service is hardened as the one for several machines', () => {
  const several = readFileSync('deploy/systemd/munshi@.service', 'utf8').match(HARDENED)
  expect(several?.length).toBeGreaterThan(20)
  expect(unit.match(HARDENED)).toEqual(several)
})

test.skipIf(spawnSync('systemd-analyze', ['--version']).status !== 0)(
  'systemd-analyze accepts the unit of munshi service, also with characters that systemd reads in its own way',
  () => {
    const directory = mkdtempSync(join(tmpdir(), 'munshi-unit-'))
    const file = join(directory, 'munshi.service')
    writeFileSync(file, unit)
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' })
    rmSync(directory, { recursive: true })
    expect(stderr.split('\n').filter((line) => line.includes(directory))).toEqual([])
    expect(status).toBe(0)
  },
)

const options = { dataDir: 'C:\\ProgramData\\R & D', port: 80, directory: 'C:\\a', node: 'C:\\node.exe' }

test.each([
  {
    installed: 'by the installer, for the network',
    over: { launcher: 'C:\\Program Files\\Munshi\\munshi.cmd', isForNetwork: true },
    command:
      '/d /s /c "set "MUNSHI_SERVICE=1" && set "DATA_DIR=C:\\ProgramData\\R & D" && set "PORT=80" && set "HOST=0.0.0.0" && ' +
      'call "C:\\Program Files\\Munshi\\munshi.cmd" start >> "C:\\ProgramData\\R & D\\munshi.log" 2>&1"',
  },
  {
    installed: 'from source, for this computer alone',
    over: { launcher: undefined, isForNetwork: false },
    command:
      '/d /s /c "set "MUNSHI_SERVICE=1" && set "DATA_DIR=C:\\ProgramData\\R & D" && set "PORT=80" && ' +
      '"C:\\node.exe" "C:\\a\\bin\\munshi.mjs" start >> "C:\\ProgramData\\R & D\\munshi.log" 2>&1"',
  },
])('the task of Windows $installed runs the app without a time limit and with few rights', ({ over, command }) => {
  const task = buildTask({ ...options, ...over })
  const [, text = ''] = /<Arguments>(.*)<\/Arguments>/.exec(task) ?? []
  const unescaped = text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
  expect(unescaped).toBe(command)
  expect(task).toContain('<UserId>S-1-5-19</UserId>')
  expect(task).toContain('<ExecutionTimeLimit>PT0S</ExecutionTimeLimit>')
  expect(task).toContain('<BootTrigger>')
})

test.each([
  ['the account, the system and administrators', 'D:PAI(A;;FA;;;SY)(A;;FA;;;BA)(A;;FA;;;S-1-5-21-1-2-3-1001)', false],
  ['signed-in users, by inheritance', 'D:AI(A;ID;FA;;;SY)(A;ID;0x1301bf;;;AU)', true],
  ['nobody of the users, to whom it is denied', 'D:PAI(D;;FA;;;BU)(A;;FA;;;SY)', false],
])('munshi doctor tells the rights of a file of Windows: %s', (_who, rights, isOpen) => {
  expect(isOpenToOthers(`secret-key\r\n${rights}\r\n`)).toBe(isOpen)
})
