import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { testServer } from '#testing/server.ts';
import { getContentPage, getNews, getRoleDescriptions } from '../contract/endpoints.ts';
import { content } from '../contract/index.ts';
import { examples } from '../testing/examples.ts';
import { sanity } from '../testing/sanity.ts';
import { hostedSource } from './source/hosted.ts';
import { Unreachable } from './source/source.ts';

const page = (slug: string, more: object = {}) => ({
  _id: slug,
  _type: 'page',
  kind: 'help',
  language: 'no',
  slug: { current: slug },
  title: slug,
  body: [],
  ...more,
});
const png = Buffer.from('89504e470d0a1a0a', 'hex');
const folder = '/images/p123/production';
const service = await sanity(
  [
    page('open'),
    page('people', { requiredPermission: 'EmployeesEdit' }),
    page('not-admins', { excludePermission: 'OrganisationSettings' }),
    page('gdpr', { requiredFeature: 'gdpr' }),
    page('seats', { requiredLimit: 'userLimit' }),
    page('former', { requiredLimit: 'users' }),
    page('odd-limit', { requiredLimit: 'chairs' }),
    { _id: 'role', _type: 'role', language: 'no', key: 'employee', name: 'Medarbeider', description: 'Jobber her.', order: 1 },
    { _id: 'odd', _type: 'role', language: 'no', key: 'king', name: 'Konge', description: 'Regjerer.', order: 2 },
    { _id: 'half', _type: 'news', language: 'no', title: 'Uten dato' },
    { _id: 'whole', _type: 'news', language: 'no', title: 'Hel', text: 'Tekst', date: '2026-01-02' },
  ],
  {
    [`${folder}/abc-10x8.png`]: { type: 'image/png', bytes: png },
    [`${folder}/page-1x1.png`]: { type: 'text/html', bytes: Buffer.from('<script>') },
    [`${folder}/huge-1x1.png`]: { type: 'image/png', bytes: Buffer.alloc(11 * 1024 * 1024) },
  },
);
const hosted = {
  projectId: 'p123',
  dataset: 'production',
  apiVersion: '2025-02-19',
  token: 'secret',
  apiHost: service.address,
  patience: 60_000,
};
const server = await testServer({ sanity: hosted });
const language = 'no';
const ask = (who: typeof server.nobody, slug: string) => who.call(getContentPage, { query: { slug, kind: 'help', language } });

beforeEach(() => {
  service.state.mood = 'well';
});

describe('what a page demands is decided by the server', () => {
  test('a page without demands is open to everybody', async () => {
    expect((await ask(server.nobody, 'open/')).status).toBe(200);
  });

  test.each(['people', 'not-admins', 'gdpr', 'seats'])('who is not signed in is asked to: %s', async (slug) => {
    const answer = await ask(server.nobody, slug);
    expect([answer.status, answer.codes]).toEqual([401, ['common.Unauthorized']]);
  });

  test('a permission opens one page and closes another', async () => {
    const company = await server.newCompany();
    const employee = await company.person('employee');
    const codes = async (who: typeof employee) => [(await ask(who, 'people')).codes, (await ask(who, 'not-admins')).codes];
    expect(await codes(company.admin)).toEqual([[], ['common.Forbidden']]);
    expect(await codes(employee)).toEqual([['common.Forbidden'], []]);
  });

  test('a permission in one company opens nothing in another', async () => {
    const [mine, other] = [await server.newCompany(), await server.newCompany()];
    expect((await ask(mine.admin.with({ companyId: other.companyId }), 'people')).codes).toEqual(['common.Forbidden']);
  });

  test('a feature that the company has turned off is said to be missing', async () => {
    const company = await server.newCompany();
    expect((await ask(company.admin, 'gdpr')).status).toBe(200);
    await server.database.forCompany(company.companyId, ({ tx }) =>
      sql`update company set features_off = '{gdpr}' where company_id = ${company.companyId}`.execute(tx),
    );
    const answer = await ask(company.admin, 'gdpr');
    expect([answer.codes, answer.json['details']]).toEqual([['common.FeatureMissing'], { feature: 'gdpr' }]);
  });

  test('a limit that is reached closes the page, also by its former name, and so does one that there is not', async () => {
    const company = await server.newCompany();
    expect((await ask(company.admin, 'seats')).status).toBe(200);
    expect((await ask(company.admin, 'odd-limit')).codes).toEqual(['common.Forbidden']);
    await server.database.forCompany(company.companyId, ({ tx }) =>
      sql`insert into company_limit (company_id, key, maximum) values (${company.companyId}, 'userLimit', 1)`.execute(tx),
    );
    expect((await ask(company.admin, 'seats')).codes).toEqual(['common.SubscriptionMissing']);
    const former = await ask(company.admin, 'former');
    expect([former.codes, former.json['details']]).toEqual([['common.SubscriptionMissing'], { limit: 'userLimit' }]);
  });
});

