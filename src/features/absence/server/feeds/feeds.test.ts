import ical from 'node-ical';
import { describe, expect, test } from 'vitest';
import { deactivateCompanyUser } from '#features/people/contract/endpoints-life.ts';
import type { Caller } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';
import * as endpoints from '../../contract/endpoints-company.ts';
import { updateAbsence } from '../../contract/endpoints-requests.ts';
import type { AbsenceFeed } from '../../contract/entities-settings.ts';
import { book } from '../../testing/booked.ts';
import { openAbsence } from '../../testing/opened.ts';

const server = await testServer();

async function opened() {
  const company = await server.newCompany();
  await openAbsence(company.admin);
  const lead = await company.person('manager', { firstName: 'Lise' });
  const employee = await company.person('employee', { firstName: 'Ola', reportsTo: lead.companyUserId ?? '' });
  const id = employee.companyUserId;
  await book(server, company.companyId, [
    { companyUserId: id, startDate: '2026-12-21', endDate: '2026-12-23', days: 3 },
    { companyUserId: id, startDate: '2026-12-01', type: 3, days: 1 },
    { companyUserId: id, startDate: '2026-12-03', type: 2, portion: 1, days: 0.5 },
    { companyUserId: id, startDate: '2027-02-15', status: 1, days: 1 },
  ]);
  return { ...company, lead, employee, id };
}
async function feedOf(caller: Caller, scope: AbsenceFeed['scope']) {
  const { json } = await caller.call(endpoints.createFeed, { body: { scope } });
  return { feed: json['feed'] as AbsenceFeed, secret: String(json['address']).split('/feeds/')[1] ?? '' };
}
const fetched = (secret: string, headers = {}) => server.nobody.call(endpoints.getFeed, { params: { secret } }, headers);
const events = (bytes: Buffer) =>
  Object.values(ical.sync.parseICS(bytes.toString()))
    .filter((one) => one?.type === 'VEVENT')
    // Calendar programs read these fields of an event.
    .map((one) => one as unknown as { summary: string; start: Date & { dateOnly?: boolean }; end: Date; class: string; status: string });
const day = (date: Date) => [date.getFullYear(), date.getMonth() + 1, date.getDate()].join('-');

describe('a feed', () => {
  test('of one’s own tells what and when, as calendar programs read it', async () => {
    const { employee } = await opened();
    const { secret } = await feedOf(employee, 'own');
    const answer = await fetched(secret);
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    const read = events(answer.bytes).toSorted((one, other) => one.start.getTime() - other.start.getTime());
    expect(read.map(({ summary, start, end, class: kind, status }) => [summary, day(start), day(end), kind, status])).toEqual([
      ['Egenmelding', '2026-12-1', '2026-12-2', 'CONFIDENTIAL', 'CONFIRMED'],
      ['Hjemmekontor (første halvdel)', '2026-12-3', '2026-12-4', 'PRIVATE', 'CONFIRMED'],
      ['Ferie', '2026-12-21', '2026-12-24', 'PRIVATE', 'CONFIRMED'],
      ['Ferie (til godkjenning)', '2027-2-15', '2027-2-16', 'PRIVATE', 'TENTATIVE'],
    ]);
    expect(read[0]?.start.dateOnly).toBe(true);
  });

  test('keeps the identity of an event when its dates change, and says when they did', async () => {
    const { admin, employee, id } = await opened();
    const { secret } = await feedOf(employee, 'own');
    const read = async () => {
      const text = (await fetched(secret)).bytes.toString();
      const event = text.split('BEGIN:VEVENT').find((one) => one.includes('Ferie\r\n')) ?? '';
      return ['UID', 'SEQUENCE', 'DTSTAMP'].map((name) => new RegExp(`${name}:(.*)\r`).exec(event)?.[1] ?? '');
    };
    const [uid, sequence] = await read();
    expect(uid).toMatch(/^[0-9a-f-]{36}-1@samspill$/);
    server.clock.set('2026-11-21T10:15:00Z');
    const absenceId = uid?.slice(0, 36);
    const body = { absenceId, companyUserId: id, absenceType: 1, absencePortion: 0, isRecurring: false };
    const moved = await admin.call(updateAbsence, { body: { ...body, startDate: '2026-12-22', endDate: '2026-12-23' } });
    expect(moved.codes).toEqual([]);
    expect(await read()).toEqual([uid, String(Number(sequence) + 1), '20261121T101500Z']);
  });

  test('of a team and of the company tells no more than the owner may see', async () => {
    const { lead, person } = await opened();
    const summaries = async (caller: Caller, scope: AbsenceFeed['scope']) =>
      events((await fetched((await feedOf(caller, scope)).secret)).bytes)
        .map(({ summary }) => summary)
        .toSorted();
    expect(await summaries(lead, 'team')).toContain('Ola Nordmann: Egenmelding');
    const colleague = await person('employee');
    const told = ['Ola Nordmann: Borte', 'Ola Nordmann: Borte', 'Ola Nordmann: Hjemmekontor (første halvdel)'];
    expect(await summaries(colleague, 'company')).toEqual(told);
    expect(await summaries(lead, 'company')).toEqual(told);
    expect((await colleague.call(endpoints.createFeed, { body: { scope: 'team' } })).codes).toEqual(['common.Forbidden']);
  });

  test('answers 304 to whoever has it, and says when it was fetched, once a minute', async () => {
    const { employee } = await opened();
    const { secret } = await feedOf(employee, 'own');
    const first = await fetched(secret);
    const etag = String(first.headers['etag']);
    expect((await fetched(secret, { 'if-none-match': etag })).status).toBe(304);
    const { json } = await employee.call(endpoints.feeds);
    expect((json['feeds'] as AbsenceFeed[])[0]?.lastFetchedDate).toBe(server.clock.now().toISOString());
  });

  test('is dead when its address is changed, deleted, or its owner has left', async () => {
    const { admin, employee, id } = await opened();
    const { feed, secret } = await feedOf(employee, 'own');
    const rotated = await employee.call(endpoints.rotateFeed, { body: { feedId: feed.feedId } });
    const next = String(rotated.json['address']).split('/feeds/')[1] ?? '';
    expect([(await fetched(secret)).status, (await fetched(next)).status]).toEqual([404, 200]);
    expect((await admin.call(endpoints.rotateFeed, { body: { feedId: feed.feedId } })).status).toBe(404);
    expect((await employee.call(endpoints.deleteFeed, { query: { feedId: feed.feedId } })).status).toBe(200);
    expect((await employee.call(endpoints.deleteFeed, { query: { feedId: feed.feedId } })).status).toBe(404);
    expect((await fetched(next)).status).toBe(404);
    const other = await feedOf(employee, 'own');
    const gone = await admin.call(deactivateCompanyUser, { body: { companyUserId: id } });
    expect([gone.status, gone.codes]).toEqual([200, []]);
    expect((await fetched(other.secret)).status).toBe(404);
  });

  test('is one of ten at most', async () => {
    const { employee } = await opened();
    for (let count = 0; count < 10; count += 1) await feedOf(employee, 'own');
    expect((await employee.call(endpoints.createFeed, { body: { scope: 'own' } })).codes).toEqual(['absence.TooManyFeeds']);
  });

  test('is not guessed', async () => {
    const statuses: number[] = [];
    for (let tries = 0; tries < 60; tries += 1) statuses.push((await fetched(`guess-${tries}`)).status);
    expect(new Set(statuses)).toEqual(new Set([404, 429]));
  });
});
