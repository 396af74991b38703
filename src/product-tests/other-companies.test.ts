import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { restrictedItems } from '#features/access-control/testing/restricted-item.ts';
import { roleIds } from '#features/rights/contract/role-ids.ts';
import type { Endpoint } from '#kernel/contract/endpoint.ts';
import { roleKeys } from '#kernel/contract/permissions.ts';
import type { Caller, ExampleInput } from '#testing/caller.ts';
import type { World } from '#testing/examples.ts';
import { testServer } from '#testing/server.ts';
import { everyExample } from './every-example.ts';

// Every call with ids of another company's records, by every role: it is refused, in the same words as for ids that nobody has, and the other
// company stays as it is. That nobody enters a company that is not theirs stands in `contract.test.ts`.
const server = await testServer({}, restrictedItems);

const parts = ['params', 'query', 'body'] as const;

const cases = (await everyExample())
  .filter(({ endpoint }) => !('secret' in endpoint.access))
  // Where its input may hold an id.
  .map((one) => Object.assign(one, { idFields: idFieldsOf(one.endpoint) }));

interface Schema {
  format?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

/** The paths of fields that are ids by the contract: `body.filter.companyUserIds.0`. */
function idFieldsOf(endpoint: Endpoint): string[] {
  const pathsIn = (schema: Schema, path: string): string[] => [
    ...(schema.format === 'uuid' ? [path] : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => pathsIn(inner, `${path}.${name}`)),
    ...(schema.items ? pathsIn(schema.items, `${path}.0`) : []),
    ...[schema.anyOf, schema.oneOf, schema.allOf].flatMap((all) => (all ?? []).flatMap((inner) => pathsIn(inner, path))),
  ];
  const found = parts.flatMap((part) => {
    const schema = endpoint[part];
    return schema ? pathsIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema, part) : [];
  });
  return [...new Set(found)];
}

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const constants: ReadonlySet<string> = new Set(Object.values(roleIds));
const nobodysCompany = 2_000_000_000;

async function newWorld(): Promise<World> {
  const company = await server.newCompany();
  return { server, company, admin: company.admin };
}

let own: World;
let other: World;
let roles: Caller[];
const kit = { folders: [''], absences: [''], others: [''] };
beforeAll(async () => {
  [own, other] = [await newWorld(), await newWorld()];
  roles = await Promise.all(roleKeys.map((role) => own.company.person(role)));
  kit.folders = [await foreignIdIn('files.renameCompanyTag'), await foreignIdIn('files.renameCompanyUserTag')];
  kit.absences = [await foreignIdIn('absence.getAbsence')];
  kit.others = [await foreignIdIn('people.getHistory'), await foreignIdIn('files.getCompanyFile')];
});

/** Ids of lines of the log that only say from or to when: no line is looked up by them. */
const marksOfTime: readonly string[] = ['log.getPaginatedLogs body.upTo', 'log.countNewLogs body.since'];

/** Ids of the other company that a field could take: of a folder, an absence, or a person and a file for the rest. */
function idsFor(path: string): readonly string[] {
  if (/folder|tag/i.test(path)) return kit.folders;
  return path.includes('absence') ? kit.absences : kit.others;
}

async function foreignIdIn(action: string): Promise<string> {
  const { example } = cases.find((one) => one.action === action) ?? {};
  const [id] = JSON.stringify((await example?.foreign?.(own, other)) ?? {}).match(uuid) ?? [];
  if (!id) throw new Error(`${action} has no id of another company`);
  return id;
}

function valueAt(input: unknown, path: string): unknown {
  // Whatever it is, it came from an example, which is plain data.
  return path.split('.').reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], input);
}

function withValue(input: ExampleInput, path: string, value: string): ExampleInput {
  const names = path.split('.');
  const changed = (at: unknown, [name = '', ...rest]: readonly string[]): unknown => {
    if (name === '') return value;
    if (name === '0') return [changed((at as unknown[] | undefined)?.[0], rest)];
    return { ...(at as object | undefined), [name]: changed((at as Record<string, unknown> | undefined)?.[name], rest) };
  };
  return changed(input, names) as ExampleInput;
}

