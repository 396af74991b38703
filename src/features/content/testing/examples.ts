import type { Examples } from '#testing/examples.ts';
import type { content } from '../contract/index.ts';

const language = 'no';

export const examples: Examples<typeof content> = {
  getContentPage: { input: () => ({ query: { slug: 'terms', kind: 'document', language } }) },
  getHelp: { input: () => ({ query: { page: 'home', language } }) },
  getHelpPages: { input: () => ({ query: { language } }) },
  getNews: { input: () => ({ query: { language } }) },
  getRoleDescriptions: { input: () => ({ query: { language } }) },
  getTeasers: { input: () => ({ query: { feature: 'gdpr', language } }) },
  getVideos: { input: () => ({ query: { language } }) },
};
