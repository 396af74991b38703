import { expect, test } from 'vitest';
import { restrictedItem, restrictedItems } from '#features/access-control/testing/restricted-item.ts';
import type { AuditLine } from '#kernel/server/store-audit-lines.ts';
import { readLines } from '#kernel/server/store-audit-lines.ts';
import { languages } from '#kernel/server/words.ts';
import { testServer } from '#testing/server.ts';
import { loggedKinds } from '#kernel/server/logged-kinds.ts';
import { describeLines, logLanguage } from '#features/log/server/public.ts';
import { everyExample } from './every-example.ts';

const server = await testServer({}, restrictedItems);
const examples = Map.groupBy(await everyExample(), ({ feature }) => feature);
const kinds = server.services.registers.of(loggedKinds);

/** The audit lines that each successful example of a feature writes. */
async function linesOf(name: string): Promise<{ companyId: number; lines: AuditLine[] }[]> {
  const left: { companyId: number; lines: AuditLine[] }[] = [];
  for (const { endpoint, example } of examples.get(name) ?? []) {
    if (example.elsewhere) continue;
    const company = await server.newCompany();
    const world = { server, company, admin: company.admin };
    const who = example.as ? await example.as(world) : world.admin;
    await who.call(endpoint, await example.input(world));
    const { companyId } = company;
    left.push({
      companyId,
      lines: await server.database.forCompany(companyId, (unit) => readLines(unit, { timeZone: 'Europe/Oslo' }, { limit: 200 })),
    });
  }
  return left;
}

type DescribedLine = Awaited<ReturnType<typeof describeLines>>[number];

/** The parts of a line that a reader would not understand. */
function faultsOf({ action, sentence, changes }: DescribedLine): string[] {
  const isUnsaid = /[{}]|gjorde en endring|made a change/.test(sentence);
  const unnamed = changes.filter(({ field, label }) => label === field).map(({ field }) => `field ${field} of ${action}`);
  // People choose names of files and folders, and tests make them from ids.
  const valued = changes.filter(({ field }) => !/[Nn]ame|url|[Ee]mail/.test(field));
  const raw = valued.filter(({ before, after }) => /\[object|undefined|[0-9a-f]{8}-[0-9a-f]{4}-7/.test(`${before} ${after}`));
  return [
    ...(isUnsaid ? [`sentence of ${action}: ${sentence}`] : []),
    ...unnamed,
    ...raw.map(({ field, before, after }) => `value of ${field} of ${action}: ${before} → ${after}`),
  ];
}

const looksLikeKey = /^[a-z]+[A-Z]\w*$|^[a-z]{2,}(-[a-z]+)*$/;

/** The parts of values that are written like keys; those that read the same in both languages are. */
function keysIn({ action, changes }: DescribedLine): string[] {
  return changes
    .filter(({ field }) => !/[Nn]ame|[Ee]mail|comment|text/.test(field))
    .flatMap(({ field, before, after }) => `${before ?? ''}, ${after ?? ''}`.split(', ').map((part) => ({ field, part })))
    .filter(({ part }) => looksLikeKey.test(part))
    .map(({ field, part }) => `value of ${field} of ${action}: ${part}`);
}

test.each([...examples.keys()])('everything that %s writes into the log is told in words of both languages', async (name) => {
  const faults = new Set<string>();
  for (const { companyId, lines } of await linesOf(name)) {
    const strange = lines.filter(({ entity }) => !kinds.has(entity));
    for (const { entity } of strange) faults.add(`kind ${entity}`);
    const said = [];
    for (const language of languages) {
      const told = await server.database.forCompany(companyId, (unit) =>
        describeLines(unit, lines, { ...logLanguage(server.services, language), timeZone: 'Europe/Oslo' }),
      );
      said.push(new Set(told.flatMap(keysIn)));
      for (const fault of told.flatMap(faultsOf)) faults.add(fault);
    }
    const [inNorwegian = new Set<string>(), inEnglish = new Set<string>()] = said;
    for (const key of inNorwegian.intersection(inEnglish)) faults.add(key);
  }
  expect([...faults]).toEqual([]);
});

/** Every text of a feature by its path. */
function waysTo(words: object, way = ''): [string, string][] {
  return Object.entries(words).flatMap(([step, word]) =>
    typeof word === 'string' ? [[`${way}${step}`, word]] : waysTo(word, `${way}${step}.`),
  );
}

test.each(languages)('two features that name the same thing name it alike, in %s', (language) => {
  const said = new Map<string, { owner: string; word: string }>();
  const differing = [...server.services.words.owners].flatMap(([owner, words]) =>
    waysTo(words[language].fields ?? {}).flatMap(([way, word]) => {
      const other = said.get(way);
      said.set(way, { owner, word });
      return other && other.word !== word ? [`${way}: ${other.owner} says “${other.word}”, ${owner} says “${word}”`] : [];
    }),
  );
  expect(differing).toEqual([]);
});

test.each(languages)('what people see of the log has a name in %s for each kind of thing', (language) => {
  const { words } = server.services;
  const named = [...kinds.values()].filter(({ entity }) => entity !== restrictedItem);
  expect(named.filter(({ entity }) => words.value(language, { entity, field: 'entity' }, entity) === undefined)).toEqual([]);
  expect(named.filter(({ entity, area }) => words.value(language, { entity, field: 'area' }, area) === undefined)).toEqual([]);
});
