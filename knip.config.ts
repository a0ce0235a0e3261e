import type { KnipConfig } from 'knip'

export default {
  entry: [
    'src/app/server/{start,demo,seed,account,database-roles,backup,restore,doctor,update,update-step,service}.ts',
    'src/features/overview/backup/server/backup-worker.ts',
    'src/features/base/identity/server/passwords/estimate-worker.ts',
    'src/shared/server/images/decode-worker.ts',
    'src/app/web/app-update/worker.ts',
    'src/testing/server/{embedded-postgres-app,generate-api-types}.ts',
    // Imported by a pattern.
    'src/{features/**,shared}/server/**/*.examples.ts',
    'src/features/*/*/contract/audit-labels.ts',
    'src/features/*/*/web/{admin,hr,own}-dashboard.ts',
    'src/features/*/*/web/{admin-student-list,hr-student-list,student-list,student-menu,student-page}.ts',
    'src/features/*/*/web/first-restore.tsx',
    'src/features/*/*/web/{commands,dashboard-data,demo-loader,menu,own-profile,settings,student-commands}.ts',
    'test/new-feature/describe.ts',
    // Node imports it before a command.
    'bin/compile-cache.mjs',
    'scripts/*.{ts,mjs}',
    'bench/*.ts',
  ],
  project: ['{bin,src,scripts,test,e2e,bench,release}/**/*.{ts,tsx,mjs,css}', '*.config.ts'],
  ignoreExportsUsedInFile: true,
  // The client of generated-client.test.ts imports openapi-fetch. PDF code opens the fonts by their file names.
  ignoreDependencies: ['openapi-fetch', '@fontsource/noto-.+'],
  // The system provides these programs. Tests are skipped without them.
  ignoreBinaries: [
    'mount',
    'umount',
    'systemd-analyze',
    'debootstrap',
    'apt-get',
    'dpkg-deb',
    'unshare',
    'nsenter',
    'makensis',
  ],
  compilers: {
    // A style sheet loads files of packages, for example fonts, and other style sheets.
    css: (text: string) =>
      Array.from(text.matchAll(/url\('(@[^']+|\.[^']+\.css)'\)/g), ([, path]) => `import '${path}'`).join('\n'),
  },
} satisfies KnipConfig