/** Replaces the ids of a text by ids that nobody has, the same one each time; those stay as they are, so that an answer may name what was sent. */
function replacer() {
  const unknown = new Map<string, string>();
  const nobodys = new Set<string>();
  const company = new RegExp(`(?<="companyId":)${other.company.companyId}\\b`, 'g');
  return (text: string) =>
    text.replaceAll(company, String(nobodysCompany)).replaceAll(uuid, (id) => {
      if (constants.has(id) || nobodys.has(id)) return id;
      const replaced = unknown.get(id) ?? crypto.randomUUID();
      unknown.set(id, replaced);
      nobodys.add(replaced);
      return replaced;
    });
}

/** What is answered to an input with ids of others, and to the same with ids that nobody has. */
async function answersTo(who: Caller, endpoint: Endpoint, { files, ...input }: ExampleInput) {
  const replaced = replacer();
  const sent = JSON.stringify(input);
  const unknown: ExampleInput = JSON.parse(replaced(sent));
  const withFiles = files && { files };
  const foreign = await who.call(endpoint, { ...input, ...withFiles });
  const nobodys = await who.call(endpoint, { ...unknown, ...withFiles });
  const told = ({ status, json: { requestId: _requestId, ...json } }: typeof foreign) => replaced(JSON.stringify({ status, json }));
  return { status: foreign.status, foreign: told(foreign), nobodys: told(nobodys) };
}

const linesOfOther = () =>
  server.database.forCompany(other.company.companyId, async ({ id, tx }) => {
    const { rows } = await sql`select id from audit_log where company_id = ${id}`.execute(tx);
    return rows.length;
  });

const tried = cases.filter(({ example, idFields }) => example.foreign ?? (idFields.length > 0 && !example.elsewhere));

test('every call that takes an id is tried here, but for those that only their own tests can make', () => {
  const untried = cases.filter((one) => one.idFields.length > 0 && !tried.includes(one));
  expect(untried.map(({ action }) => action)).toEqual(['support.leaveAsSupport', 'takeout.downloadTakeout']);
});

describe('an id of another company is answered like one that nobody has, to every role and in every field', () => {
  test.each(tried.map((one) => [one.action, one] as const))('%s', async (action, { endpoint, example, idFields }) => {
    const foreignInput = await example.foreign?.(own, other);
    const before = await linesOfOther();
    for (const who of foreignInput ? roles : []) {
      const { status, foreign, nobodys } = await answersTo(who, endpoint, foreignInput ?? {});
      expect([400, 403, 404]).toContain(status);
      expect(foreign).toBe(nobodys);
    }
    const isOpen = (path: string) => valueAt(foreignInput, path) === undefined && !marksOfTime.includes(`${action} ${path}`);
    const start = async () => {
      const world = await newWorld();
      const who = example.as ? await example.as(world) : world.admin;
      return { who, input: await example.input(world) };
    };
    const open = idFields.filter(isOpen);
    // A read leaves all as it is. Of writes each has a world of its own, because some are carried out and leave the field unread.
    const shared = endpoint.effect === 'read' && open.length > 0 ? await start() : undefined;
    const answer = async (path: string, id: string) => {
      const { who, input } = shared ?? (await start());
      const { status, codes, fields, json } = await who.call(endpoint, withValue(input, path, id));
      return { path, status, codes, fields, counts: Object.values(json).map((value) => (Array.isArray(value) ? value.length : 0)) };
    };
    for (const path of open) {
      const nobodys = await answer(path, crypto.randomUUID());
      for (const id of idsFor(path)) expect(await answer(path, id)).toEqual(nobodys);
    }
    expect(await linesOfOther()).toBe(before);
  });
});
