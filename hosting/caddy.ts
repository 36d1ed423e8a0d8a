import { DISGUISED, NO_ADDRESS, type Redirects, WELL_KNOWN } from './addresses.ts';
import { CONTENT_TYPES, EXCEPTIONS, HEADERS, RULES, RULES_TYPE } from './headers.ts';
import type { Endpoint, SiteOptions } from './site-options.ts';

/** What differs from `SiteOptions`: Caddy can get a certificate by itself. */
type CaddyOptions = Omit<SiteOptions, 'certificate'> & Partial<Pick<SiteOptions, 'certificate'>>;

/** The configuration of the site for Caddy 2.6 and later. */
export function caddyfile(options: CaddyOptions): string {
  const { domain, otherName, folder, certificate, ports, addresses, redirects, endpoint } = options;
  const tls = certificate ? `\ttls ${certificate.chain} ${certificate.key}\n` : '';
  const port = ports.https === 443 ? '' : `:${ports.https}`;
  const global = [
    ports.http === 80 ? '' : `\thttp_port ${ports.http}`,
    ports.https === 443 ? '' : `\thttps_port ${ports.https}`,
    addresses ? `\tdefault_bind ${addresses.join(' ')}` : '',
  ].filter((line) => line !== '');

  return `# ${domain} on Caddy 2.6 or later. The build writes this file from hosting/, where it is to be changed.
#
# On Debian: apt install caddy
# To be put into /etc/caddy/Caddyfile with every release, as it is: docs/hosting.md says how. Caddy gets the certificates
# itself, redirects HTTP to HTTPS with 308, and speaks HTTP/2 and HTTP/3.
{
	# Nobody changes the server while it runs: after a change of this file, "systemctl restart caddy".
	admin off
${global.map((line) => `${line}\n`).join('')}	servers {
		# A page needs no more than this from a browser. Slower requests are given up.
		timeouts {
			read_header 10s
			read_body 10s
			write 5m
			idle 60s
		}
		max_header_size 12KB
		# Requests for other names than this site's are refused.
		strict_sni_host on
	}
}

(website_headers) {
	header {
${Object.entries(HEADERS)
  .map(([name, value]) => `\t\t${name} ${quoted(value)}`)
  .join('\n')}
	}
}

(website_files) {
	# The build has compressed every file as far as it goes. Caddy alone would say so only with compressed answers.
	header {
		Vary Accept-Encoding
		defer
	}
	file_server {
		precompressed br gzip
		disable_canonical_uris
	}
}

${otherName} {
${tls}	import website_headers
	redir https://${domain}${port}{uri} 308
}

${domain} {
${tls}	root * ${folder}

	# Types of files by their names; without this list they would depend on the machine.
	map {path} {website_type} {
		${RULES} ${quoted(RULES_TYPE)}
${Object.entries(CONTENT_TYPES)
  .map(([ending, type]) => `\t\t~\\.${ending}$ ${quoted(type)}`)
  .join('\n')}
		default "application/octet-stream"
	}

	# In the order in which it is written.
	route {
		import website_headers

${endpointLines(endpoint)}		@other_method not method GET HEAD
		error @other_method 405

		# Paths that are not found though a file may stand behind them: pages by the names of their files, compressed
		# copies, what configures a host, hidden files.
		@hidden expression \`{path}.matches(r'(?i)${NO_ADDRESS}') || ({path}.startsWith('/.') && !{path}.startsWith('${WELL_KNOWN}'))\`
		error @hidden 404

		# Hidden slashes and steps upwards, as they were sent: Caddy's own matchers see a tidied path.
		@disguised expression \`{http.request.orig_uri}.matches(r'(?i)${DISGUISED}')\`
		error @disguised 404

${movedPages(redirects ?? {})}		# A page has no slash at its end. Nothing is redirected to where there is no page.
		@slash path_regexp page ^(/.+)/$
		handle @slash {
			@page file {re.page.1}.html
			route @page {
				uri strip_suffix /
				redir {uri} 308
			}
			error 404
		}

		# Without a path where a request names the host before it.
		@home expression {path} in ['/', '']
		rewrite @home /index.html
		# Names that are too long for the disk would be an error of the server.
		try_files {path} {path}.html =404

		# From here on the path is that of a file.
${EXCEPTIONS.map(exceptionLines).join('\n')}
		header Content-Type {website_type}
		import website_files
	}

	# Does not inherit what stands above, and must undo what a file would have had.
	handle_errors {
		import website_headers

		@not_found expression {http.error.status_code} == 404
		handle @not_found {
			# The page is sent whole, whatever part of another one was asked for.
			request_header -Range
			request_header -If-*
			rewrite * /404.html
			header Content-Type ${quoted(contentTypeOf('html'))}
			import website_files
		}

		handle {
			@refused_method expression {http.error.status_code} == 405
			header @refused_method Allow "GET, HEAD"
			header Content-Type ${quoted(contentTypeOf('txt'))}
			respond "{http.error.status_code} {http.error.status_text}"
		}
	}
}
`;
}

/** Lines for pages that have gone; nothing, if there are none. */
function movedPages(redirects: Redirects): string {
  const moved = Object.entries(redirects).flatMap(([from, to]) => [`\t\t\t${from} ${to}`, `\t\t\t${from}/ ${to}`]);
  if (moved.length === 0) return '';
  return `\t\t# Where pages were.
\t\tmap {path} {website_moved} {
${moved.join('\n')}
\t\t\tdefault ""
\t\t}
\t\t@moved expression {website_moved} != ''
\t\troute @moved {
\t\t\trewrite {website_moved}
\t\t\tredir {uri} 301
\t\t}

`;
}

function endpointLines(endpoint: Endpoint | undefined): string {
  if (!endpoint) return '';
  return `		# What the forms send goes to the service in enquiries/.
		@endpoint path ${endpoint.paths.join(' ')}
		handle @endpoint {
			reverse_proxy 127.0.0.1:${endpoint.port}
		}

`;
}

function exceptionLines({ pattern, headers }: (typeof EXCEPTIONS)[number], index: number): string {
  const name = `@exception_${index + 1}`;
  const lines = Object.entries(headers).map(([header, value]) =>
    value === '' ? `\t\theader ${name} -${header}` : `\t\theader ${name} ${header} ${quoted(value)}`,
  );
  return [`\t\t${name} path_regexp ${pattern}`, ...lines].join('\n');
}

function contentTypeOf(ending: string): string {
  return CONTENT_TYPES[ending] ?? '';
}

/** Backslashes and quotation marks as a Caddyfile writes them between quotation marks. */
function quoted(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
