import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { servedFiles } from '../../build/hosting-files.ts';
import { sitePaths } from '../../build/site-paths.ts';
import { edgeRedirects } from '../../hosting/edge.ts';
import { DOMAIN, type HostSite, OTHER_NAME } from './servers/host.ts';

/** Pages that the site had. */
export const MOVED = { '/services/hosting': '/about', '/careers': '/' };

/** What stands in files that nobody may get. */
export const SECRET = 'rosebud-7f3a91c2';

/**
 * A copy of the built site behind a link, as it stands on a server, with secrets in it and beside it, and a certificate.
 */
export class TestSite implements HostSite {
  readonly workshop = mkdtempSync(join(tmpdir(), 'hosts-'));
  readonly folder = join(this.workshop, 'dist');
  readonly certificate = { chain: join(this.workshop, 'chain.pem'), key: join(this.workshop, 'key.pem') };
  /** The paths of all files that a visitor may get: `/about.html`. */
  readonly files: string[];
  readonly redirects = MOVED;
  private names: Map<string, string> | undefined;

  constructor(original: string) {
    const release = join(this.workshop, 'releases/one');
    cpSync(realpathSync(original), release, { recursive: true });
    writeFileSync(join(release, '_redirects'), edgeRedirects(sitePaths(original), MOVED).text);
    symlinkSync(release, this.folder);
    this.files = servedFiles(original);
    for (const path of ['secret.txt', 'releases/secret.txt', 'package.json']) this.put(path);
    for (const path of ['.env', '.git/config', 'services/.htpasswd']) this.put(join('releases/one', path));
    this.certify();
  }

  /** The bytes of a file; `encoding` takes the compressed copy. */
  bytesOf(file: string, encoding?: 'br' | 'gz'): Buffer {
    return readFileSync(join(this.folder, encoding ? `${file}.${encoding}` : file));
  }

  /** Whether there are compressed copies of a file. */
  isCompressed(file: string): boolean {
    return existsSync(join(this.folder, `${file}.br`));
  }

  /** The file that has these bytes, of those that a visitor may get. */
  nameOf(bytes: Buffer): string | undefined {
    this.names ??= new Map(this.files.map((file) => [hashOf(this.bytesOf(file)), file]));
    return this.names.get(hashOf(bytes));
  }

  remove(): void {
    rmSync(this.workshop, { recursive: true, force: true });
  }

  private put(path: string) {
    const file = join(this.workshop, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, SECRET);
  }

  private certify() {
    const subjects = `DNS:${DOMAIN},DNS:${OTHER_NAME}`;
    const names = ['-subj', '/CN=localhost', '-addext', `subjectAltName=${subjects}`];
    const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];
    const files = ['-keyout', this.certificate.key, '-out', this.certificate.chain];
    const { status, stderr } = spawnSync('openssl', ['req', ...kind, ...names, ...files], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`No certificate could be made: ${stderr}`);
  }
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
