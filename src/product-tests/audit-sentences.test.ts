import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Endpoint } from '#kernel/contract/endpoint.ts';
import { outcomeOf, sentenceOf, type SentenceLine } from '#kernel/server/audit-sentence.ts';
import { testServer } from '#testing/server.ts';

const features = join(import.meta.dirname, '../features');
const load = async <File>(pattern: string) =>
  Object.fromEntries<File>(
    await Promise.all(
      globSync(pattern, { cwd: features }).map(async (path) => [`../../../features/${path}`, await import(join(features, path))] as const),
    ),
  );
const server = await testServer();
type Line = Omit<SentenceLine, 'actor' | 'subject' | 'isOwn'> & { actor: Who | null; subject: Who | null };
interface Who {
  id: string;
  name: string;
}

/** The sentence of a line for a reader. */
function sentenceFor(language: 'no' | 'en', reader: string | null, { actor, subject, ...line }: Line): string {
  const people = { actor: actor?.name, subject: subject?.name, isOwn: subject !== null && subject.id === actor?.id };
  const reading = { isActorReader: actor?.id === reader, isSubjectReader: subject?.id === reader };
  return sentenceOf({ ...line, ...people, ...reading }, { words: server.services.words, language });
}

const contracts = Object.values(await load<Record<string, { name: string; endpoints?: Record<string, Endpoint> }>>('*/contract/index.ts'));
const entered = new Set(['company.createCompany', 'invitations.acceptInvitation', 'support.enterAsSupport']);
const changing = contracts.flatMap((contract) =>
  Object.values(contract).flatMap(({ name, endpoints = {} }) =>
    Object.entries(endpoints)
      .filter(([, { effect, company }]) => effect === 'write' && company === 'required')
      .map(([endpoint]) => `${name}.${endpoint}`),
  ),
);
const actions = new Set([...changing, ...entered]);
const entities = new Set(
  globSync('*/server/**/*.ts', { cwd: features })
    .filter((path) => !path.endsWith('.test.ts'))
    .flatMap((path) => [...readFileSync(join(features, path), 'utf8').matchAll(/entity: '(\w+)'/g)].map(([, name]) => name ?? '')),
);

const kari = { id: 'kari', name: 'Kari Moe' };
const ola = { id: 'ola', name: 'Ola Lie' };
const line = (parts: Partial<Line>): Line => ({
  action: 'people.updateCompanyUser',
  entity: 'companyUser',
  by: 'person',
  actor: kari,
  subject: ola,
  what: null,
  ...parts,
});

test.each(['no', 'en'] as const)('has a sentence for every call that changes something in a company, in %s', (locale) => {
  const sentence = (one: Line) => sentenceFor(locale, null, one);
  const general = sentence(line({ action: 'x.y', entity: 'z' }));
  // `call` is the line of a request without any reported change.
  expect([...actions].filter((action) => sentence(line({ action, entity: 'call' })) === general)).toEqual([]);
});

test.each(['no', 'en'] as const)('has a name and a sentence for every kind of thing in the log, in %s', (locale) => {
  const sentence = (one: Line) => sentenceFor(locale, null, one);
  const general = sentence(line({ action: 'x.y', entity: 'z' }));
  const nameOf = (entity: string) => server.services.words.value(locale, { entity: '', field: 'entity' }, entity);
  expect([...entities].filter((name) => nameOf(name) === undefined || sentence(line({ action: 'x.y', entity: name })) === general)).toEqual(
    [],
  );
});

