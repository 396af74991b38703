import { readNumberedParties } from '#features/parties/server/public.ts';
import { roleKeys } from '#kernel/contract/permissions.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import { dayIn } from '#kernel/server/clock.ts';
import { safeFileName } from '#kernel/server/file-name.ts';
import { newId } from '#kernel/server/id.ts';
import { expiryLimits } from '#kernel/server/imports/expire-imports.ts';
import { deleteOld, readImport } from '#kernel/server/imports/store-import.ts';
import { readRows } from '#kernel/server/imports/store-import-rows.ts';
import { refuse } from '#kernel/server/refuse.ts';
import { twoStepHandler } from '#kernel/server/serve.ts';
import { indexNamed } from '#kernel/server/sheets/rules/find-named.ts';
import type { validateContractImport as contract } from '../../contract/endpoints-import.ts';
import type { ContractRowError } from '../../contract/entities-import.ts';
import { contractReader } from '../closed-contracts.ts';
import { deadlineDay } from '../deadline-day.ts';
import type { ContractCircumstances, ExistingContract } from '../rules/import/existing-contract.ts';
import { planContracts } from '../rules/import/plan-contracts.ts';
import type { ContractList } from '../rules/import/read-contracts.ts';
import { requireResponsible } from '../save-contract.ts';
import type { StoredContract } from '../store-contract.ts';
import { contractImports } from './contract-imports.ts';
import { presentImport, presentRow } from './present-import.ts';
import { readContractsInThread } from './read-in-thread.ts';
import { savePlan } from './save-plan.ts';
import { readAllContracts, readNamedPeople } from './store-imported.ts';

const firstPage = 100;

/** Reads a list of contracts and stores a plan of what importing it would do; the register is not changed. */
export const validateContractImport = twoStepHandler<typeof contract, ContractList>(
  async ({ actor, now, fail }, { body, files }) => {
    const file = files[0] ?? fail('files.EmptyFile');
    const { sheet, dateOrder: order, interval } = body;
    const mapping = new Map(body.mapping.map(({ column, field }) => [column, field]));
    const today = dayIn(actor.member.timeZone, now);
    const list = await readContractsInThread({ bytes: await file.bytes(), choices: { sheet, mapping, order, interval, today } });
    return 'refusal' in list ? refuse(fail, list) : list;
  },
  async (context, { body, files }) => {
    const { company, actor, now, prepared: list, fail } = context;
    const responsible = body.responsible ?? actor.member.companyUserId;
    await requireResponsible(context, responsible);
    const existing = (await readAllContracts(company, await contractReader(company, actor.member))).map(existingContract);
    const circumstances = await circumstancesOf(context, { responsible, existing, skip: new Set(body.skip) });
    const rows = await planContracts(list.rows, existing, circumstances);
    await deleteOld(company, contractImports, expiryLimits(now));
    const { sheets, sheet, columns, needsInterval } = list;
    const { skip, dateOrder = null, interval = null } = body;
    const responsibleFullName = circumstances.namesOfPeople.get(responsible) ?? null;
    const reading = { sheets, sheet, columns, needsInterval, dateOrder, interval, responsible, responsibleFullName, skip };
    const planId = await savePlan(context, { fileName: safeFileName(files[0]?.fileName ?? ''), reading, rows });
    const plan = (await readImport(company, contractImports, planId)) ?? fail('common.NotFound');
    const page = await readRows<ContractRowError>(company, contractImports, planId, { filter: {}, page: 1, pageSize: firstPage });
    return { planId, plan: await presentImport(context, plan), rows: page.rows.map((row) => presentRow(context, planId, row)) };
  },
);

function existingContract(stored: StoredContract): ExistingContract {
  const { contractId, version, level, ...content } = stored;
  return { contractId, version, isKept: level === 'full', content };
}

interface ImportInput {
  responsible: string;
  existing: readonly ExistingContract[];
  skip: ReadonlySet<number>;
}

async function circumstancesOf(
  context: Pick<CallContext, 'company' | 'services' | 'today'>,
  { responsible, existing, skip }: ImportInput,
): Promise<ContractCircumstances> {
  const { company, services } = context;
  const reaching = roleKeys.filter((role) => services.roleTable.levelsOf(role).contractRegister !== 'none');
  const [people, parties, day] = [await readNamedPeople(company, reaching), await readNumberedParties(company), await deadlineDay(context)];
  const categories = existing.flatMap(({ content, isKept }) => (isKept && content.category) || []);
  return {
    day,
    people: indexNamed(people, (one) => one),
    namesOfPeople: new Map(people.map(({ companyUserId, fullName }) => [companyUserId, fullName])),
    responsible,
    parties,
    categories: [...new Set(categories)],
    skip,
    newId,
  };
}
