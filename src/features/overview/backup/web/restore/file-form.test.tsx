import { expect, test } from 'vitest'
import type { UploadState } from '#features/overview/backup/contract/upload.contract.ts'
import { PART_BYTES, type UploadPart } from '#features/overview/backup/contract/upload.contract.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { FileForm } from './file-form.tsx'

const FILE = new File([new Uint8Array(2 * PART_BYTES + 5).fill(7)], 'munshi-2026-11-20T20-30-00-000Z.tar.gz')

function choose(file: File) {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!
  const transfer = new DataTransfer()
  transfer.items.add(file)
  input.files = transfer.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

test('FileForm: sends a file in parts, and after a failure those that are missing', async () => {
  const parts: UploadPart[] = []
  let states: UploadState[] = []
  const send = async (part: UploadPart) => {
    parts.push(part)
    if (parts.length === 2) throw new Error('The server cannot be reached.')
    return { bytes: 0, encrypted: false }
  }
  const { screen } = await renderScreen(<FileForm send={send} onSent={(state) => (states = [...states, state])} />)

  choose(FILE)
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/cannot be reached/)
  await expect.element(screen.getByText('49 % is on the server')).toBeVisible()
  await screen.getByRole('button', { name: 'Send the rest' }).click()

  await expect.element(screen.getByText('100 % is on the server')).toBeVisible()
  expect(parts.map(({ part, content }) => [part, content.length])).toEqual([
    [0, 349528],
    [1, 349528],
    [1, 349528],
    [2, 8],
  ])
  expect(new Set(parts.map(({ upload }) => upload)).size).toBe(1)
  expect(states).toEqual([{ bytes: 0, encrypted: false }])
})
