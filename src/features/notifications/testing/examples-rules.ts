import type { Examples } from '#testing/examples.ts';
import type { notifications } from '../contract/index.ts';
import type * as rules from '../contract/endpoints-rules.ts';

// The integration's placeholder.
export const ruleExamples = {} as Pick<Examples<typeof notifications>, keyof typeof rules>;
