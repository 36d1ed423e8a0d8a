// Takes what the site's forms send, keeps it and mails it; its other commands look into what is kept.
import { exportMessages, listMessages } from './lists.ts';
import { MailConnection } from './mail.ts';
import { serve } from './serve.ts';
import { readSettings, type Settings } from './settings.ts';
import { Store } from './store.ts';

interface Command {
  /** What follows its name. */
  words: string[];
  run: (settings: Settings, ...words: string[]) => unknown;
}

const COMMANDS: Record<string, Command> = {
  serve: { words: [], run: serve },
  check: {
    words: [],
    run: async (settings) => {
      withStore(settings, () => undefined);
      const { DATA, SMTP_HOST, SMTP_PORT } = settings;
      const found = `The settings are right, ${DATA} can be written`;
      try {
        (await MailConnection.open(settings)).quit();
      } catch (error) {
        const reason = error instanceof Error ? error.message : error;
        throw new Error(
          `${found}, but the mail server ${SMTP_HOST}:${SMTP_PORT} does not let us in: ${reason}\nUntil it does, messages are stored and wait. Look at the settings that begin with SMTP_.`,
        );
      }
      console.log(`${found}, and the mail server lets us in.`);
    },
  },
  list: {
    words: [],
    run: (settings) => {
      const { text, isCalm } = withStore(settings, (store) => listMessages(store.list('open'), store.count()));
      console.log(text);
      if (!isCalm) process.exitCode = 1;
    },
  },
  export: {
    words: ['FILE.csv or FILE.json'],
    run: (settings, file) => {
      const count = withStore(settings, (store) => exportMessages(store.list('all'), file ?? ''));
      console.log(`${count} messages are in ${file}. Erase it when you no longer need it.`);
    },
  },
  forget: {
    words: ['REFERENCE, EMAIL ADDRESS or held'],
    run: (settings, what) => {
      const erased = withStore(settings, (store) => store.forget(what ?? ''));
      const mails = erased.flatMap(({ reference, status }) => (status === 'held' ? [] : [reference]));
      console.log(`${erased.length} messages erased here. Erase their mails as well: ${mails.join(', ') || 'none'}.`);
    },
  },
  retry: {
    words: ['REFERENCE, failed or uncertain'],
    run: (settings, what) => {
      const count = withStore(settings, (store) => store.retry(what ?? ''));
      console.log(`${count} messages wait to be mailed.`);
    },
  },
  confirm: {
    words: ['REFERENCE'],
    run: (settings, reference) => {
      const count = withStore(settings, (store) => store.confirm(reference ?? ''));
      console.log(count > 0 ? `${reference} counts as mailed.` : `${reference} is not uncertain.`);
    },
  },
};

function withStore<Result>({ DATA }: Settings, use: (store: Store) => Result): Result {
  const store = new Store(DATA);
  try {
    return use(store);
  } finally {
    store.close();
  }
}

// What visitors have written is for nobody else on this machine.
process.umask(0o077);
const [name = 'serve', ...words] = process.argv.slice(2);
const command = COMMANDS[name];
if (!command || words.length !== command.words.length) {
  const forms = Object.entries(COMMANDS).map(
    ([known, { words }]) => `  npm run enquiries ${[known, ...words].join(' ')}`,
  );
  console.error([`This cannot be done: ${[name, ...words].join(' ')}. There are:`, ...forms].join('\n'));
  process.exit(2);
}
try {
  await command.run(readSettings(), ...words);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
