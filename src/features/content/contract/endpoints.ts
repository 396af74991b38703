import { z } from 'zod';
import { endpoint, userStates } from '#kernel/contract/endpoint.ts';
import { languages } from '#kernel/contract/locale.ts';
import { ContentPage, HelpText, IntroVideo, NewsBlock, pageKinds, RoleDescription, TeaserCard } from './entities.ts';

const language = z.enum(languages);
const word = z.string().trim().min(1).max(80);

export const getContentPage = endpoint({
  method: 'GET',
  path: '/content/page',
  summary: 'Returns a page by its slug; a trailing slash is ignored. Without a version, the newest one. Access to the page is checked.',
  access: { public: 'Front pages and agreements can be read without signing in. Other pages require what they require.' },
  effect: 'read',
  company: 'none',
  query: z.object({ slug: z.string().trim().min(1).max(200), language, kind: z.enum(pageKinds), version: z.iso.date().optional() }),
  answer: z.object({ page: ContentPage }),
  errors: ['content.Unreachable'],
});

export const getNews = endpoint({
  method: 'GET',
  path: '/content/news',
  summary: 'Lists news for the home page, newest first. News for System Admins is returned to them only.',
  access: { signedIn: true },
  effect: 'read',
  company: 'required',
  query: z.object({ language }),
  answer: z.object({ news: z.array(NewsBlock) }),
  errors: ['content.Unreachable'],
});

export const getTeasers = endpoint({
  method: 'GET',
  path: '/content/teasers',
  summary: 'Returns the cards that introduce a locked feature; empty if there are none.',
  access: { signedIn: true },
  byKey: 'allowed',
  effect: 'read',
  company: 'none',
  states: userStates,
  query: z.object({ feature: word, language }),
  answer: z.object({ cards: z.array(TeaserCard) }),
  errors: ['content.Unreachable'],
});

export const getRoleDescriptions = endpoint({
  method: 'GET',
  path: '/content/roles',
  summary: 'Returns the name and purpose of each role.',
  access: { signedIn: true },
  byKey: 'allowed',
  effect: 'read',
  company: 'none',
  states: userStates,
  query: z.object({ language }),
  answer: z.object({ roles: z.array(RoleDescription) }),
  errors: ['content.Unreachable'],
});

export const getVideos = endpoint({
  method: 'GET',
  path: '/content/videos',
  summary: 'Returns the introductions for the caller’s role and the company’s features.',
  access: { signedIn: true },
  effect: 'read',
  company: 'required',
  query: z.object({ language }),
  answer: z.object({ videos: z.array(IntroVideo) }),
  errors: ['content.Unreachable'],
});

export const getHelp = endpoint({
  method: 'GET',
  path: '/content/help',
  summary: 'Returns the help text of a page, by its route name.',
  access: { signedIn: true },
  byKey: 'allowed',
  effect: 'read',
  company: 'none',
  states: userStates,
  query: z.object({ page: word, language }),
  answer: z.object({ help: HelpText }),
  errors: ['content.Unreachable'],
});

export const getHelpPages = endpoint({
  method: 'GET',
  path: '/content/help-pages',
  summary: 'Lists the route names of pages with a help text.',
  access: { signedIn: true },
  byKey: 'allowed',
  effect: 'read',
  company: 'none',
  states: userStates,
  query: z.object({ language }),
  answer: z.object({ pages: z.array(z.string()) }),
  errors: ['content.Unreachable'],
});
