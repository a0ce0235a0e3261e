import { expect, test } from 'vitest'
import { createJpeg, createPng } from '#testing/server/images.ts'
import { areWhole } from './decode-images.ts'

/** The thread of a busy machine: it starts after the time that an image has. */
const LATE = `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3500)
await import(${JSON.stringify(new URL('./decode-worker.ts', import.meta.url).href)})`

test('areWhole accepts whole images when the thread takes longer to start than an image may take', async () => {
  const images = [createPng({ width: 31, height: 7 }), createJpeg({ width: 31, height: 7 })]
  const late = new URL(`data:text/javascript,${encodeURIComponent(LATE)}`)
  expect(await areWhole(images, late)).toEqual([true, true])
})

test('areWhole rejects a damaged image beside a whole one', async () => {
  const images = [createPng({ width: 32, height: 7 }).subarray(0, -12), createPng({ width: 33, height: 7 })]
  expect(await areWhole(images)).toEqual([false, true])
})
