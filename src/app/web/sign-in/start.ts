import { getHomePath, listStoredAreas } from '#shared/web/identity-store.ts'
import { openApp } from './open-app.ts'
import { showSignIn } from './show-sign-in.ts'

const [area] = listStoredAreas()
if (area) void openApp(getHomePath(area))
else void showSignIn(openApp)
