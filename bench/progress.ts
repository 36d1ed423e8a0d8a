/** Shows `[12/99] what is being done`: in one line that changes, or line by line where that is not possible. */
export function createProgress(total: number): (what: string) => void {
  let done = 0;
  return (what) => {
    done++;
    const line = `[${String(done).padStart(String(total).length)}/${total}] ${what}`;
    if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${line}${done === total ? '\n' : ''}`);
    else console.log(line);
  };
}

/** `95 s` or `12 min 5 s`, since a moment of `performance.now()`. */
export function elapsed(since: number): string {
  const seconds = Math.round((performance.now() - since) / 1000);
  return seconds < 120 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