test('the query, its parameters and the token travel as the service wants them', async () => {
  await ask(server.nobody, 'nowhere');
  expect(service.asked.at(-1)).toMatchObject({
    method: 'GET',
    path: '/v2025-02-19/data/query/production',
    params: { slug: 'nowhere', kind: 'help', language: 'no' },
    authorization: 'Bearer secret',
  });
});

test('a query too long for an address is posted', async () => {
  const source = hostedSource(hosted);
  expect(await source.ask(`*[_type == "role" && key == $key][0].name // ${'x'.repeat(12_000)}\n`, { key: 'employee' })).toBe('Medarbeider');
  expect(service.asked.at(-1)?.method).toBe('POST');
});

test('what lacks something is left out, and so are roles that do not exist here', async () => {
  const { admin } = await server.newCompany();
  const roles = await admin.call(getRoleDescriptions, { query: { language } });
  expect(roles.json['roles']).toEqual([{ key: 'employee', name: 'Medarbeider', description: 'Jobber her.' }]);
  const news = await admin.call(getNews, { query: { language } });
  expect((news.json['news'] as { title: string }[]).map(({ title }) => title)).toEqual(['Hel']);
});

describe('when the service does not answer', () => {
  test('the last good answer is given, and the service is left in peace for a while', async () => {
    const fresh = await testServer({ sanity: hosted });
    const read = () => fresh.nobody.call(getContentPage, { query: { slug: 'open', kind: 'help', language } });
    expect((await read()).status).toBe(200);
    service.state.mood = 'broken';
    fresh.clock.set('2026-11-21T12:00:00Z');
    expect((await read()).status).toBe(200);
    service.state.mood = 'well';
    const before = service.asked.length;
    await read();
    expect(service.asked.length).toBe(before);
    fresh.clock.set('2026-11-21T12:01:00Z');
    await read();
    expect(service.asked.length).toBe(before + 1);
  });

  // The keys of the examples are those of the endpoints.
  test.each(Object.keys(examples) as (keyof typeof examples)[])('what was never fetched is refused with 503: %s', async (name) => {
    const fresh = await testServer({ sanity: hosted });
    const company = await fresh.newCompany();
    service.state.mood = 'broken';
    const input = await examples[name].input({ server: fresh, company, admin: company.admin });
    const answer = await company.admin.call(content.endpoints[name], input);
    expect([answer.status, answer.codes]).toEqual([503, ['content.Unreachable']]);
  });

  test.each(['broken', 'refusing', 'silent'] as const)('a %s service is unreachable, in time', async (mood) => {
    service.state.mood = mood;
    const begun = performance.now();
    await expect(hostedSource(hosted, 300).ask('*[0]', {})).rejects.toBeInstanceOf(Unreachable);
    // Without a timeout the connection would take minutes to fail.
    expect(performance.now() - begun).toBeLessThan(60_000);
  });
});

describe('pictures of a hosted project', () => {
  const picture = (file: string, query = '') => server.app.inject({ url: `/cdn-sanity${folder}/${file}${query}` });

  test('are fetched once, with the size in steps and nothing else of the query', async () => {
    const first = await picture('abc-10x8.png', '?w=300&fm=webp&dl=x&q=1');
    const second = await picture('abc-10x8.png', '?w=310&fm=webp');
    expect([first.statusCode, first.rawPayload.equals(png), second.statusCode]).toEqual([200, true, 200]);
    expect(service.fetched.filter((path) => path.includes('abc-'))).toEqual([`${folder}/abc-10x8.png?w=320&fm=webp`]);
  });

  test.each(['page-1x1.png', 'huge-1x1.png', 'gone-1x1.png'])('are pictures of a reasonable size or missing: %s', async (file) => {
    expect((await picture(file)).statusCode).toBe(404);
  });

  test('are unreachable, to be asked for later, when their host is', async () => {
    service.state.mood = 'broken';
    const answer = await picture('abc-10x8.png', '?w=1900');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '30']);
  });
});
