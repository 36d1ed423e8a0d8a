import { type ParseArgsConfig, parseArgs } from 'node:util';

/**
 * The options and words that a command was called with. With others it ends here, with status 2, and says what is wrong and
 * how it is used.
 */
export function commandOptions<Config extends ParseArgsConfig>(usage: string, config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    // What follows is about words that begin with a dash, which no command takes.
    const [reason] = error.message.split('. ');
    console.error(`${reason}. It is used like this: ${usage}`);
    process.exit(2);
  }
}
