import { DISGUISED, NO_ADDRESS, type Redirects, WELL_KNOWN } from './addresses.ts';
import { CONTENT_TYPES, EXCEPTIONS, HEADERS, RULES, RULES_TYPE } from './headers.ts';
import type { Endpoint, SiteOptions } from './site-options.ts';

/** Statuses of answers that say something of the file itself; all others carry the headers of every answer. */
const OF_A_FILE = '^(200|206|304) ';

/** The configuration of the site for nginx 1.22 and later, to be included where nginx.conf includes sites. */
export function nginxSite(options: SiteOptions): string {
  const { domain, otherName, folder, certificate, ports, addresses, redirects, endpoint } = options;
  const listen = (port: number, options = '') =>
    (addresses ?? ['', '[::]']).map((address) => `    listen ${address && `${address}:`}${port}${options};`).join('\n');
  const origin = `https://${domain}${ports.https === 443 ? '' : `:${ports.https}`}`;
  const protocols = 'ssl_protocols TLSv1.2 TLSv1.3;';

  return `# ${domain} on nginx 1.22 or later. The build writes this file from hosting/, where it is to be changed.
#
# On Debian: apt install nginx libnginx-mod-http-brotli-static
# To be put into /etc/nginx/conf.d/ with every release, as it is: docs/hosting.md says how. The certificate is for both
# names below. How many visitors are served at once is worker_connections in nginx.conf.

${varyingHeaders()
  .map((name) => headerMap(name, HEADERS[name] ?? ''))
  .join('\n\n')}

${methodMaps(endpoint)}

# Paths that are not found though a file may stand behind them: pages by the names of their files, compressed copies,
# what configures a host, hidden files.
map $uri $website_is_hidden {
    default 0;
    ${quoted(`~*${NO_ADDRESS}`)} 1;
    ${quoted(`~^${escaped(WELL_KNOWN)}`)} 0;
    ${quoted('~^/\\.')} 1;
}

# Hidden slashes and steps upwards, as they were sent: in $uri nginx has resolved them.
map $request_uri $website_is_disguised {
    default 0;
    ${quoted(`~*${DISGUISED}`)} 1;
}

# Who asks for another name gets nothing. The first server of a port is the one for unknown names, unless there is one
# that says default_server.
server {
${listen(ports.http)}
${listen(ports.https, ' ssl http2')}
    ${protocols}
    ssl_reject_handshake on;
    return 444;
}

server {
${listen(ports.http)}
    server_name ${domain} ${otherName};
    server_tokens off;
    # For certbot, which proves with a file here that the names are this server's.
    location /.well-known/acme-challenge/ { root /var/www/html; }
    location / { return 308 ${origin}$request_uri; }
}

server {
${listen(ports.https, ' ssl http2')}
    # From nginx 1.25 on: "listen ${ports.https} ssl;" and "http2 on;". For HTTP/3 also "listen ${ports.https} quic reuseport;" and
    # add_header Alt-Svc 'h3=":${ports.https}"; ma=86400' always;
    server_name ${domain} ${otherName};
    server_tokens off;
    # A redirect says a path alone, not a name that the visitor has made up.
    absolute_redirect off;

    ssl_certificate     ${certificate.chain};
    ssl_certificate_key ${certificate.key};
    ${protocols}
    ssl_prefer_server_ciphers off;
    ssl_session_cache shared:website:10m;
    ssl_session_timeout 1d;
    ssl_session_tickets off;

    root ${folder};
    # A release is replaced by renaming a link, which remembered files would outlive.
    open_file_cache off;

    # A page needs no more than this from a browser. Slower requests are given up.
    client_header_timeout 10s;
    client_body_timeout 10s;
    send_timeout 30s;
    keepalive_timeout 60s;
    reset_timedout_connection on;
    large_client_header_buffers 4 8k;
    client_max_body_size 1k;
    max_ranges 1;
    merge_slashes off;

    # The build has compressed every file as far as it goes.
    brotli_static on;
    gzip_static on;
    gzip_vary on;
    gzip_proxied any;
    gzip off;

    # All that the site has; nothing of mime.types.
    types {
${columns(
  Object.entries(CONTENT_TYPES).map(([ending, type]) => [quoted(type), `${ending};`]),
  8,
)}
    }
    default_type application/octet-stream;

    # No location may have an add_header of its own: it would lose all of these. "always" sends them with errors, too.
${columns(headerLines())}

    if ($host = ${otherName}) { return 308 ${origin}$request_uri; }

    # Not in a location, where limit_except would answer 403.
    if (${endpoint ? '$website_is_refused' : '$request_method !~ ^(GET|HEAD)$'}) { return 405; }
    if ($website_is_hidden) { return 404; }
    if ($website_is_disguised) { return 404; }

    error_page 404 @not_found;
    location @not_found { try_files /404.html =404; }

    location = / { try_files /index.html =404; }
${movedPages(redirects ?? {})}
    location = ${RULES} {
        types {}
        default_type ${RULES_TYPE};
    }

${endpointLocations(endpoint)}    # Never "$uri/": it would redirect /services to the folder of that name, and refuse to list it.
    location / { try_files $uri $uri.html =404; }

    # A page has no slash at its end. Nothing is redirected to where there is no page.
    location ~ ^(?<website_page>/.+)/$ {
        if (-f $document_root$website_page.html) { return 308 $website_page$is_args$args; }
        return 404;
    }
}
`;
}

