import { MailConnection } from './mail.ts';
import type { Settings } from './settings.ts';
import type { Message, Store } from './store.ts';

/** How often the queue looks by itself: for what a command has put back, and whether a pause is over. In milliseconds. */
const LOOK = 1000;
const LONGEST_PAUSE = 60 * 60 * 1000;
/** A message that was put off more often has failed: five days, because the pause doubles to an hour. */
const MOST_ATTEMPTS = 125;

/** Mails what waits in the store. All that it must know after a restart stands there. */
export class Queue {
  readonly #store: Store;
  readonly #settings: Settings;
  readonly #log: (line: string) => void;
  readonly #timer = setInterval(() => this.wake(), LOOK);
  #pass: Promise<void> | undefined;
  #isStopped = false;
  /** How often the mail server has failed since it last took something. */
  #failures = 0;
  #pausedUntil = 0;
  /** What the mail server has said and the store could not keep, because its disk was full. */
  #unkept: (() => void)[] = [];

  constructor(store: Store, settings: Settings, log: (line: string) => void) {
    this.#store = store;
    this.#settings = settings;
    this.#log = log;
  }

  /** Begins to mail what waits, unless it does so already or the mail server has just failed. */
  wake(): void {
    if (this.#isStopped || this.#pass || Date.now() < this.#pausedUntil) return;
    this.#pass = this.#mailAll().finally(() => {
      this.#pass = undefined;
    });
  }

  /** Ends after the message that is under way. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#timer);
    await this.#pass;
  }

  async #mailAll(): Promise<void> {
    let connection: MailConnection | undefined;
    try {
      this.#keep();
      for (let message = this.#next(); message; message = this.#next()) {
        connection ??= await MailConnection.open(this.#settings);
        if (await this.#mail(message, connection)) continue;
        connection.close();
        connection = undefined;
      }
      connection?.quit();
    } catch (error) {
      connection?.close();
      this.#pause(error instanceof Error ? error.message : String(error));
    }
  }

  #next(): Message | undefined {
    return this.#isStopped ? undefined : this.#store.nextToMail(Date.now());
  }

  /**
   * @returns whether the connection is good for another message
   * @throws if the mail server, or the disk, has failed
   */
  async #mail(message: Message, connection: MailConnection): Promise<boolean> {
    const { reference, attempts } = message;
    const outcome = await connection.send(message, () => {
      if (!this.#store.begin(reference)) throw new Error(`${reference} waits no longer.`);
    });
    const now = Date.now();
    const isOver = outcome.kind === 'later' && attempts >= MOST_ATTEMPTS;
    const kind = isOver ? 'failed' : outcome.kind;
    const problem = 'problem' in outcome ? outcome.problem : '';
    this.#unkept.push(() => {
      if (kind === 'later') this.#store.postpone(reference, now + this.#pauseAfter(attempts), problem);
      else this.#store.settle(reference, kind, problem);
    });
    this.#keep();
    this.#log(`${reference} ${kind}${problem && `: ${problem}`}`);
    if (kind === 'uncertain') throw new Error(problem);
    this.#failures = 0;
    return kind === 'sent';
  }

  /** @throws if the store cannot keep it still */
  #keep(): void {
    for (let keep = this.#unkept[0]; keep; keep = this.#unkept[0]) {
      keep();
      this.#unkept.shift();
    }
  }

  #pause(problem: string): void {
    const pause = this.#pauseAfter(this.#failures++);
    this.#pausedUntil = Date.now() + pause;
    this.#log(`Mailing again in ${Math.ceil(pause / 1000)} s: ${problem}`);
    try {
      this.#store.explain(problem);
    } catch {
      // The disk is full, which was said above.
    }
  }

  /** Milliseconds: the pause doubles with each failure. */
  #pauseAfter(failures: number): number {
    return Math.min(this.#settings.RETRY_SECONDS * 1000 * 2 ** failures, LONGEST_PAUSE);
  }
}
