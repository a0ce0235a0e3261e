import type { FastifyInstance } from 'fastify'
import { serve } from '#shared/server/serve.ts'
import { installationApi } from '../contract/installation.contract.ts'
import { getInstallation, type Restart } from './get-installation.ts'
import type { InstallationService } from './installation-service.ts'
import { restartApp } from './restart-app.ts'
import { saveSettings } from './save-settings.ts'
import { sendTestMail } from './send-test-mail.ts'

export const installationRoutes = (service: InstallationService, restart: Restart) => async (app: FastifyInstance) => {
  serve(app, installationApi.get, async (ctx) => getInstallation(ctx, service, restart))
  serve(app, installationApi.save, (ctx, { body }) => saveSettings(ctx, service, restart, body))
  serve(app, installationApi.testMail, (ctx, { body }) => sendTestMail(ctx, service, body))
  serve(app, installationApi.restart, (ctx) => restartApp(ctx, service, restart))
}