/** Locations of pages that have gone; nothing, if there are none. */
function movedPages(redirects: Redirects): string {
  const lines = Object.entries(redirects).flatMap(([from, to]) =>
    [from, `${from}/`].map((path) => `    location = ${path} { return 301 ${to}$is_args$args; }\n`),
  );
  return lines.length === 0 ? '' : `\n    # Where pages were.\n${lines.join('')}`;
}

/** Which methods are refused, where that depends on the path, and what is said then. */
function methodMaps(endpoint: Endpoint | undefined): string {
  if (!endpoint)
    return `# Only a refused method is told which ones there are.
map $status $website_allow {
    default "";
    405     "GET, HEAD";
}`;
  const paths = endpoint.paths.join('|');
  return `# Only a refused method is told which ones there are.
map "$status $uri" $website_allow {
    default "";
    ${quoted(`~^405 (${paths})$`)} "POST";
    "~^405 " "GET, HEAD";
}

# Messages are taken by the forms' endpoint alone.
map "$request_method $uri" $website_is_refused {
    default 1;
    ${quoted(`~^(POST|OPTIONS) (${paths})$`)} 0;
    ${quoted(`~ (${paths})$`)} 1;
    "~^(GET|HEAD) " 0;
}`;
}

/** The endpoint is not answered for: what goes wrong there is said to the form. */
function endpointLocations(endpoint: Endpoint | undefined): string {
  const locations = (endpoint?.paths ?? []).map(
    (path) => `    # What the forms send goes to the service in enquiries/.
    location = ${path} {
        client_max_body_size 2m;
        client_body_timeout 30s;
        proxy_pass http://127.0.0.1:${endpoint?.port};
        proxy_http_version 1.1;
        proxy_set_header Host $host;
        proxy_set_header X-Forwarded-For $remote_addr;
    }

`,
  );
  return locations.join('');
}

/** Headers whose values depend on the file. */
function varyingHeaders(): string[] {
  return [...new Set(EXCEPTIONS.flatMap(({ headers }) => Object.keys(headers)))];
}

/** A variable with the value that a header has for the file that is sent. The last exception that fits counts. */
function headerMap(name: string, usual: string): string {
  const exceptions = EXCEPTIONS.flatMap(({ pattern, headers }) => {
    const value = headers[name];
    if (value === undefined) return [];
    const place = pattern.startsWith('^') ? pattern.slice(1) : `.*${pattern}`;
    return [`    ${quoted(`~${OF_A_FILE}${place}`)} ${quoted(value)};`];
  });
  const lines = [`    default ${quoted(usual)};`, ...exceptions.reverse()];
  return `map "$status $uri" ${variable(name)} {\n${lines.join('\n')}\n}`;
}

function headerLines(): string[][] {
  const varying = varyingHeaders();
  const names = [...new Set([...Object.keys(HEADERS), ...varying])];
  const lines = names.map((name) => [name, varying.includes(name) ? variable(name) : quoted(HEADERS[name] ?? '')]);
  return [...lines, ['Allow', '$website_allow']].map(([name, value]) => [`add_header ${name}`, `${value} always;`]);
}

function variable(header: string): string {
  return `$website_${header.toLowerCase().replaceAll('-', '_')}`;
}

/** @throws if nginx would read a variable in the text; it knows no way to write the sign as it is. */
function quoted(text: string): string {
  if (/\$[\w{]/.test(text)) throw new Error(`nginx would take a part of ${text} for a variable.`);
  return `"${text.replaceAll('"', '\\"')}"`;
}

function escaped(text: string): string {
  return text.replaceAll('.', '\\.');
}

function columns(rows: string[][], indent = 4): string {
  const width = Math.max(...rows.map(([first = '']) => first.length));
  return rows.map(([first = '', second]) => `${' '.repeat(indent)}${first.padEnd(width)} ${second}`).join('\n');
}
