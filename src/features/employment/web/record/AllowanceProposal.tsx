import { Button } from '@mantine/core';
import { getCompanyUserVacationDaysOverview } from '#features/absence/contract/endpoints-balance.ts';
import type { Answer } from '#kernel/contract/endpoint.ts';
import { Link } from '#kernel/web/Link.tsx';
import { today } from '#kernel/web/local-day.ts';
import { usePermission } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { Notice } from '#ui/Notice.tsx';
import type { EmploymentDocument } from '../../contract/document.ts';
import { getDocuments } from '../../contract/endpoints.ts';
import { documentState } from '../../contract/kinds.ts';
import type { DocumentFilter } from '../../contract/lists.ts';
import { composeContract } from '../../contract/rules/compose.ts';
import { isCurrentContract } from '../../contract/rules/current-contract.ts';
import { holidayDays } from '../../contract/rules/holiday-days.ts';
import { dayOf } from '../../contract/rules/values.ts';
import type { en } from '../../texts/en.ts';
import { elementsGiven } from '../wizard/draft-fields.ts';

/** Where the signed contract that applies gives another number of vacation days than the person has: proposes to change them, and changes nothing itself (employment.31). */
export function AllowanceProposal({ document }: { document: EmploymentDocument }) {
  const mayLook = usePermission('VacationAndLeaveView');
  const { state, isAnnulled, companyUserId, content } = document;
  if (!mayLook || state !== documentState.signed || isAnnulled || companyUserId === null || !content) return null;
  return <Proposal companyUserId={companyUserId} document={document} content={content} />;
}

interface ProposalProps {
  companyUserId: string;
  document: EmploymentDocument;
  content: NonNullable<EmploymentDocument['content']>;
}

function Proposal({ companyUserId, document, content }: ProposalProps) {
  const t = useTexts<typeof en>('employment');
  const { answer } = useCall(getCompanyUserVacationDaysOverview, { body: { encCompanyUserId: companyUserId } });
  const filter: DocumentFilter = { companyUserIds: [companyUserId], states: [documentState.signed] };
  const { answer: listed } = useCall(getDocuments, { query: { filter: JSON.stringify(filter) } });
  const overview = answer?.absenceDaysOverview;
  const end = dayOf(content.variables.find(({ key }) => key === 'expirationDate')?.value);
  if (!isCurrentContract(document.documentId, { signed: listed?.documentListItems ?? [], end, today: today() })) return null;
  if (!overview?.permissions.setAllowance) return null;
  const days = daysOf(document, content, daysAWeek(overview));
  const { year, allowance } = wholeYearOf(overview);
  if (days === undefined || days === allowance) return null;
  const open = (
    <Button component={Link} to="/vacation-and-leave/details" query={{ companyUserId, year: String(year) }} variant="default">
      {t('record.allowance.open')}
    </Button>
  );
  return (
    <Notice tone="note" title={t('record.allowance.title', { days })} actions={open}>
      {t('record.allowance.text', { name: overview.fullName, allowance, year: String(year) })}
    </Notice>
  );
}

type Overview = Answer<typeof getCompanyUserVacationDaysOverview>['absenceDaysOverview'];

/** The year after one of which only a part counts; without the extra week from the year one turns 60, which no contract gives. */
function wholeYearOf({ balance, nextYear, allowanceReason, allowanceBasis }: Overview): { year: number; allowance: number } {
  const { year, allowance } = allowanceReason === 'prorated' ? nextYear : balance;
  return { year, allowance: allowance - (allowanceBasis?.extraDays ?? 0) };
}

const usualDays = 5;

function daysAWeek({ workWeek }: Overview): number {
  const days = [...workWeek.toString(2)].filter((one) => one === '1').length;
  return days === 0 ? usualDays : days;
}

function daysOf({ language }: EmploymentDocument, content: ProposalProps['content'], week: number): number | undefined {
  const given = Object.fromEntries(content.variables.map(({ key, value }) => [key, value]));
  const elements = elementsGiven(content.elements);
  return holidayDays(composeContract({ template: content.template, language, given, elements }), week);
}
