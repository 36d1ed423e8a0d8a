import { checkContent } from '../build/content-check/check.ts';
import { counted, describeProblems, describeWarnings } from '../build/content-check/report/problem.ts';
import { contentFiles } from '../build/content-files.ts';

const { problems, samples, warnings } = checkContent();
if (warnings.length > 0) console.warn(describeWarnings(warnings));
if (problems.length > 0) {
  console.error(describeProblems(problems, 'the site cannot be built'));
  process.exitCode = 1;
} else {
  const reminder =
    samples.length > 0 ? `, ${counted(samples.length, 'sample entry', 'sample entries')} still to be replaced` : '';
  console.log(`Content is right: ${contentFiles().length} files${reminder}.`);
}
