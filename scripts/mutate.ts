import { parseArgs } from 'node:util';
import { mutateRules } from './mutate/rules.ts';
import { judgeSample } from './mutate/sample.ts';
import { closingLine } from './test/tally.ts';

/** The minimum share of mutants that tests must kill, for each folder of rules and for a sample. */
const goal = 0.92;

const { values, positionals } = parseArgs({
  options: { sample: { type: 'string' }, seed: { type: 'string', default: '1' } },
  allowPositionals: true,
});
// Otherwise an interrupted run would leave its copies and running tests behind.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
process.exitCode = (await (values.sample ? reportSample(Number(values.sample)) : reportRules())) ? 0 : 1;

async function reportRules(): Promise<boolean> {
  const folders = await mutateRules(positionals);
  for (const { folder, files, killed, lived } of folders) console.log(`${shareLine(folder, killed, lived)}, in ${files} files`);
  const failed = folders.filter(({ killed, lived }) => !isEnough(killed, lived)).length;
  console.log(closingLine({ passed: folders.length - failed, failed }));
  return failed === 0 && folders.length > 0;
}

async function reportSample(count: number): Promise<boolean> {
  const { noticed, lived, unreliable } = await judgeSample({ count, seed: values.seed, paths: positionals });
  for (const test of unreliable) console.log(`BAD  fails without a change: ${test}`);
  console.log(shareLine(`sample with seed ${values.seed}`, noticed, lived));
  return unreliable.length === 0 && isEnough(noticed, lived);
}

function isEnough(noticed: number, lived: number): boolean {
  return noticed >= goal * (noticed + lived);
}

function shareLine(name: string, noticed: number, lived: number): string {
  const share = (100 * noticed) / Math.max(1, noticed + lived);
  return `${isEnough(noticed, lived) ? 'ok  ' : 'BAD '} ${name}: ${noticed} of ${noticed + lived} noticed, ${share.toFixed(1)} %`;
}
