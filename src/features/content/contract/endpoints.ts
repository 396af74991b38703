import { z } from 'zod';
import { endpoint, userStates } from '#kernel/contract/endpoint.ts';
import { languages } from '#kernel/contract/locale.ts';
import { ContentPage, HelpText, IntroVideo, NewsBlock, pageKinds, RoleDescription, TeaserCard } from './entities.ts';

const language = z.enum(languages);
const word = z.string().trim().min(1).max(80);

export const getContentPage = endpoint({
  method: 'GET',
  path: '/content/page',
  summary:
    'A page by its slug, a trailing slash ignored. Without a version, the newest one. What a page demands of its reader is checked here.',
  access: { public: 'The front door and the agreements are read before signing in; other pages demand what they demand.' },
  effect: 'read',
  company: 'none',
  query: z.object({ slug: z.string().trim().min(1).max(200), language, kind: z.enum(pageKinds), version: z.iso.date().optional() }),
  answer: z.object({ page: ContentPage }),
  errors: ['content.Unreachable'],
});

export const getNews = endpoint({
  method: 'GET',
  path: '/content/news',
  summary: 'News for the home page, newest first; those for system admins only to them.',
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
  summary: 'What a locked feature would give, card by card; empty when nobody wrote any.',
  access: { signedIn: true },
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
  summary: 'What each role is called and what it is for.',
  access: { signedIn: true },
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
  summary: 'The introductions for the caller’s role and the company’s features.',
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
  summary: 'The help text of a page, by its route name.',
  access: { signedIn: true },
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
  summary: 'The route names of the pages that have a help text.',
  access: { signedIn: true },
  effect: 'read',
  company: 'none',
  states: userStates,
  query: z.object({ language }),
  answer: z.object({ pages: z.array(z.string()) }),
  errors: ['content.Unreachable'],
});
