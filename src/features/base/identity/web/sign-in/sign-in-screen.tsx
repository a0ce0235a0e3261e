import { Alert, Button, Checkbox, Text } from '@mantine/core'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { FEW_RECOVERY_CODES, SignInForm } from '#features/base/identity/contract/identity.contract.ts'
import { useInstitute } from '#features/base/institute/web/public.ts'
import type { Role } from '#shared/contract/endpoint.ts'
import { ApiError } from '#shared/web/api-error.ts'
import { ContractForm, SaveButton } from '#shared/web/form/contract-form.tsx'
import { PasswordField, TextField } from '#shared/web/form/fields.tsx'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { usePageTitle } from '#shared/web/product.tsx'
import { READING_MS, toast } from '#shared/web/ui/toast.ts'
import { TextLink } from '#shared/web/ui/links.tsx'
import { getReturnPath } from './return-path.ts'
import classes from './sign-in-screen.module.css'
import { AuthCard } from './auth-card.tsx'
import { useEarlyInput } from './early-input.ts'
import { useSignIn } from '../identity.queries.ts'
import { forgetSignIn, readRememberedSignIn, rememberSignIn } from './remembered-sign-in.ts'
import { TwoFactorCodeField } from '../two-factor/two-factor-code-field.tsx'
import { TWO_FACTOR_PATHS } from '../two-factor/two-factor-paths.ts'
import { UserTypeField } from './user-type-field.tsx'

type Props = {
  /** Called once an email is filled in, and when the user type changes. */
  onTyping?: (role: '' | Role) => void
}

export function SignInScreen({ onTyping }: Props) {
  const { t } = useTranslation(['identity', 'institute'])
  const { name, selfRegistration, setUp } = useInstitute()
  const openArea = useOpenArea()
  const returnTo = useLocation({ select: ({ state }) => state.returnTo })
  const signIn = useSignIn()
  const [remembered] = useState(readRememberedSignIn)
  const [isRemembering, setRemembering] = useState(remembered !== null)
  const [isWrong, setWrong] = useState(false)
  const [needsCode, setNeedsCode] = useState(false)
  const [isLimited, setLimited] = useState(false)
  const [isCodeWrong, setCodeWrong] = useState(false)
  usePageTitle(t('signIn'))
  const form = useContractForm({
    schema: SignInForm,
    initialValues: { email: remembered?.email ?? '', password: '', role: remembered?.role ?? '', code: '' },
    guard: false,
    toBody: ({ code, ...credentials }) => (needsCode ? { ...credentials, code } : credentials),
    send: async (credentials) => {
      toast.clear()
      setWrong(false)
      setCodeWrong(false)
      const signedIn = await signIn.mutateAsync(credentials).catch((error: unknown) => {
        if (isProblem(error, 'code_required')) return null
        throw error
      })
      if (signedIn === null) return null
      if (isRemembering) rememberSignIn(credentials)
      else forgetSignIn()
      return signedIn
    },
    onSaved: (signedIn) => (signedIn === null ? setNeedsCode(true) : openArea(signedIn, returnTo)),
    failureTitle: t('signInFailed'),
    onFailed: (error) => {
      setCodeWrong(isProblem(error, 'wrong_code'))
      setLimited(isProblem(error, 'too_many'))
      if (isProblem(error, 'wrong_code')) return
      toast.error(error.message || t('signInFailed'), 30_000)
      setWrong(error.status === 401)
      // The password may have been changed, for example.
      if (error.status === 401) setNeedsCode(false)
    },
  })
  useEarlyInput((early) => {
    for (const name of ['email', 'password', 'role'] as const) form.set(name, early.values[name])
    setRemembering(early.isRemembering)
  })
  const notifyTyping = useEffectEvent((role: '' | Role) => onTyping?.(role))
  const role = form.values.role as '' | Role
  const isTyping = form.values.email !== ''
  useEffect(() => {
    if (isTyping) notifyTyping(role)
  }, [role, isTyping])
  // The page does not tell which of the three is wrong.
  const fields = isWrong ? { ...form, errors: { email: true, password: true, role: true, ...form.errors } } : form
  const links = (
    <>
      <TextLink to="/forget-password" underline="always">
        {t('forgotPassword')}
      </TextLink>
      <TextLink to="/privacy" underline="always">
        {t('privacyNotice')}
      </TextLink>
      {selfRegistration && (
        <Text c="dimmed">
          {t('newHere')}{' '}
          <TextLink to="/register" underline="always">
            {t('register')}
          </TextLink>
        </Text>
      )}
    </>
  )
  const goBack = () => {
    form.set('code', '')
    setNeedsCode(false)
  }
  // The field shows why.
  const shownForm = isCodeWrong ? { ...form, failure: null } : form
  const focusesPassword = remembered !== null || form.values.password !== ''
  return (
    <AuthCard title={needsCode ? t('institute:twoFactor') : t('welcome', { product: name })} links={links}>
      {!setUp && <Alert color="yellow">{t('notSetUp')}</Alert>}
      {isLimited && (
        <TextLink to="/new-browser" underline="always">
          {t('newBrowserTitle')}
        </TextLink>
      )}
      {/* The key moves the focus to the first field of each step. */}
      <ContractForm key={needsCode ? 'code' : 'password'} form={shownForm} label={t('signIn')}>
        {needsCode ? (
          <TwoFactorCodeField form={form} description={t('signInCodeHint')} autoFocus />
        ) : (
          <>
            <TextField
              form={fields}
              name="email"
              label={t('email')}
              type="email"
              autoComplete="username"
              required
              autoFocus={!focusesPassword}
            />
            <PasswordField
              form={fields}
              name="password"
              label={t('password')}
              autoComplete="current-password"
              required
              autoFocus={focusesPassword}
            />
            <UserTypeField form={fields} />
            <Checkbox
              label={t('rememberSignIn')}
              classNames={{ body: classes.remember }}
              checked={isRemembering}
              onChange={(event) => setRemembering(event.currentTarget.checked)}
            />
          </>
        )}
        <SaveButton form={form} fullWidth mt="xs">
          {t('signIn')}
        </SaveButton>
        {needsCode && (
          <Button variant="default" fullWidth onClick={goBack}>
            {t('back')}
          </Button>
        )}
      </ContractForm>
    </AuthCard>
  )
}

const isProblem = (error: unknown, code: string) => error instanceof ApiError && error.problem.code === code

type SignedIn = Awaited<ReturnType<ReturnType<typeof useSignIn>['mutateAsync']>>

/** Opens the requested page of the area, or first the page to set up two-factor sign-in. */
function useOpenArea() {
  const { t } = useTranslation('identity')
  const navigate = useNavigate()
  return ({ area, mustSetUpTwoFactor, recoveryCodesLeft }: SignedIn, returnTo: string | undefined) => {
    toast.clear()
    const href = getReturnPath(area, returnTo)
    if (area === 'user') return navigate({ href, replace: true })
    const path = TWO_FACTOR_PATHS[area]
    if (recoveryCodesLeft !== undefined)
      toast.success(t('signedInWithRecoveryCode', { count: recoveryCodesLeft }), READING_MS, {
        ...(recoveryCodesLeft <= FEW_RECOVERY_CODES && { detail: t('fewCodes') }),
      })
    return mustSetUpTwoFactor
      ? navigate({ to: path, replace: true, state: { returnTo: href } })
      : navigate({ href, replace: true })
  }
}
