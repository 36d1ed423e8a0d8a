// Sends the same requests to every server that can host the site, and installs those that are missing where it may.
//
//   node scripts/host-tests.ts                  all that can be had on this machine
//   node scripts/host-tests.ts --all            fails if one of them cannot be had, as where CI=true
//   node scripts/host-tests.ts nginx caddy      these
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { whyNotInstalled } from '../build/own-packages.ts';
import { ROOT } from '../build/site-copy.ts';
import { ensurePackages, programOf } from '../tests/support/programs.ts';
import { testWhatIsThere } from '../tests/support/test-what-is-there.ts';

/** Where Debian and Ubuntu put the module that sends files which are compressed already. */
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

testWhatIsThere({
  noun: 'host',
  folder: 'tests/hosts',
  reasons: {
    embedded: () => undefined,
    nginx: () => {
      const isThere = () => programOf('nginx') !== undefined && existsSync(BROTLI);
      ensurePackages(isThere, ['nginx', 'libnginx-mod-http-brotli-static']);
      if (!programOf('nginx')) return 'nginx is not installed';
      return existsSync(BROTLI) ? undefined : "Debian's libnginx-mod-http-brotli-static is not installed";
    },
    caddy: () => {
      ensurePackages(() => programOf('caddy') !== undefined, ['caddy']);
      return programOf('caddy') ? undefined : 'Caddy is not installed';
    },
    workerd: () => whyNotInstalled(join(ROOT, 'deploy')),
  },
});