test.each([
  ['somebody else to somebody else', null, {}, 'Kari Moe endret profilen til Ola Lie'],
  ['the reader', 'kari', {}, 'Du endret profilen til Ola Lie'],
  ['somebody else to the reader', 'ola', {}, 'Kari Moe endret profilen din'],
  ['the reader to themselves', 'kari', { subject: kari }, 'Du endret profilen din'],
  ['somebody to themselves', null, { subject: kari }, 'Kari Moe endret profilen sin'],
  ['a call about another kind', null, { action: 'people.deactivateCompanyUser', entity: 'absence' }, 'Kari Moe deaktiverte Ola Lie'],
  ['a call that does two things', null, { action: 'people.importPeople' }, 'Kari Moe importerte Ola Lie fra en fil'],
  ['a call nobody knows, about what is known', null, { action: 'x.y', entity: 'absence' }, 'Kari Moe endret fraværet til Ola Lie'],
  ['what nobody knows', null, { action: 'x.y', entity: 'z' }, 'Kari Moe gjorde en endring'],
  ['nobody', null, { by: 'system', actor: null } as const, 'Samspill endret profilen til Ola Lie'],
  [
    'the vendor',
    null,
    { by: 'support', actor: null, action: 'support.enterAsSupport' } as const,
    'Brukerstøtten til Samspill begynte å se på virksomheten',
  ],
  ['what is optional', null, { action: 'absence.addAbsence', entity: 'absence', subject: kari }, 'Kari Moe la inn fravær'],
  ['what had a name', null, { action: 'files.uploadCompanyFile', entity: 'file', what: 'a.pdf' }, 'Kari Moe lastet opp «a.pdf»'],
])('says what was done by %s', (_name, reader, parts, expected) => {
  expect(sentenceFor('no', reader, line(parts))).toBe(expected);
});

test.each([
  [
    'absence.addAbsence',
    'absence',
    { action: 7 },
    { no: 'Kari Moe søkte om fravær for Ola Lie', en: 'Kari Moe requested absence for Ola Lie' },
  ],
  [
    'absence.addAbsence',
    'absence',
    { action: 1 },
    { no: 'Kari Moe la inn fravær for Ola Lie', en: 'Kari Moe entered absence for Ola Lie' },
  ],
  [
    'absence.updateAbsence',
    'absence',
    { action: 9 },
    { no: 'Kari Moe søkte om å endre fraværet til Ola Lie', en: 'Kari Moe asked to change the absence of Ola Lie' },
  ],
  [
    'absence.deleteAbsence',
    'absence',
    { action: 8 },
    { no: 'Kari Moe søkte om å slette fraværet til Ola Lie', en: 'Kari Moe asked to delete the absence of Ola Lie' },
  ],
  [
    'absence.deleteAbsence',
    'absence',
    { action: 6 },
    { no: 'Kari Moe slettet fraværet til Ola Lie', en: 'Kari Moe deleted the absence of Ola Lie' },
  ],
  [
    'absence.decideMany',
    'absence',
    { action: 3 },
    { no: 'Kari Moe avslo søknaden til Ola Lie', en: 'Kari Moe declined the request of Ola Lie' },
  ],
  [
    'absence.decideMany',
    'absence',
    { action: 10 },
    { no: 'Kari Moe godkjente søknaden til Ola Lie', en: 'Kari Moe approved the request of Ola Lie' },
  ],
  [
    'absence.transferVacationDays',
    'vacationTransfer',
    { isDecided: false },
    { no: 'Kari Moe søkte om å overføre ferie for Ola Lie', en: 'Kari Moe asked to transfer vacation for Ola Lie' },
  ],
  [
    'absence.transferVacationDays',
    'vacationTransfer',
    { isDecided: true },
    { no: 'Kari Moe overførte ferie for Ola Lie', en: 'Kari Moe transferred vacation for Ola Lie' },
  ],
  [
    'people.updateNoteStatus',
    'note',
    { status: 2 },
    { no: 'Kari Moe arkiverte et notat om Ola Lie', en: 'Kari Moe archived a note about Ola Lie' },
  ],
  [
    'people.updateNoteStatus',
    'note',
    { status: 1 },
    { no: 'Kari Moe hentet tilbake et notat om Ola Lie', en: 'Kari Moe restored a note about Ola Lie' },
  ],
  ['people.updateNoteStatus', 'note', null, { no: 'Kari Moe endret et notat om Ola Lie', en: 'Kari Moe changed a note about Ola Lie' }],
])('says which of several things %s did to %s: %o', (action, entity, after, { no, en }) => {
  const done = line({ action, entity, outcome: outcomeOf(after) });
  expect(sentenceFor('no', null, done)).toBe(no);
  expect(sentenceFor('en', null, done)).toBe(en);
});

test.each(['no', 'en'] as const)('says what was done, never one of two things, in %s', (language) => {
  const files = globSync(`*/texts/${language}-*audit.ts`, { cwd: features }).map((path) => readFileSync(join(features, path), 'utf8'));
  const either = language === 'no' ? /'[^'\n]* eller [^'\n]*'/ : /'[^'\n]* or [^'\n]*'/;
  expect(files.filter((text) => either.test(text))).toEqual([]);
});
