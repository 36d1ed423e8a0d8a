const WIDTH = 30;

/** A bar that shows how much is done, where somebody watches. */
export function showProgress(done: number, total: number): void {
  if (!process.stdout.isTTY) return;
  const bar = '█'.repeat(Math.round((done / total) * WIDTH)).padEnd(WIDTH, '░');
  process.stdout.write(`\r${bar} ${done}/${total}${done === total ? '\n' : ''}`);
}
