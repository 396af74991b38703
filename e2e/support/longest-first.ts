import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Journeys that take longer than their file size suggests, which vitest uses until it has measured them. */
const long = ['walk', 'kill', 'recovery'];

/** Starts with the longest journeys, so that the workers finish at about the same time. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => long.includes(basename(moduleId, '.e2e.ts'));
    const sorted = await super.sort.call(this, files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
