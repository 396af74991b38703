import { writeFileSync } from 'node:fs';
import type { SerializedError } from 'vitest';
import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node';

/** The results of a vitest run, for the process that started it. */
export interface Count {
  passed: number;
  failed: number;
  /** The tests that left themselves out, because what they need is not here. */
  leftOut: string[];
  /** The problems, one line each. */
  notes: string[];
  /** The files that failed, as paths in the project. */
  failedFiles: string[];
  /** The slowest tests, slowest first. */
  slowest: Timed[];
}

/** A test and its duration. */
export interface Timed {
  name: string;
  seconds: number;
}

/** How many of the slowest tests are listed. */
export const namedSlowest = 20;

/** Writes a run's counts to the file in `TEST_COUNT`. */
export default class CountingReporter implements Reporter {
  #isChosen = false;

  onInit(vitest: Vitest): void {
    this.#isChosen = vitest.getGlobalTestNamePattern() !== undefined;
  }

  onTestRunEnd(modules: readonly TestModule[], outside: readonly SerializedError[]): void {
    const file = process.env['TEST_COUNT'];
    if (file) writeFileSync(file, JSON.stringify(countOf(modules, outside, this.#isChosen)));
  }
}

function countOf(modules: readonly TestModule[], outside: readonly SerializedError[], isChosen: boolean): Count {
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const inState = (state: string) => tests.filter((test) => test.result().state === state);
  const failed = inState('failed');
  const broken = [...modules, ...modules.flatMap((module) => [...module.children.allSuites()])].flatMap((part) =>
    part
      .errors()
      .map(
        ({ message }) =>
          `failed: ${'fullName' in part ? `${part.module.relativeModuleId} > ${part.fullName}` : part.relativeModuleId}: ${inOneLine(message)}`,
      ),
  );
  return {
    passed: inState('passed').length,
    failed: failed.length,
    // In a run of tests chosen by name, all others count as skipped.
    leftOut: isChosen ? [] : inState('skipped').map(nameOf),
    notes: [
      ...failed.map((test) => `failed: ${nameOf(test)}: ${whyFailed(test)}`),
      ...broken,
      ...outside.map(({ message }) => `failed outside the tests: ${inOneLine(message)}`),
    ],
    failedFiles: modules.filter((module) => module.state() === 'failed').map(({ relativeModuleId }) => relativeModuleId),
    slowest: tests
      .map((test) => ({ name: nameOf(test), seconds: (test.diagnostic()?.duration ?? 0) / 1000 }))
      .toSorted((a, b) => b.seconds - a.seconds)
      .slice(0, namedSlowest),
  };
}

const nameOf = (test: TestCase): string => `${test.module.relativeModuleId} > ${test.fullName}`;

/** The message of a test's first error, and the line of the test that it comes from. */
function whyFailed(test: TestCase): string {
  const error = test.result().errors?.[0];
  const frame = error?.stacks?.find(({ file }) => file.endsWith(test.module.relativeModuleId));
  return `${inOneLine(error?.message)}${frame ? ` (line ${frame.line})` : ''}`;
}

/** The first part of a failure's message, without line breaks. */
const inOneLine = (text = ''): string => text.replaceAll(/\s*\n\s*/g, ' | ').slice(0, 400);
