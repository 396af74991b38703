import { beforeAll, describe, expect, test } from 'vitest';
import type { RoleKey } from '#kernel/contract/permissions.ts';
import { testServer, type TestCompany } from '#testing/server.ts';
import * as endpoints from '../contract/endpoints.ts';
import { maintenanceWords } from './public.ts';

const server = await testServer();
let company: TestCompany;
beforeAll(async () => {
  company = await server.newCompany();
});
const language = 'no';

describe('a page', () => {
  const page = (slug: string, kind = 'document') => server.nobody.call(endpoints.getContentPage, { query: { slug, kind, language } });

  test('is found by its slug by somebody who is not signed in, slashes ignored', async () => {
    const answers = await Promise.all(['terms', 'terms/', '/terms//'].map((slug) => page(slug)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers[1]?.json['page']).toMatchObject({ slug: 'terms', title: 'Vilkår', version: '2026-11-27' });
  });

  test('carries its text as blocks without markup', async () => {
    const { json } = await page('privacy-statement');
    const { blocks } = json['page'] as { blocks: { kind: string }[] };
    expect(new Set(blocks.map(({ kind }) => kind))).toEqual(new Set(['heading', 'paragraph', 'list']));
    expect(JSON.stringify(blocks)).not.toMatch(/[<>]/);
  });

  test('of another kind or name is missing', async () => {
    expect((await page('terms', 'lobby')).codes).toEqual(['common.NotFound']);
    expect((await page('nowhere')).codes).toEqual(['common.NotFound']);
  });
});

test('the page for maintenance has its words from the content, in both languages', async () => {
  expect(await maintenanceWords(server.services, 'no')).toEqual({
    title: 'Vi er snart tilbake',
    text: expect.stringContaining('vedlikehold'),
  });
  expect(await maintenanceWords(server.services, 'en')).toEqual({
    title: 'We will soon be back',
    text: expect.stringContaining('maintenance'),
  });
});

test('news of the segment systemadmin is only for system admins', async () => {
  const titles = async (role: RoleKey) => {
    const { json } = await (await company.person(role)).call(endpoints.getNews, { query: { language } });
    return (json['news'] as { title: string }[]).map(({ title }) => title);
  };
  expect(await titles('systemadmin')).toContain('Importer ansattlisten du allerede har');
  expect(await titles('hradmin')).toEqual(['Finn en kollega på sekundet']);
});

test('introductions differ by role', async () => {
  const keys = async (role: RoleKey) => {
    const { json } = await (await company.person(role)).call(endpoints.getVideos, { query: { language } });
    return (json['videos'] as { key: string }[]).map(({ key }) => key);
  };
  expect(await keys('systemadmin')).toEqual(['start']);
  expect(await keys('employee')).toEqual(['profile']);
  expect(await keys('boardmember')).toEqual([]);
});

test('a locked feature has teasers whatever the case of its name, and an unknown one has none', async () => {
  const cards = async (feature: string) => {
    const { json } = await company.admin.call(endpoints.getTeasers, { query: { feature, language } });
    return json['cards'] as { picture: { src: string } }[];
  };
  expect((await cards('absencecalendar')).length).toBe(2);
  expect(await cards('AbsenceCalendar')).toEqual(await cards('absencecalendar'));
  expect(await cards('nothing')).toEqual([]);
});

test('every role is described in both languages', async () => {
  for (const spoken of ['no', 'en']) {
    const { json } = await company.admin.call(endpoints.getRoleDescriptions, { query: { language: spoken } });
    expect((json['roles'] as { key: string }[]).map(({ key }) => key)).toEqual([
      'systemadmin',
      'hradmin',
      'officeadmin',
      'manager',
      'employee',
      'accountant',
      'boardmember',
      'gdpr',
    ]);
  }
});

test('each page that is said to have help has it, in both languages', async () => {
  for (const spoken of ['no', 'en']) {
    const { json } = await company.admin.call(endpoints.getHelpPages, { query: { language: spoken } });
    const pages = json['pages'] as string[];
    expect(pages).toContain('people-import');
    for (const page of pages) {
      const { status } = await company.admin.call(endpoints.getHelp, { query: { page, language: spoken } });
      expect([page, status]).toEqual([page, 200]);
    }
  }
  const none = await company.admin.call(endpoints.getHelp, { query: { page: 'noaccess', language } });
  expect(none.codes).toEqual(['common.NotFound']);
});
