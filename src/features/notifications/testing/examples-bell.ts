import type { Examples } from '#testing/examples.ts';
import type { notifications } from '../contract/index.ts';
import type * as bell from '../contract/endpoints-bell.ts';

// The integration's placeholder.
export const bellExamples = {} as Pick<Examples<typeof notifications>, keyof typeof bell>;
