import { describe, expect, test } from 'vitest';
import { caddyfile } from './caddy.ts';
import { HEADERS } from './headers.ts';
import { usualOptions } from './site-options.ts';

const { certificate, ...options } = usualOptions('www.example.com');
const file = caddyfile(options);

describe('Caddy', () => {
  test('says every header to pages and to errors, which inherit none', () => {
    const snippet = /\(website_headers\) \{(.*?)\n\}/s.exec(file)?.[1] ?? '';
    expect([...snippet.matchAll(/^\t\t(\S+) /gm)].map(([, name]) => name)).toEqual(Object.keys(HEADERS));
    expect(file.split('import website_headers')).toHaveLength(4);
    expect(file.indexOf('import website_headers', file.indexOf('handle_errors'))).toBeGreaterThan(0);
  });

  test('gets a certificate itself, unless it is given one', () => {
    expect(file).not.toContain('\ttls ');
    expect(caddyfile({ ...options, certificate })).toContain(`\ttls ${certificate.chain} ${certificate.key}\n`);
  });

  test('listens on its usual ports without being told', () => {
    expect(file).not.toMatch(/https?_port|default_bind/);
    const other = caddyfile({ ...options, ports: { http: 8080, https: 8443 }, addresses: ['127.0.0.1'] });
    expect(other).toMatch(/\thttp_port 8080\n\thttps_port 8443\n\tdefault_bind 127\.0\.0\.1\n/);
  });

  test('hands on to the endpoint of the forms what is for it alone', () => {
    const other = caddyfile({ ...options, endpoint: { paths: ['/enquiries', '/newsletter'], port: 4330 } });
    expect(other).toMatch(
      /@endpoint path \/enquiries \/newsletter\n\t\thandle @endpoint \{\n\t\t\treverse_proxy 127\.0\.0\.1:4330\n/,
    );
    expect(file).not.toContain('reverse_proxy');
  });
});
