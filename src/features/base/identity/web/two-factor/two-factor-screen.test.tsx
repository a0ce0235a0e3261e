import { describe, expect, test, vi } from 'vitest'
import { storeIdentity } from '#shared/web/identity-store.ts'
import { toast } from '#shared/web/ui/toast.ts'
import { errorResponse, fakeServer } from '#testing/web/fake-server.ts'
import { INSTITUTE } from '#testing/web/institute.ts'
import { readQrCode } from '#testing/web/read-qr-code.ts'
import { recordSavedFiles } from '#testing/web/record-saved-files.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { TwoFactorScreen } from './two-factor-screen.tsx'

const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const URI = `otpauth://totp/S%C3%B8ren%20%26%20Co%20Institute:hari%40x.test?issuer=S%C3%B8ren%20%26%20Co%20Institute&secret=${SECRET}&algorithm=SHA1&digits=6&period=30`
const RECOVERY_CODES = Array.from({ length: 10 }, (_, index) => `1234-5678-000${index}`)
const OFF = { since: null, recoveryCodesLeft: 0, isRequired: false }
const ON = { since: '2026-11-21T04:30:00.000Z', recoveryCodesLeft: 7, isRequired: false }

async function openScreen(initial: object, responses: Record<string, object> = {}) {
  storeIdentity('hr', { _id: 'h1', token: 't1', role: 'hr', name: 'Hari', email: 'hari@x.test' })
  let status = initial
  const requests = fakeServer({
    'GET /api/institute': INSTITUTE,
    'GET /api/two-factor': () => status,
    'POST /api/two-factor': { secret: SECRET, uri: URI },
    'PUT /api/two-factor': () => {
      status = ON
      return { recoveryCodes: RECOVERY_CODES }
    },
    'POST /api/two-factor/recovery-codes': { recoveryCodes: RECOVERY_CODES },
    'DELETE /api/two-factor': () => {
      status = OFF
      return { message: 'Two-factor sign-in has been turned off.' }
    },
    ...responses,
  })
  const page = (
    <main id="content">
      <TwoFactorScreen />
    </main>
  )
  const { screen, router } = await renderScreen(page, { at: '/hr/two-factor' })
  const prove = async (button: string) => {
    await screen.getByLabelText('Code', { exact: true }).fill('123456')
    await screen.getByLabelText('Current Password').fill('correct horse')
    await screen.getByRole('form', { name: button }).getByRole('button', { name: button }).click()
  }
  const listWrites = () => requests.filter(({ method }) => method !== 'GET')
  return { screen, router, prove, listWrites }
}

