type UnitOptions = { account: string; directory: string; dataDir: string; port: number; host: string; command: string }

/** Equals that of deploy/systemd. */
const HARDENING = `UMask=0077
NoNewPrivileges=yes
CapabilityBoundingSet=
ProtectSystem=strict
ProtectHome=yes
PrivateTmp=yes
PrivateDevices=yes
ProtectClock=yes
ProtectHostname=yes
ProtectKernelLogs=yes
ProtectKernelModules=yes
ProtectKernelTunables=yes
ProtectControlGroups=yes
ProtectProc=invisible
RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX AF_NETLINK
RestrictNamespaces=yes
RestrictRealtime=yes
RestrictSUIDSGID=yes
LockPersonality=yes
RemoveIPC=yes
SystemCallArchitectures=native
SystemCallFilter=@system-service
SystemCallErrorNumber=EPERM`

/** Settings that an administrator adds stay in a file of their own when the unit is written again. */
export const ENVIRONMENT_FILE = '/etc/munshi/munshi.env'

export function buildUnit({ account, directory, dataDir, port, host, command }: UnitOptions): string {
  return `[Unit]
Description=Munshi, the office system of the institute
After=network-online.target
Wants=network-online.target
StartLimitIntervalSec=0

[Service]
Type=exec
User=${account}
Group=${account}
WorkingDirectory=${escapeSpecifiers(directory)}
Environment=${quote(`DATA_DIR=${dataDir}`)} PORT=${port} HOST=${host}
EnvironmentFile=-${ENVIRONMENT_FILE}
ExecStart=${command}
Restart=always
RestartSec=2
TimeoutStopSec=20
KillMode=mixed
ReadWritePaths=${quote(dataDir)}
${HARDENING}

[Install]
WantedBy=multi-user.target
`
}

/** Quotes an argument as systemd reads it. */
export const quote = (text: string): string =>
  `"${escapeSpecifiers(text).replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`

const escapeSpecifiers = (text: string): string => text.replaceAll('%', '%%')
