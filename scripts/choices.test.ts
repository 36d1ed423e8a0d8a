import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test.each([
  ['check', 'contnt', 'did you mean "content"?', 'content, types, lint and spelling'],
  ['show', 'galery', 'did you mean "gallery"?', 'npm run show example'],
  ['show', '', 'What is to be shown?', 'npm run show cards'],
  ['mutants', '--smaple', "Unknown option '--smaple'.", '--sample 5'],
  ['show', 'toString', 'There is no "toString"', 'npm run show gallery'],
])('%s %s says what there is', (command, word, reason, choice) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${command}.ts`, ...(word ? [word] : [])], {
    encoding: 'utf8',
  });
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain(reason);
  expect(stderr).toContain(choice);
});
