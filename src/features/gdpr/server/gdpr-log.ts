import { exportList, readPeopleNames, type Headings } from '#features/people/server/public.ts';
import { describeLines, logLanguage } from '#features/log/server/public.ts';
import type { TextsLike } from '#kernel/contract/texts.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import type { Handler } from '#kernel/server/serve.ts';
import { closedRecords, loggedKinds, openLines } from '#kernel/server/logged-kinds.ts';
import { countLines, readLines, type AuditLine } from '#kernel/server/store-audit-lines.ts';
import type { LineSelection } from '#kernel/server/store-audit-selection.ts';
import type {
  exportGdprLogs as exportContract,
  getGdprLogFilters as filtersContract,
  getGdprLogs as logsContract,
} from '../contract/endpoints-log.ts';
import { logSubjects, type gdprLogColumns, type GdprLogFilter, type LogSubject } from '../contract/endpoints-log.ts';
import { en } from '../texts/en-output.ts';
import { no } from '../texts/no-output.ts';
import { requireFull } from './policy.ts';
import { findActors, readOldestLine } from './store-log.ts';

/** The kinds of the log that each subject of the filter stands for; notes on treatments belong to them. */
const kindsOf: Readonly<Record<LogSubject, string>> = {
  protocol: 'gdprProtocol',
  treatment: 'treatment',
  agreement: 'gdprAgreement',
  software: 'gdprSoftware',
  statement: 'gdprStatement',
  risk: 'gdprRisk',
  request: 'gdprRequest',
  breach: 'gdprBreach',
  dpia: 'gdprDpia',
  erasure: 'gdprErasure',
};
const allKinds = Object.values(kindsOf);
const maxLines = 100_000;

type DescribeContext = Pick<CallContext, 'company' | 'actor' | 'services'>;

const textsIn = (language: 'no' | 'en'): TextsLike<typeof en> => (language === 'no' ? no : en);

function selectionOf({ subjects, companyUserIds, from, to, search }: GdprLogFilter, timeZone: string): LineSelection {
  const entities = subjects?.length ? subjects.map((subject) => kindsOf[subject]) : allKinds;
  const sought = search ? { search: { text: search, companyUserIds: [], actions: [] } } : {};
  return { entities, companyUserIds, from, to, timeZone, ...sought };
}

async function tell({ company, actor, services }: DescribeContext, lines: readonly AuditLine[], language: 'no' | 'en') {
  const described = await describeLines(company, lines, {
    ...logLanguage(services, language),
    timeZone: actor.member.timeZone,
  });
  return described.map((one, place) => ({
    ...one,
    subject: logSubjects.find((subject) => kindsOf[subject] === lines[place]?.entity) ?? 'protocol',
  }));
}

/** What the log may be narrowed by. */
export const getGdprLogFilters: Handler<typeof filtersContract> = async ({ company, call }, { query }) => {
  const { subjects } = textsIn(query.language ?? call.language).log;
  const ids = await findActors(company, allKinds);
  const names = await readPeopleNames(company, ids);
  const people = ids.flatMap((companyUserId) => {
    const fullName = names.get(companyUserId);
    return fullName === undefined ? [] : [{ companyUserId, fullName }];
  });
  return {
    subjects: logSubjects.map((subject) => ({ subject, name: subjects[subject] })),
    people: people.toSorted((a, b) => a.fullName.localeCompare(b.fullName, 'nb')),
    from: (await readOldestLine(company, allKinds))?.toISOString() ?? null,
  };
};

/** One page of the log of the area, newest first. */
export const getGdprLogs: Handler<typeof logsContract> = async (context, { body }) => {
  const { company, actor, services, call } = context;
  const { page, pageSize } = body.pagination;
  const closed = await closedRecords(company, actor.member, services.registers.of(loggedKinds));
  const selection = { ...selectionOf(body.filter, actor.member.timeZone), closed, upTo: body.upTo };
  const lines = openLines(await readLines(company, selection, { limit: pageSize, offset: (page - 1) * pageSize }), closed);
  const described = await tell(context, lines, body.language ?? call.language);
  const gdprLogs = described.map(({ id, at, actor: by, subject, sentence, thing, changes }) => ({
    logId: id,
    at,
    actor: by?.name ?? null,
    subject,
    sentence,
    thing,
    changes,
  }));
  return { gdprLogs, totalEntries: await countLines(company, selection) };
};

/** The log of the area as a file. */
export const exportGdprLogs: Handler<typeof exportContract> = async (context, { body }) => {
  const { company, actor, services, call, fail } = context;
  requireFull(context, 'gdpr.ForbiddenAccess');
  const language = body.language ?? call.language;
  const closed = await closedRecords(company, actor.member, services.registers.of(loggedKinds));
  const selection = { ...selectionOf(body.filter, actor.member.timeZone), closed };
  const lines = openLines(await readLines(company, selection, { limit: maxLines + 1 }), closed);
  if (lines.length > maxLines) fail('common.TooManyRows', 400, { details: { limit: maxLines } });
  const texts = textsIn(language);
  const rows = await tell(context, lines, language);
  const list = { name: 'gdprLog', title: texts.log.title, headings: headingsIn(texts), rows };
  const cellsOf = ({ at, actor: by, sentence, subject, thing, changes }: (typeof rows)[number]) => ({
    at,
    who: by?.name ?? '',
    what: sentence,
    subject: texts.log.subjects[subject],
    about: thing ?? '',
    changes: changes.map(({ label, before, after }) => `${label}: ${before === null ? '' : `${before} → `}${after ?? '–'}`).join('\n'),
  });
  return exportList({ ...context, call: { ...call, language } }, { ...list, cellsOf }, body);
};

const headingsIn = ({ log: { columns } }: TextsLike<typeof en>): Headings<(typeof gdprLogColumns)[number]> => ({
  ...columns,
  at: { header: columns.at, type: 'moment' },
});