describe('TwoFactorScreen while it is off', () => {
  test('shows the secret as a QR code that another library reads, and as text', async () => {
    const { screen } = await openScreen(OFF)
    await screen.getByRole('button', { name: 'Turn on' }).click()
    const qrCode = screen.getByRole('img', { name: 'QR code for the authenticator app' })
    await expect.element(qrCode).toBeVisible()
    expect(await readQrCode(qrCode.element())).toBe(URI)
    await expect.element(screen.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeVisible()
  })

  test('turns it on with a code and the password, and shows the recovery codes once', async () => {
    const { screen, prove, listWrites } = await openScreen(OFF)
    await screen.getByRole('button', { name: 'Turn on' }).click()
    await expect.element(screen.getByLabelText('Code', { exact: true })).toHaveFocus()
    await prove('Turn on')
    await expect.element(screen.getByText('1234-5678-0009')).toBeVisible()
    await expect.element(screen.getByRole('alert')).toHaveFocus()
    await expect.element(screen.getByRole('alert')).toMatchTextContent(/Each code signs you in once/)
    expect(listWrites().at(-1)?.body).toEqual({ currentPassword: 'correct horse', code: '123456' })
    await screen.getByRole('button', { name: 'I have saved them' }).click()
    await expect.element(screen.getByText('1234-5678-0009')).not.toBeInTheDocument()
    await expect.element(screen.getByRole('heading', { name: 'Two-factor sign-in is on.' })).toBeVisible()
    await expect.element(screen.getByRole('heading', { name: 'Two-factor sign-in', exact: true })).toHaveFocus()
  })

  test('shows a wrong code beside its field and keeps the input (422)', async () => {
    const error = 'This code is wrong or was used already. Enter the newest one.'
    const { screen, prove } = await openScreen(OFF, {
      'PUT /api/two-factor': errorResponse(422, { code: 'invalid', message: error, fields: { code: error } }),
    })
    await screen.getByRole('button', { name: 'Turn on' }).click()
    await prove('Turn on')
    await expect.element(screen.getByText(error)).toBeVisible()
    await expect.element(screen.getByLabelText('Code', { exact: true })).toHaveFocus()
    await expect.element(screen.getByLabelText('Current Password')).toHaveValue('correct horse')
  })

  test('shows missing input without a request', async () => {
    const { screen, listWrites } = await openScreen(OFF)
    await screen.getByRole('button', { name: 'Turn on' }).click()
    await screen.getByRole('button', { name: 'Turn on' }).click()
    await expect.element(screen.getByText('Enter the code.')).toBeVisible()
    await expect.element(screen.getByText('Enter your current password.')).toBeVisible()
    expect(listWrites()).toHaveLength(1)
  })

  test('says that the institute requires it, and continues to the requested page', async () => {
    const { screen, router, prove } = await openScreen({ ...OFF, isRequired: true })
    await router.navigate({ to: '/hr/two-factor', state: { returnTo: '/hr/StudentList?tab=Active' } } as never)
    await expect
      .element(screen.getByText('Your institute requires two-factor sign-in. Set it up to continue.'))
      .toBeVisible()
    await screen.getByRole('button', { name: 'Turn on' }).click()
    await prove('Turn on')
    await screen.getByRole('button', { name: 'I have saved them, continue' }).click()
    await expect.poll(() => router.state.location.href).toBe('/hr/StudentList?tab=Active')
  })

  test('shows loading errors with a retry', async () => {
    const { screen } = await openScreen(OFF, {
      'GET /api/two-factor': errorResponse(409, { code: 'busy', message: 'Not now.' }),
    })
    await expect.element(screen.getByText('Not now.')).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})

describe('RecoveryCodes', () => {
  async function openCodes() {
    const opened = await openScreen(ON)
    await opened.screen.getByRole('button', { name: 'Make new recovery codes' }).click()
    await opened.prove('Make new recovery codes')
    await expect.element(opened.screen.getByText('1234-5678-0000')).toBeVisible()
    return opened
  }

  test('can be downloaded as a text file with all ten codes', async () => {
    const { screen } = await openCodes()
    const saved = recordSavedFiles()
    await screen.getByRole('button', { name: 'Download' }).click()
    await expect.poll(() => saved.map(({ name }) => name)).toEqual(['recovery-codes.txt'])
    expect((await saved[0]!.text).split('\r\n')).toEqual([
      'Sunrise Institute: Recovery codes',
      '',
      ...RECOVERY_CODES,
      '',
    ])
  })

  test('can be copied', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const toastSuccess = vi.spyOn(toast, 'success')
    const { screen } = await openCodes()
    await screen.getByRole('button', { name: 'Copy' }).click()
    await expect.poll(() => toastSuccess.mock.lastCall).toEqual(['Copied'])
    expect(writeText.mock.lastCall?.[0]).toContain(RECOVERY_CODES.join('\r\n'))
  })

  test('can be printed', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {})
    const { screen } = await openCodes()
    await screen.getByRole('button', { name: 'Print' }).click()
    await expect.poll(() => print).toHaveBeenCalledOnce()
  })
})

describe('TwoFactorScreen while it is on', () => {
  test('shows since when, and how many recovery codes are left', async () => {
    const { screen } = await openScreen(ON)
    await expect.element(screen.getByText('2026-11-21 10:00')).toBeVisible()
    await expect.element(screen.getByText('7', { exact: true })).toBeVisible()
    await expect.element(screen.getByText('Make new ones before they run out.')).not.toBeInTheDocument()
  })

  test('asks for new recovery codes when two are left', async () => {
    const { screen } = await openScreen({ ...ON, recoveryCodesLeft: 2 })
    await expect.element(screen.getByText('Make new ones before they run out.')).toBeVisible()
  })

  test('turns it off with a code and the password', async () => {
    const { screen, prove, listWrites } = await openScreen(ON)
    await screen.getByRole('button', { name: 'Turn off' }).click()
    await prove('Turn off')
    await expect.element(screen.getByRole('status')).toMatchTextContent('Two-factor sign-in has been turned off.')
    await expect.element(screen.getByText('Two-factor sign-in is off.')).toBeVisible()
    expect(listWrites()).toMatchObject([
      { method: 'DELETE', body: { currentPassword: 'correct horse', code: '123456' } },
    ])
  })

  test('can be left as it is', async () => {
    const { screen, listWrites } = await openScreen(ON)
    await screen.getByRole('button', { name: 'Turn off' }).click()
    await screen.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
    expect(listWrites()).toEqual([])
  })

  test('offers no way to turn it off while the institute requires it', async () => {
    const { screen } = await openScreen({ ...ON, isRequired: true })
    await expect.element(screen.getByText(/Your institute requires two-factor sign-in, so/)).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Turn off' })).not.toBeInTheDocument()
  })
})
