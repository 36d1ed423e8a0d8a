import { describe, expect, test } from 'vitest';
import { EXCEPTIONS, HEADERS } from './headers.ts';
import { nginxSite } from './nginx.ts';
import { usualOptions } from './site-options.ts';

const site = nginxSite(usualOptions('www.example.com'));

/** The values that nginx's variable for a header has for a status and a path, by nginx's rules for maps. */
function mapped(variable: string, subject: string): string | undefined {
  const body = new RegExp(`map "\\$status \\$uri" \\$${variable} \\{(.*?)\\n\\}`, 's').exec(site)?.[1] ?? '';
  const entries = [...body.matchAll(/^ *(?:"~(.*?)"|(default)) "(.*)";$/gm)];
  const entry = entries.find(([, pattern]) => pattern !== undefined && new RegExp(pattern).test(subject));
  return (entry ?? entries.find(([, , isDefault]) => isDefault))?.[3];
}

describe('nginx', () => {
  test.each(Object.keys(HEADERS))('sends %s with every answer, errors too', (name) => {
    expect(site).toMatch(new RegExp(`^ {4}add_header ${name} +\\S.* always;$`, 'm'));
  });

  test('has no header in a location, which would take away all others', () => {
    const lines = site.split('\n').filter((line) => line.includes('add_header') && !line.trim().startsWith('#'));
    expect(lines.every((line) => line.startsWith('    add_header '))).toBe(true);
  });

  test.each(['200', '206', '304'])('lets browsers keep hashed files for a year, with status %s', (status) => {
    expect(mapped('website_cache_control', `${status} /_astro/font.woff2`)).toContain('immutable');
  });

  test.each(['308', '404', '405'])('lets nobody keep an answer without a file, with status %s', (status) => {
    expect(mapped('website_cache_control', `${status} /_astro/font.woff2`)).toBe('no-cache');
  });

  test('gives drawings the policy of drawings, wherever they are', () => {
    const policy = EXCEPTIONS.map(({ headers }) => headers['Content-Security-Policy']).find((value) => value);
    expect(mapped('website_content_security_policy', '200 /favicon.svg')).toBe(policy);
    expect(mapped('website_content_security_policy', '200 /_astro/deep/drawing.svg')).toBe(policy);
    expect(mapped('website_content_security_policy', '200 /svg.html')).toBe(HEADERS['Content-Security-Policy']);
  });

  test('is given its places and its name', () => {
    const options = { ...usualOptions('www.example.org'), folder: '/home/site', ports: { http: 8080, https: 8443 } };
    const other = nginxSite({ ...options, addresses: ['127.0.0.1'] });
    expect(other).toContain('listen 127.0.0.1:8443 ssl http2;');
    expect(other).toContain('return 308 https://www.example.org:8443$request_uri;');
    expect(other).toContain('root /home/site;');
    expect(other).not.toContain('example.com');
  });

  test.each([
    ['www.example.com', 'example.com'],
    ['example.com', 'www.example.com'],
  ])('sends visitors of the other name to %s', (domain, otherName) => {
    const file = nginxSite(usualOptions(domain));
    expect(file).toContain(`if ($host = ${otherName}) { return 308 https://${domain}$request_uri; }`);
    expect(file.split(`server_name ${domain} ${otherName};`)).toHaveLength(3);
  });

  test('hands on to the endpoint of the forms what is for it alone', () => {
    const endpoint = { paths: ['/enquiries', '/newsletter'], port: 4330 };
    const other = nginxSite({ ...usualOptions('www.example.com'), endpoint });
    for (const path of endpoint.paths) expect(other).toMatch(new RegExp(`location = ${path} {[^}]*:4330;`));
    expect(other).toContain('"~^(POST|OPTIONS) (/enquiries|/newsletter)$" 0;');
    expect(site).not.toContain('proxy_pass');
  });
});
