import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Form, inAscii, type Submission } from './submission.ts';

/**
 * `waiting` to be mailed; `sending`: its text goes to the mail server now; `sent`: the mail server has confirmed it;
 * `uncertain`: it got the text and said nothing of it; `failed`: it refused the text; `held`: probably a robot's, not mailed.
 */
export type Status = 'waiting' | 'sending' | 'sent' | 'uncertain' | 'failed' | 'held';

export interface Message {
  reference: string;
  form: Form;
  /** Milliseconds since 1970. */
  received: number;
  email: string;
  fields: Submission['fields'];
  status: Status;
  /** How often the mail server has put it off. */
  attempts: number;
  /** Why it is not sent; empty if there is no reason. */
  problem: string;
}

/** What is left to say of a message that is erased. */
type Erased = Pick<Message, 'reference' | 'status'>;

/** The version of the tables, which a later service could change. */
const VERSION = 1;
/** Within it, the same text is a copy if one of the two was sent without scripts, and so without a reference. In milliseconds. */
const COPIES = 24 * 60 * 60 * 1000;

const TABLES = `
CREATE TABLE messages (
  reference TEXT PRIMARY KEY,
  form TEXT NOT NULL,
  received INTEGER NOT NULL,
  email TEXT NOT NULL COLLATE NOCASE,
  fields TEXT NOT NULL,
  digest TEXT NOT NULL,
  is_named INTEGER NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('waiting', 'sending', 'sent', 'uncertain', 'failed', 'held')),
  attempts INTEGER NOT NULL DEFAULT 0,
  next_attempt INTEGER NOT NULL DEFAULT 0,
  problem TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE INDEX by_status ON messages (status, next_attempt);
CREATE INDEX by_digest ON messages (digest, received);
CREATE INDEX by_received ON messages (received);
PRAGMA user_version = ${VERSION};`;

/** Everything that was accepted, in one SQLite file. */
export class Store {
  readonly #database: DatabaseSync;

  /**
   * Opens the file, or makes it.
   * @throws if it cannot be read and written, or was made by a later version
   */
  constructor(file: string) {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    this.#database = new DatabaseSync(file, { timeout: 10_000 });
    // FULL: a message that was confirmed is on the disk, also after a power cut. What is forgotten is overwritten.
    this.#database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;');
    const version = this.#number('PRAGMA user_version');
    if (version > VERSION) throw new Error(`${file} was made by a later version of this service.`);
    if (version === 0) this.#database.exec(`BEGIN; ${TABLES} COMMIT;`);
  }

  close(): void {
    this.#database.close();
  }

  /**
   * Whether a message is here already: by its reference and text, or by its text alone where one of the two has no reference.
   * What a person sends is no copy of what is held: a robot could be first with the same words, and nothing would be mailed.
   */
  hasCopyOf({ reference = '', digest, suspicion }: Submission, now: number): boolean {
    const sql = `SELECT 1 FROM messages WHERE digest = ? AND (? <> '' OR status <> 'held')
      AND (reference = ? OR (received > ? AND (? = '' OR NOT is_named))) LIMIT 1`;
    const found = this.#database.prepare(sql).get(digest, suspicion, reference, now - COPIES, reference);
    return found !== undefined;
  }

  /**
   * Keeps a message. When this returns, it is on the disk.
   * @returns its reference, which is a new one if another text has come under it
   * @throws if it cannot be kept
   */
  add({ reference, form, email, fields, digest, suspicion }: Submission, now: number): string {
    const own = reference === undefined || this.find(reference) ? randomUUID().replaceAll('-', '') : reference;
    const sql = `INSERT INTO messages (reference, form, received, email, fields, digest, is_named, status, problem)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`;
    const [isNamed, status] = [own === reference ? 1 : 0, suspicion === '' ? 'waiting' : 'held'];
    this.#run(sql, own, form, now, email, JSON.stringify(fields), digest, isNamed, status, suspicion);
    return own;
  }

  find(reference: string): Message | undefined {
    return this.#messages('WHERE reference = ?', reference)[0];
  }

