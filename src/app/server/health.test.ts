import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { testServer } from '#testing/server.ts';

const { app, newCompany } = await testServer();
const get = (url: string) => app.inject({ method: 'GET', url });

test('a process that reaches its database is live and ready', async () => {
  expect((await get('/health/live')).json()).toEqual({ status: 'ok' });
  expect((await get('/health/ready')).json()).toEqual({ status: 'ok' });
});

test('metrics tell calls by route, waiting jobs, dead letters and mails', async () => {
  await newCompany();
  await get('/api/users/current-user');
  const { body } = await get('/metrics');
  expect(body).toMatch(/samspill_call_seconds_count\{method="GET",route="\/api\/users\/current-user",status="401"\} \d+/);
  expect(body).toContain('samspill_jobs_backlog{queue="dead-letters",state="ready"} 0');
  expect(body).not.toContain('X-Account');
});

test('the API describes itself', async () => {
  const { paths, openapi } = (await get('/api/openapi.json')).json<{ openapi: string; paths: Record<string, unknown> }>();
  expect(openapi).toBe('3.1.0');
  expect(Object.keys(paths)).toContain('/companyusers/get-active-companyusers');
  const page = await get('/api/docs');
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.body).toContain('/api/companies/create');
  expect(page.body).toContain('>On- and offboarding</h2>');
  const [style, script] = ['style', 'script'].map((tag) => new RegExp(`<${tag}>([^]*?)</${tag}>`).exec(page.body)?.[1] ?? '');
  const digest = (text = '') => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  expect(page.headers['content-security-policy']).toContain(`style-src ${digest(style)}; script-src ${digest(script)}; connect-src 'self'`);
  expect(page.body).toContain('data-method="GET" data-path="/companyusers/get-companyusers-filter"');
  expect(page.body).toContain('send <code>X-View-As</code> with each call');
  expect(page.body.replace(script ?? '', '')).not.toMatch(/`[^`\n<]+`/);
});

test('the page of the API speaks the language of the page that was seen last, else of the browser', async () => {
  const pageOf = async (headers: Record<string, string>) => (await app.inject({ method: 'GET', url: '/api/docs', headers })).body;
  const norwegian = await pageOf({ cookie: 'locale=no', 'accept-language': 'en' });
  expect(norwegian).toContain('<html lang="nb-NO">');
  expect(norwegian).toContain('<button>Send</button>');
  expect(norwegian).toContain('<h3>Prøv</h3>');
  expect(norwegian).not.toMatch(/>(?:Try it|Answer|Body|Areas)</);
  const english = await pageOf({ 'accept-language': 'en-GB,en;q=0.9' });
  expect(english).toContain('<html lang="en-GB">');
  expect(english).toContain('<h3>Try it</h3>');
});

test('an unknown call answers 404 in the house’s form', async () => {
  const answer = await get('/api/nothing-here');
  expect([answer.statusCode, answer.json()]).toEqual([
    404,
    { success: false, errorCodes: { common: ['NotFound'] }, requestId: expect.any(String) },
  ]);
});
