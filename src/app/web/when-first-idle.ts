import { whenIdle } from '#shared/web/when-idle.ts'
import { watchForNewVersion } from './app-update/new-version.ts'
import { fetchFonts } from './fetch-fonts.ts'

whenIdle(() => {
  void watchForNewVersion()
  void fetchFonts()
})
