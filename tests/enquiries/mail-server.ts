import { createServer, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** What a mail server can do to a mail. Of the last two, the first has the mail and says nothing, the second lost it. */
export const MAIL_FAULTS = [
  'sender put off',
  'recipient refused',
  'text put off',
  'text refused',
  'slow',
  'cut before the text',
  'cut in the text',
  'cut after the text, which is taken',
  'cut after the text, which is lost',
] as const;

export type MailFault = (typeof MAIL_FAULTS)[number];

const SLOWNESS = 150;

/** A mail server on this machine that does to each mail what it is told, and keeps what it has taken. */
export class MailServer {
  /** Says what to do to the next mail; nothing bad, unless a test says otherwise. */
  nextFault: () => MailFault | undefined = () => undefined;
  /** Told of each mail that was taken. */
  onTaken: () => void = () => {};
  readonly taken: string[] = [];
  readonly port: number;
  readonly #sockets = new Set<Socket>();
  #server: Server | undefined;

  constructor(port: number) {
    this.port = port;
  }

  /** How often each mail was taken, by the reference in its Message-ID. */
  counts(): Map<string, number> {
    const counts = new Map<string, number>();
    for (const mail of this.taken) {
      const reference = /^Message-ID: <([^@]+)@/im.exec(mail)?.[1] ?? 'none';
      counts.set(reference, (counts.get(reference) ?? 0) + 1);
    }
    return counts;
  }

  async start(): Promise<this> {
    this.#server = createServer((socket) => {
      this.#sockets.add(socket);
      socket.on('close', () => this.#sockets.delete(socket)).on('error', () => undefined);
      void this.#talk(socket).catch(() => undefined);
    });
    await new Promise<void>((resolve) => this.#server?.listen(this.port, '127.0.0.1', resolve));
    return this;
  }

  /** From now on nobody is there, and who is being served is cut off. */
  stop(): void {
    this.#server?.close();
    for (const socket of this.#sockets) socket.destroy();
  }

  async #talk(socket: Socket): Promise<void> {
    let fault: MailFault | undefined;
    let text: string | undefined;
    let rest = '';
    const say = async (line: string) => {
      if (fault === 'slow') await pause(SLOWNESS);
      socket.write(`${line}\r\n`);
    };
    await say('220 mail.example.com');
    for await (const part of socket.setEncoding('latin1')) {
      rest += part;
      if (text !== undefined && fault === 'cut in the text') return void socket.destroy();
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end);
        rest = rest.slice(end + 2);
        if (text === undefined) {
          if (/^MAIL/.test(line)) fault = this.nextFault();
          if (/^DATA/.test(line) && fault === 'cut before the text') return void socket.destroy();
          if (/^DATA/.test(line)) text = '';
          await say(answerTo(line, fault));
        } else if (line !== '.') text += `${line}\r\n`;
        else {
          const isTaken = !fault || fault === 'slow' || fault === 'cut after the text, which is taken';
          if (isTaken) this.#take(text);
          text = undefined;
          if (fault?.startsWith('cut after')) return void socket.destroy();
          if (fault === 'text put off') await say('451 4.3.0 Try again later');
          else await say(fault === 'text refused' ? '554 5.7.1 Not this text' : '250 2.0.0 Taken');
        }
      }
    }
  }

  #take(text: string) {
    this.taken.push(text);
    this.onTaken();
  }
}

function answerTo(line: string, fault: MailFault | undefined): string {
  if (/^DATA/.test(line)) return '354 Go on';
  if (/^MAIL/.test(line) && fault === 'sender put off') return '451 4.7.1 Greylisted';
  if (/^RCPT/.test(line) && fault === 'recipient refused') return '550 5.1.1 Nobody of this name';
  return /^QUIT/.test(line) ? '221 2.0.0 Goodbye' : '250 2.0.0 Well';
}
