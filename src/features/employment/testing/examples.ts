import type { Examples } from '#testing/examples.ts';
import type { employment } from '../contract/index.ts';

export const examples: Examples<typeof employment> = {
  getTemplates: { input: () => ({}) },
};