  /** The message that has waited longest, of those that may be tried now. */
  nextToMail(now: number): Message | undefined {
    return this.#messages(
      "WHERE status = 'waiting' AND next_attempt <= ? ORDER BY next_attempt, received LIMIT 1",
      now,
    )[0];
  }

  /** All messages, oldest first; with `open`, those that are not mailed. */
  list(which: 'all' | 'open'): Message[] {
    return this.#messages(`${which === 'open' ? "WHERE status <> 'sent'" : ''} ORDER BY received, rowid`);
  }

  /** How many there are of each status. */
  count(): Partial<Record<Status, number>> {
    const rows = this.#database.prepare('SELECT status, count(*) AS count FROM messages GROUP BY status').all();
    return Object.fromEntries(rows.map(({ status, count }) => [status, Number(count)]));
  }

  /**
   * Says, before its first byte leaves, that a message is being sent. Whoever finds it so later knows no more.
   * @returns whether it was still waiting
   * @throws if that cannot be kept: then it must not be sent
   */
  begin(reference: string): boolean {
    return (
      this.#run("UPDATE messages SET status = 'sending' WHERE reference = ? AND status = 'waiting'", reference) === 1
    );
  }

  /** Keeps what the mail server said, or did not say, of a message. */
  settle(reference: string, status: 'sent' | 'uncertain' | 'failed', problem = ''): void {
    this.#run('UPDATE messages SET status = ?, problem = ? WHERE reference = ?', status, problem, reference);
  }

  /** The mail server does not want a message now. */
  postpone(reference: string, until: number, problem: string): void {
    const sql =
      "UPDATE messages SET status = 'waiting', attempts = attempts + 1, next_attempt = ?, problem = ? WHERE reference = ?";
    this.#run(sql, until, problem, reference);
  }

  /** Keeps with all messages that wait why the mail server cannot be reached. */
  explain(problem: string): void {
    this.#run("UPDATE messages SET problem = ? WHERE status = 'waiting' AND problem <> ?", problem, problem);
  }

  /**
   * After a start: what was being sent when the service was killed may have arrived or not.
   * @returns how many there were
   */
  settleInterrupted(): number {
    const problem = 'The service ended while it was being sent.';
    return this.#run("UPDATE messages SET status = 'uncertain', problem = ? WHERE status = 'sending'", problem);
  }

  /** Puts messages that were not mailed back into the queue: one by its reference, or all of a status. */
  retry(what: string): number {
    const sql = `UPDATE messages SET status = 'waiting', attempts = 0, next_attempt = 0, problem = ''
      WHERE status IN ('failed', 'uncertain', 'held') AND (reference = ? OR (status = ? AND status <> 'held'))`;
    return this.#run(sql, what, what);
  }

  /** The owner has found an uncertain message in the mailbox. */
  confirm(reference: string): number {
    return this.#run(
      "UPDATE messages SET status = 'sent', problem = '' WHERE reference = ? AND status = 'uncertain'",
      reference,
    );
  }

  /** Erases what came by this reference or from this address; with `held`, all that is held. */
  forget(what: string): Erased[] {
    return this.#erase("reference = ? OR email = ? OR (? = 'held' AND status = 'held')", what, inAscii(what), what);
  }

  /** Erases what was received before a moment, mailed or not. */
  forgetBefore(moment: number): Erased[] {
    return this.#erase('received < ?', moment);
  }

  #erase(condition: string, ...values: (string | number)[]): Erased[] {
    const sql = `DELETE FROM messages WHERE ${condition} RETURNING reference, status`;
    const erased = this.#database.prepare(sql).all(...values);
    // Otherwise the text would stand in the journal until that is written over.
    if (erased.length > 0) this.#database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    return erased.map(({ reference, status }) => ({ reference: String(reference), status: status as Status }));
  }

  #messages(rest: string, ...values: (string | number)[]): Message[] {
    const rows = this.#database.prepare(`SELECT * FROM messages ${rest}`).all(...values);
    return rows.map(({ reference, form, received, email, fields, status, attempts, problem }) => ({
      reference: String(reference),
      form: form as Form,
      received: Number(received),
      email: String(email),
      fields: JSON.parse(String(fields)),
      status: status as Status,
      attempts: Number(attempts),
      problem: String(problem),
    }));
  }

  #run(sql: string, ...values: (string | number)[]): number {
    return Number(this.#database.prepare(sql).run(...values).changes);
  }

  #number(sql: string): number {
    return Number(Object.values(this.#database.prepare(sql).get() ?? {})[0]);
  }
}

/**
 * Makes sure that one service alone mails from a file. The system takes the lock away when the process ends, however it ends.
 * @returns what lets go of it
 * @throws if another service has it
 */
export function lock(file: string): () => void {
  const database = new DatabaseSync(`${file}.lock`);
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    throw new Error(`Another service runs on ${file}.`, { cause: error });
  }
  return () => database.close();
}
