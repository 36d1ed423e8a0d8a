import { Agent as PlainAgent, request as plainRequest } from 'node:http';
import { Agent as SecureAgent, request as secureRequest } from 'node:https';
import { connect, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { connect as connectSecurely } from 'node:tls';
import { ADDRESS, DOMAIN, type RunningHost } from './servers/host.ts';

/** An answer as it was sent, still compressed. */
export interface Answer {
  status: number;
  /** By their names in small letters. */
  headers: Record<string, string | undefined>;
  body: Buffer;
}

export interface Question {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Longer than any answer takes on a machine with much else to do. */
const PATIENCE = 20_000;

/** Asks one host. */
export class Client {
  private readonly host: RunningHost;
  private readonly agent: PlainAgent;

  constructor(host: RunningHost) {
    this.host = host;
    const options = { keepAlive: true, maxSockets: 8 };
    this.agent = host.isSecure ? new SecureAgent(options) : new PlainAgent(options);
  }

  /** Asks as a browser would, but for the path, which is sent as it is. */
  ask({ path, method = 'GET', headers = {}, body }: Question): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const send = this.host.isSecure ? secureRequest : plainRequest;
      const request = send({
        agent: this.agent,
        host: ADDRESS,
        port: this.host.port,
        servername: headers.Host ?? DOMAIN,
        rejectUnauthorized: false,
        method,
        path,
        headers: { Host: DOMAIN, ...this.host.headers, ...headers },
        timeout: PATIENCE,
      });
      request.on('timeout', () => request.destroy(new Error(`${method} ${path} is not answered`)));
      request.on('error', reject);
      request.on('response', (response) => {
        const lists = Object.entries(response.headersDistinct);
        const fields = Object.fromEntries(lists.map(([name, values]) => [name, values?.join(', ')]));
        buffer(response).then((body) => resolve({ status: response.statusCode ?? 0, headers: fields, body }), reject);
      });
      request.end(body);
    });
  }

  /** A connection over which anything can be sent, to a name. */
  connect(servername = DOMAIN): Socket {
    const { port, isSecure } = this.host;
    return isSecure
      ? connectSecurely({ port, host: ADDRESS, servername, rejectUnauthorized: false })
      : connect(port, ADDRESS);
  }

  /** Sends bytes, and gives back all that is answered until the host closes the connection or says nothing more. */
  send(bytes: string, servername?: string): Promise<string> {
    return new Promise((resolve) => {
      const parts: Buffer[] = [];
      const socket = this.connect(servername);
      socket.setTimeout(3000, () => socket.destroy());
      socket.on('data', (part: Buffer) => parts.push(part));
      // A host may close the connection while it is still being told.
      socket.on('error', () => undefined);
      socket.on('close', () => resolve(Buffer.concat(parts).toString('latin1')));
      socket.write(bytes, 'latin1');
    });
  }

  close(): void {
    this.agent.destroy();
  }
}
