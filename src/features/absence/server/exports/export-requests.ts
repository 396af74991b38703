import { exportList, namedRows } from '#features/people/server/public.ts';
import type { Cells, Headings } from '#features/people/server/public.ts';
import { cellText } from '#kernel/server/export/cell-text.ts';
import type { CellFormat } from '#kernel/server/export/table.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { exportPendingRequests as pendingContract, exportRespondedRequests as respondedContract } from '../../contract/endpoints.ts';
import { getPendingRequestsByYear, getRespondedRequestsByYear } from '../../contract/endpoints.ts';
import type { VacationTransfer } from '../../contract/entities-balance.ts';
import { absenceStatus, absenceType, nameIn, transferStatus } from '../../contract/kinds.ts';
import type { pendingColumns, respondedColumns } from '../../contract/rules/request-columns.ts';
import * as rules from '../../contract/rules/requests.ts';
import { en } from '../../texts/en.ts';
import { no } from '../../texts/no.ts';
import { listPending, listResponded } from '../requests/get-requests.ts';

type PendingColumn = (typeof pendingColumns)[number];
type RespondedColumn = (typeof respondedColumns)[number];
type Texts = typeof en;
type Decided = rules.DecidedAbsence | VacationTransfer;

/** The pending requests that are shown or selected, as a file. */
export const exportPendingRequests: Handler<typeof pendingContract> = async (context, { body }) => {
  const all = rules.pendingRequests(getPendingRequestsByYear.answer.parse(await listPending(context, body.year)));
  const rows = namedRows(all, rules.idOf, body.rows, context.fail);
  const texts = textsIn(context.call.language);
  const format = { language: context.call.language, timeZone: context.actor.member.timeZone };
  const cellsOf = (request: rules.PendingRequest) => pendingCells(texts, request, format);
  const title = texts.decide.toWaiting;
  return exportList(context, { name: 'pendingRequests', title, headings: pendingHeadings(texts), rows, cellsOf }, body);
};

/** The decided requests that are shown or selected, as a file. */
export const exportRespondedRequests: Handler<typeof respondedContract> = async (context, { body }) => {
  const responded = getRespondedRequestsByYear.answer.parse(await listResponded(context, body.year));
  const all: Decided[] = [...rules.decidedAbsences(responded), ...rules.decidedTransfers(responded)];
  const idOf = (row: Decided) => ('absence' in row ? row.absence.absenceId : row.vacationDaysTransferRequestEncrId);
  const rows = namedRows(all, idOf, body.rows, context.fail);
  const texts = textsIn(context.call.language);
  const cellsOf = (row: Decided) => ('absence' in row ? absenceCells(texts, row) : transferCells(texts, row));
  const title = texts.decide.toDecided;
  return exportList(context, { name: 'respondedRequests', title, headings: respondedHeadings(texts), rows, cellsOf }, body);
};

const textsIn = (language: 'no' | 'en'): Texts => (language === 'no' ? no : en);

const pendingHeadings = ({ decide: { columns }, output }: Texts): Headings<PendingColumn> => ({
  person: columns.person,
  ask: columns.ask,
  type: columns.type,
  from: { header: output.from, type: 'date' },
  to: { header: output.to, type: 'date' },
  days: { header: columns.days, type: 'number' },
  left: columns.left,
  away: { header: columns.away, type: 'number' },
  comment: columns.comment,
  since: { header: columns.since, type: 'moment' },
});

function pendingCells({ decide, types }: Texts, request: rules.PendingRequest, format: CellFormat): Cells<PendingColumn> {
  const left = rules.leftOf(request).map(({ year, days }) =>
    // In words: a spreadsheet reads "2027: 22" in a CSV as a time.
    decide.leftOf.replace('{days, number}', cellText(days, 'number', format)).replace('{year}', String(year)),
  );
  const waiting = request.kind === 'absence' ? request.waiting : undefined;
  const type = rules.typeOf(request);
  const { from, to } = spanOf(request);
  return {
    person: rules.personOf(request),
    ask: decide.modal[request.ask],
    type: type === undefined ? null : types[nameIn(absenceType, type)],
    from,
    to,
    days: rules.daysOf(request),
    left: left.join(', '),
    away: waiting?.awayCount,
    comment: rules.commentOf(request),
    since: rules.sinceOf(request),
  };
}

/** First and last day; of a transfer from which year to which. */
function spanOf(request: rules.PendingRequest): { from: string; to: string } {
  if (request.kind === 'transfer') return { from: String(request.transfer.year), to: String(request.transfer.toYear) };
  const { startDate: from, endDate: to } = rules.daysAskedFor(request.waiting);
  return { from, to };
}

const respondedHeadings = ({ decide: { columns }, output }: Texts): Headings<RespondedColumn> => ({
  person: columns.person,
  type: columns.type,
  from: { header: output.from, type: 'date' },
  to: { header: output.to, type: 'date' },
  days: { header: columns.days, type: 'number' },
  status: columns.status,
  by: columns.by,
  date: { header: columns.date, type: 'moment' },
  comment: columns.comment,
});

function absenceCells({ card, statuses, types }: Texts, { absence, person }: rules.DecidedAbsence): Cells<RespondedColumn> {
  const { decision } = absence;
  return {
    person: person.fullName,
    type: types[nameIn(absenceType, absence.type)],
    from: absence.startDate,
    to: absence.endDate,
    days: absence.workingDays,
    status: statuses[nameIn(absenceStatus, absence.status)],
    by: decision?.by?.fullName ?? card.history.erased,
    date: decision?.date,
    comment: decision?.comment,
  };
}

function transferCells({ card, decide, transferStatuses }: Texts, transfer: VacationTransfer): Cells<RespondedColumn> {
  return {
    person: transfer.fullName,
    type: decide.modal.transfer,
    from: String(transfer.year),
    to: String(transfer.toYear),
    days: transfer.vacationDays,
    status: transferStatuses[nameIn(transferStatus, transfer.vacationDaysTransferStatus)],
    by: transfer.actionCompanyUser?.fullName ?? card.history.erased,
    date: transfer.actionDate,
    comment: transfer.decisionComment,
  };
}
