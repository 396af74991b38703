import type { Examples } from '#testing/examples.ts';
import type { notifications } from '../contract/index.ts';
import { bellExamples } from './examples-bell.ts';
import { ruleExamples } from './examples-rules.ts';

export const examples: Examples<typeof notifications> = { ...bellExamples, ...ruleExamples };
