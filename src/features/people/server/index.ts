import { usageQuery } from '#features/billing/server/public.ts';
import { companyFounded, directorNameQuery, directorCheck, sessionsShortened } from '#features/company/server/public.ts';
import { dataUses } from '#kernel/server/data-uses.ts';
import { importWork } from '#kernel/server/imports/import-work.ts';
import { sealedImports } from '#kernel/server/imports/plan-parts.ts';
import { jobKinds } from '#kernel/server/jobs.ts';
import { loggedKinds } from '#kernel/server/logged-kinds.ts';
import { ownErasures } from '#kernel/server/own-erasures.ts';
import { add, on } from '#kernel/server/registers.ts';
import { savedLists } from '#kernel/server/saved-lists.ts';
import { sealedTables } from '#kernel/server/sealed-tables.ts';
import { serve } from '#kernel/server/serve.ts';
import { shortenSessions } from '#kernel/server/session/store.ts';
import { takeoutShares } from '#kernel/server/takeout/takeout-share.ts';
import { workKinds } from '#kernel/server/work/work-kind.ts';
import { people } from '../contract/index.ts';
import { createCompanyUser } from './create-company-user.ts';
import { leaverErasure } from './life/store-own-erasure.ts';
import { peopleUses } from './store-data-uses.ts';
import { exportCompanyUsers } from './export-company-users.ts';
import { getCompanyUser } from './get-company-user.ts';
import { getCompanyUsers } from './get-company-users.ts';
import { getCompanyUsersFilter } from './get-company-users-filter.ts';
import { getWhomToAsk } from './get-whom-to-ask.ts';
import { getImportRows } from './import/get-import-rows.ts';
import { getImportStatus } from './import/get-import-status.ts';
import { getImportTemplate } from './import/get-import-template.ts';
import { getImports } from './import/get-imports.ts';
import { importPeople } from './import/import-people.ts';
import { peopleImports } from './import/people-imports.ts';
import { peopleImportKind } from './import/people-import-kind.ts';
import { undoImport } from './import/undo-import.ts';
import { validateImport } from './import/validate-import.ts';
import { jobs } from './jobs.ts';
import { validateDirector } from './validate-director.ts';
import { activateCompanyUser } from './life/activate-company-user.ts';
import { deactivateCompanyUser } from './life/deactivate-company-user.ts';
import { getPeopleToErase } from './life/get-people-to-erase.ts';
import { deleteCompanyUser } from './life/delete-company-user.ts';
import { getDeactivation } from './life/get-deactivation.ts';
import { getHistory } from './life/get-history.ts';
import { getUpcomingBirthdays } from './life/get-upcoming-birthdays.ts';
import { ownFindings } from './life/own-findings.ts';
import { updateCompanyUserPendingStatus } from './life/update-company-user-pending-status.ts';
import { listCompanyUsers } from './list-company-users.ts';
import { addFounder, personLeaving } from './public.ts';
import { readAccountIds } from './store-membership.ts';
import { readPeopleNames } from './store-people.ts';
import { countUsage } from './room.ts';
import { updateCompanyUser } from './update-company-user.ts';
import { updateInteractionData } from './update-interaction-data.ts';
import { sealedPeople } from './sealed-tables.ts';
import { peopleShare } from './takeout.ts';

export default serve(
  people,
  {
    getCompanyUser,
    getCompanyUsers,
    getActiveCompanyUsers: listCompanyUsers('active'),
    getPendingCompanyUsers: listCompanyUsers('pending'),
    getInactiveCompanyUsers: listCompanyUsers('inactive'),
    getCompanyUsersFilter,
    createCompanyUser,
    updateCompanyUser,
    exportCompanyUsers,
    getWhomToAsk,
    updateInteractionData,
    validateImport,
    getImportRows,
    importPeople,
    getImportStatus,
    undoImport,
    getImports,
    getImportTemplate,
    getDeactivation,
    deactivateCompanyUser,
    activateCompanyUser,
    updateCompanyUserPendingStatus,
    deleteCompanyUser,
    getPeopleToErase,
    getHistory,
    getUpcomingBirthdays,
  },
  [
    add(savedLists, { name: 'people', permission: 'EmployeesViewDetails', sharing: 'EmployeesEdit' }),
    add(dataUses, ...peopleUses),
    add(takeoutShares, peopleShare),
    add(sealedTables, sealedPeople, ...sealedImports(peopleImports)),
    add(
      loggedKinds,
      { entity: 'companyUser', area: 'people', activity: { level: 'people' }, tells: 'everybody', keptFromPerson: ['notes'] },
      { entity: 'peopleImport', area: 'people', nameField: 'fileName', activity: 'readersOfLog', tells: ['EmployeesEdit'] },
    ),
    add(ownErasures, leaverErasure),
    add(jobKinds, ...jobs),
    add(workKinds, importWork(peopleImportKind)),
    // The founder of a company is its first person.
    on(companyFounded, ({ account, ...writeContext }) => addFounder(writeContext, account)),
    on(usageQuery, countUsage),
    on(personLeaving, ownFindings),
    on(directorCheck, validateDirector),
    on(directorNameQuery, async ({ company, companyUserId }) => (await readPeopleNames(company, [companyUserId])).get(companyUserId) ?? ''),
    on(sessionsShortened, async ({ company, minutes }) => shortenSessions(company, await readAccountIds(company), minutes)),
  ],
);
