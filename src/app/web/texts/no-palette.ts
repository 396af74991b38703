import type { TextsLike } from '#kernel/contract/texts.ts';
import type { en } from './en-palette.ts';

export const no: TextsLike<typeof en> = {
  label: 'Søk etter ansatte, avtaler, sider og handlinger',
  placeholder: 'Et navn, en side eller noe du vil gjøre',
  results: 'Treff',
  people: 'Ansatte',
  pages: 'Sider',
  actions: 'Handlinger',
  hits: '{count, plural, one {# treff} other {# treff}}',
  loading: 'Søker',
  nothing: 'Ingen treff på «{search}». Prøv en av disse sidene.',
  switchTo: 'Bytt til {company}',
  language: { no: 'Bytt til norsk', en: 'Bytt til engelsk' },
  appearance: { light: 'Lyst utseende', dark: 'Mørkt utseende', auto: 'Følg enhetens utseende' },
};
