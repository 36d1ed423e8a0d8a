/**
 * The service in `enquiries/` for systemd: it may write its messages and nothing else.
 * @param domain of the site whose forms it serves
 */
export function enquiriesUnit(domain: string): string {
  return `# What the forms of ${domain} send, on systemd. The build writes this file from hosting/, where it is to be changed.
# To be put into /etc/systemd/system/enquiries.service: docs/hosting.md says how.
[Unit]
Description=Enquiries of ${domain}
Wants=network-online.target
After=network-online.target

[Service]
User=enquiries
WorkingDirectory=/srv/website/enquiries
ExecStart=/srv/website/enquiries/node_modules/.bin/node main.ts
Restart=always
RestartSec=2
# It answers what is under way and ends after the mail that it is sending.
TimeoutStopSec=15
StateDirectory=enquiries
StateDirectoryMode=0700
UMask=0077
MemoryMax=512M

NoNewPrivileges=yes
CapabilityBoundingSet=
ProtectSystem=strict
ProtectHome=yes
PrivateTmp=yes
PrivateDevices=yes
ProtectClock=yes
ProtectControlGroups=yes
ProtectHostname=yes
ProtectKernelLogs=yes
ProtectKernelModules=yes
ProtectKernelTunables=yes
LockPersonality=yes
RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX AF_NETLINK
RestrictNamespaces=yes
RestrictRealtime=yes
RestrictSUIDSGID=yes
SystemCallArchitectures=native

[Install]
WantedBy=multi-user.target
`;
}
