import { getReturnPath } from '#features/base/identity/web/sign-in/return-path.ts'
import { startSignInForm } from '#features/base/identity/web/sign-in/sign-in-form.ts'
import { showNotice } from '#features/base/identity/web/sign-in/sign-in-notice.ts'
import { TWO_FACTOR_PATHS } from '#features/base/identity/web/two-factor/two-factor-paths.ts'
import { takeHandover } from '#shared/web/sign-in-handover.ts'
import { showWhenOffline } from './offline.ts'
import type { openApp } from './open-app.ts'
import { preloadApp } from './preload-app.ts'
import { startLanguage, startScheme } from './preferences.ts'
import { showInstitute } from './show-institute.ts'

export async function showSignIn(open: typeof openApp): Promise<void> {
  startScheme()
  await startLanguage()
  // page-start.js hides the form while it is not in the chosen language.
  delete document.documentElement.dataset['start']
  const { returnTo, notice } = takeHandover()
  startSignInForm({
    onTyping: preloadApp,
    onSignedIn: ({ area, mustSetUpTwoFactor, recoveryCodesLeft }) => {
      const path = getReturnPath(area, returnTo)
      const isFirst = mustSetUpTwoFactor && area !== 'user'
      void open(isFirst ? TWO_FACTOR_PATHS[area] : path, { ...(isFirst && { returnTo: path }), recoveryCodesLeft })
    },
  })
  if (notice) showNotice(notice)
  showWhenOffline()
  await showInstitute()
}
