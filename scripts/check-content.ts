import { checkContent, describeProblems } from '../src/lib/content-check/check.ts';
import { counted } from '../src/lib/content-check/problem.ts';
import { contentFiles } from '../src/lib/content-files.ts';

const { problems, samples } = checkContent();
if (problems.length > 0) {
  console.error(describeProblems(problems));
  process.exitCode = 1;
} else {
  const reminder = samples > 0 ? `, ${counted(samples, 'sample entry', 'sample entries')} still to be replaced` : '';
  console.log(`Content is right: ${contentFiles().length} files${reminder}.`);
}
