import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Journeys that take longer than the size of their file tells, which is what vitest goes by until it has measured them. */
const long = ['walk', 'kill', 'recovery'];

/** Begins with the longest journeys, so that no worker is left alone with one at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => long.includes(basename(moduleId, '.e2e.ts'));
    const sorted = await super.sort.call(this, files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
