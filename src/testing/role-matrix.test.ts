import { expect, test } from 'vitest';
import { serverRooms } from '#app/server/rooms.ts';
import type { Endpoint } from '#kernel/contract/endpoint.ts';
import { roleKeys } from '#kernel/contract/permissions.ts';
import { Failure } from '#kernel/server/failure.ts';
import { runCall } from '#kernel/server/life.ts';
import type { Caller } from './caller.ts';
import { testPublicUrl } from './public-url.ts';
import { testServer } from './server.ts';

// Every endpoint as everybody: each call goes its whole way through the gate, and stops where its handler would begin. What a handler then
// makes of the record is a matter of its own tests. To be read against decisions.md §4 whenever it changes; `vitest --update=all` writes it anew.
const server = await testServer();
const rooms = await serverRooms();
const company = await server.newCompany();

async function everybody(): Promise<Caller[]> {
  const roles = await Promise.all(roleKeys.map((role) => company.person(role)));
  const pending = await company.person('employee', { state: 'pending' });
  const inactive = await company.person('employee', { state: 'inactive' });
  const familiar = await company.person('employee', { emailVerified: false });
  const stranger = await server.stranger();
  return [...roles, pending, inactive, familiar, stranger.with({ companyId: company.companyId }), server.nobody];
}

class Passed extends Error {}

async function askGate(endpoint: Endpoint, action: string, who: Caller): Promise<string> {
  const call = runCall({
    services: server.services,
    action,
    endpoint,
    handler: async () => {
      throw new Passed();
    },
    requestId: crypto.randomUUID(),
    ip: '127.0.0.1',
    userAgent: 'test',
    background: false,
    liveConnectionId: undefined,
    isNewLook: true,
    language: 'no',
    cookies: {},
    credentials: {
      bearer: undefined,
      sessionCookie: who.cookie,
      companyHeader: String(company.companyId),
      secFetchSite: undefined,
      origin: testPublicUrl,
      viewAs: undefined,
    },
    input: async () => ({ params: undefined, query: undefined, body: undefined, files: undefined }),
  });
  const error: unknown = await call.catch((caught: unknown) => caught);
  if (error instanceof Passed) return 'yes';
  if (error instanceof Failure) return String(error.status);
  throw error;
}

test('each role and state gets through to exactly the calls that are theirs', async () => {
  const callers = await everybody();
  const rows = ['sys hr  off mgr emp acc brd gdp pen ina fam str out'];
  for (const { feature } of rooms) {
    for (const [name, endpoint] of Object.entries(feature.endpoints)) {
      const action = `${feature.name}.${name}`;
      const cells = await Promise.all(callers.map((who) => askGate(endpoint, action, who)));
      rows.push(`${cells.map((cell) => cell.padEnd(4)).join('')} ${action}`);
    }
  }
  expect(rows.join('\n')).toMatchInlineSnapshot(`
    "sys hr  off mgr emp acc brd gdp pen ina fam str out
    yes yes yes yes yes yes yes yes yes yes yes yes yes  account.login
    yes yes yes yes yes yes yes yes yes yes yes yes yes  account.authToken
    yes yes yes yes yes yes yes yes yes yes yes yes 401  account.refreshToken
    yes yes yes yes yes yes yes yes yes yes yes yes 401  account.refreshAuthCookie
    yes yes yes yes yes yes yes yes yes yes yes yes yes  account.logout
    yes yes yes yes yes yes yes yes yes yes 403 yes 401  account.setAccount
    yes yes yes yes yes yes yes yes yes yes yes yes 401  account.currentUser
    yes yes yes yes yes yes yes yes yes yes yes yes 401  account.verifyEmail
    yes yes yes yes yes yes yes yes yes yes yes yes 401  account.updateUserLanguage
    yes yes yes yes yes yes yes yes yes yes yes yes 401  account.updateUserAppearance
    yes yes yes yes yes yes yes yes yes 403 403 403 401  account.resetMfa
    yes yes yes yes yes yes yes yes yes yes yes yes 401  account.memberships
    yes yes yes yes yes yes yes yes yes yes yes yes 401  account.security
    yes yes yes yes yes yes yes yes yes yes yes yes 401  account.sessions
    yes yes yes yes yes yes yes yes yes yes yes yes 401  account.endSession
    yes yes yes yes yes yes yes yes 403 403 403 403 401  account.apiKeys
    yes yes yes yes yes yes yes yes 403 403 403 403 401  account.createApiKey
    yes yes yes yes yes yes yes yes 403 403 403 403 401  account.revokeApiKey
    yes 403 yes 403 403 403 403 403 403 403 403 403 401  account.getCompanyApiKeys
    yes 403 yes 403 403 403 403 403 403 403 403 403 401  account.revokeCompanyApiKey
    yes yes yes yes yes yes yes yes yes yes 403 yes 401  company.lookUpRegistry
    yes yes yes yes yes yes yes yes yes yes 403 yes 401  company.createCompany
    yes yes yes yes yes yes yes yes 403 403 403 403 401  company.getCompany
    yes 403 yes 403 403 403 403 403 403 403 403 403 401  company.updateCompanySettings
    yes 403 yes 403 403 403 403 403 403 403 403 403 401  company.updateCompanyDetails
    yes 403 yes 403 403 403 403 403 403 403 403 403 401  company.updateCompanyInterests
    yes 403 yes 403 403 403 403 403 403 403 403 403 401  company.setDirector
    yes yes yes yes yes 403 403 403 yes yes 403 403 401  people.getCompanyUser
    yes yes yes yes yes 403 403 403 403 403 403 403 401  people.getCompanyUsers
    yes yes yes yes yes 403 403 403 403 403 403 403 401  people.getActiveCompanyUsers
    yes yes yes yes yes 403 403 403 403 403 403 403 401  people.getPendingCompanyUsers
    yes yes yes yes yes 403 403 403 403 403 403 403 401  people.getInactiveCompanyUsers
    yes yes yes yes yes yes 403 403 403 403 403 403 401  people.getCompanyUsersFilter
    yes yes 403 403 403 403 403 403 403 403 403 403 401  people.createCompanyUser
    yes yes yes yes yes 403 403 403 yes 403 403 403 401  people.updateCompanyUser
    yes yes yes yes yes yes 403 403 403 403 403 403 401  people.exportCompanyUsers
    yes yes yes yes yes yes yes yes yes yes 403 403 401  people.getWhomToAsk
    yes yes yes yes yes yes yes yes yes yes yes 403 401  people.updateInteractionData
    yes yes 403 403 403 403 403 403 403 403 403 403 401  people.validateImport
    yes yes 403 403 403 403 403 403 403 403 403 403 401  people.getImportRows
    yes yes 403 403 403 403 403 403 403 403 403 403 401  people.importPeople
    yes yes 403 403 403 403 403 403 403 403 403 403 401  people.getImportStatus
    yes yes 403 403 403 403 403 403 403 403 403 403 401  people.undoImport
    yes yes 403 403 403 403 403 403 403 403 403 403 401  people.getImports
    yes yes 403 403 403 403 403 403 403 403 403 403 401  people.getImportTemplate
    yes yes 403 403 403 403 403 403 403 403 403 403 401  people.getDeactivation
    yes yes 403 403 403 403 403 403 403 403 403 403 401  people.deactivateCompanyUser
    yes yes 403 403 403 403 403 403 403 403 403 403 401  people.activateCompanyUser
    yes yes yes yes yes 403 403 403 yes 403 403 403 401  people.updateCompanyUserPendingStatus
    yes yes 403 403 403 403 403 403 403 403 403 403 401  people.deleteCompanyUser
    yes yes yes yes yes 403 403 403 yes yes 403 403 401  people.getHistory
    yes yes yes yes yes 403 403 403 403 403 403 403 401  people.getUpcomingBirthdays
    yes yes 403 yes 403 403 403 403 403 403 403 403 401  access-control.getAccessSettings
    yes yes 403 yes 403 403 403 403 403 403 403 403 401  access-control.getAvailableRoles
    yes yes 403 yes 403 403 403 403 403 403 403 403 401  access-control.getUserList
    yes yes 403 yes 403 403 403 403 403 403 403 403 401  access-control.getCompanyHierarchy
    yes yes 403 yes 403 403 403 403 403 403 403 403 401  access-control.acknowledgeAccessControlWelcomeScreen
    yes yes 403 yes 403 403 403 403 403 403 403 403 401  access-control.setRole
    yes yes 403 yes 403 403 403 403 403 403 403 403 401  access-control.upgrade
    yes yes 403 yes 403 403 403 403 403 403 403 403 401  access-control.downgrade
    yes yes 403 yes 403 403 403 403 403 403 403 403 401  access-control.updateReporting
    yes yes 403 yes 403 403 403 403 403 403 403 403 401  access-control.setHierarchy
    yes yes yes yes yes yes yes yes 403 403 403 403 401  access-control.getItemPermissions
    yes yes yes yes yes yes yes yes 403 403 403 403 401  access-control.previewItemPermissions
    yes yes yes yes yes yes yes yes 403 403 403 403 401  access-control.findItemPeople
    yes yes yes yes yes yes yes yes 403 403 403 403 401  access-control.setItemPermissions
    yes yes 403 yes 403 403 403 403 403 403 403 403 401  access-control.viewAs
    yes yes yes yes yes yes yes yes 403 403 403 403 401  access-control.endViewAs
    yes yes 403 yes 403 403 403 403 403 403 403 403 401  access-control.explain
    yes yes yes yes yes yes yes yes 403 403 403 403 401  dashboard.getNavigationFavourites
    yes yes yes yes yes yes yes yes 403 403 403 403 401  dashboard.addNavigationFavourite
    yes yes yes yes yes yes yes yes 403 403 403 403 401  dashboard.deleteNavigationFavourite
    yes yes yes yes yes yes yes yes 403 403 403 403 401  dashboard.getWidgets
    yes yes yes yes yes yes yes yes 403 403 403 403 401  dashboard.updateWidgets
    yes yes yes yes yes yes yes yes 403 403 403 403 401  dashboard.getRecentActivity
    yes yes yes yes yes yes yes yes 403 403 403 403 401  dashboard.hideRecentActivityRecord
    yes yes yes yes yes yes yes yes 403 403 403 403 401  billing.checkCompanyLimits
    yes yes yes yes yes yes yes yes yes yes yes yes yes  content.getContentPage
    yes yes yes yes yes yes yes yes 403 403 403 403 401  content.getNews
    yes yes yes yes yes yes yes yes yes yes yes yes 401  content.getTeasers
    yes yes yes yes yes yes yes yes yes yes yes yes 401  content.getRoleDescriptions
    yes yes yes yes yes yes yes yes 403 403 403 403 401  content.getVideos
    yes yes yes yes yes yes yes yes yes yes yes yes 401  content.getHelp
    yes yes yes yes yes yes yes yes yes yes yes yes 401  content.getHelpPages
    yes yes yes yes yes 403 403 403 403 403 403 403 401  files.validateCompanyUserFile
    yes yes yes yes yes 403 403 403 403 403 403 403 401  files.uploadCompanyUserFile
    yes yes yes yes yes 403 403 403 403 403 403 403 401  files.renameCompanyUserFile
    yes yes yes yes yes 403 403 403 403 403 403 403 401  files.deleteCompanyUserFile
    yes yes yes yes yes 403 403 403 403 403 403 403 401  files.tagCompanyUserFiles
    yes yes yes yes yes 403 403 403 403 403 403 403 401  files.removeTagFromCompanyUserFiles
    yes yes yes yes yes 403 403 403 403 403 403 403 401  files.deleteCompanyUserFilesAndTags
    yes yes yes yes yes 403 403 403 yes yes 403 403 401  files.getCompanyUserFile
    yes yes yes yes yes 403 403 403 403 403 403 403 401  files.createCompanyUserTag
    yes yes yes yes yes 403 403 403 403 403 403 403 401  files.renameCompanyUserTag
    yes yes yes yes yes 403 403 403 yes yes 403 403 401  files.getCompanyUserFiles
    yes yes yes yes yes 403 403 403 403 403 403 403 401  files.addCompanyUserLink
    yes yes yes yes yes 403 403 403 yes 403 403 403 401  files.uploadProfileImage
    yes yes yes yes yes 403 403 403 yes 403 403 403 401  files.deleteProfileImage
    yes yes yes yes yes 403 403 403 yes yes 403 403 401  files.getProfileImage
    yes yes yes yes yes yes yes yes 403 403 403 403 401  files.validateCompanyFile
    yes yes yes yes yes yes yes yes 403 403 403 403 401  files.uploadCompanyFile
    yes yes yes yes yes yes yes yes 403 403 403 403 401  files.renameCompanyFile
    yes yes yes yes yes yes yes yes 403 403 403 403 401  files.deleteCompanyFile
    yes yes yes yes yes yes yes yes 403 403 403 403 401  files.tagCompanyFiles
    yes yes yes yes yes yes yes yes 403 403 403 403 401  files.removeTagFromCompanyFiles
    yes yes yes yes yes yes yes yes 403 403 403 403 401  files.deleteCompanyFilesAndTags
    yes yes yes yes yes yes yes yes 403 403 403 403 401  files.getCompanyFile
    yes yes yes yes yes yes yes yes 403 403 403 403 401  files.createCompanyTag
    yes yes yes yes yes yes yes yes 403 403 403 403 401  files.renameCompanyTag
    yes yes yes yes yes yes yes yes 403 403 403 403 401  files.getCompanyFiles
    yes yes yes yes yes yes yes yes 403 403 403 403 401  files.addCompanyLink
    yes yes yes yes yes yes yes yes 403 403 403 403 401  files.downloadCompanyFile
    yes yes yes yes yes yes yes yes 403 403 403 403 401  files.getFileAccessLog
    yes 403 yes 403 403 403 403 403 403 403 403 403 401  files.uploadCompanyLogo
    yes 403 yes 403 403 403 403 403 403 403 403 403 401  files.deleteCompanyLogo
    yes yes yes yes yes yes yes yes 403 403 403 403 401  files.getCompanyLogo
    yes yes 403 403 403 403 403 403 403 403 403 403 401  invitations.getAllInvitations
    yes yes 403 403 403 403 403 403 403 403 403 403 401  invitations.sendInvitationMails
    yes yes 403 403 403 403 403 403 403 403 403 403 401  invitations.sendInvitationReminderMail
    yes yes 403 403 403 403 403 403 403 403 403 403 401  invitations.cancelInvitation
    yes yes 403 403 403 403 403 403 403 403 403 403 401  invitations.sendInvitationMailToExistingEmployee
    yes yes yes yes yes yes yes yes yes yes yes yes yes  invitations.getInvitation
    yes yes yes yes yes yes yes yes yes yes yes yes 401  invitations.acceptInvitation
    yes yes yes yes yes 403 403 403 403 403 403 403 401  notes.createNote
    yes yes yes yes yes 403 403 403 403 403 403 403 401  notes.getNotes
    yes yes yes yes yes 403 403 403 403 403 403 403 401  notes.deleteNote
    yes yes yes yes yes 403 403 403 403 403 403 403 401  notes.updateNoteStatus
    yes yes yes yes yes 403 403 403 403 403 403 403 401  notes.updateNote
    yes yes yes yes yes 403 403 403 403 403 403 403 401  notes.getOwnReminders
    yes yes yes yes yes yes yes yes yes yes 403 yes 401  support.enterAsSupport
    yes yes yes yes yes yes yes yes 403 403 403 403 401  support.leaveAsSupport
    yes 403 yes 403 403 403 403 403 403 403 403 403 401  support.getSupportVisits
    yes yes yes yes yes 403 403 403 403 403 403 403 401  absence.getCompanyAbsencesByTimespan
    yes yes yes yes yes 403 403 403 403 403 403 403 401  absence.getCompanyUserAbsencesByYear
    yes yes yes yes yes 403 403 403 403 403 403 403 401  absence.getAbsence
    yes yes yes yes yes 403 403 403 403 403 403 403 401  absence.getAbsenceHistoryByAbsenceId
    yes yes yes yes 403 yes 403 403 403 403 403 403 401  absence.getCompanyAbsenceSummary
    yes yes 403 yes 403 403 403 403 403 403 403 403 401  absence.getPendingRequestCount
    yes yes 403 yes 403 403 403 403 403 403 403 403 401  absence.getPendingRequestsByYear
    yes yes 403 yes 403 403 403 403 403 403 403 403 401  absence.getRespondedRequestsByYear
    yes yes yes yes yes 403 403 403 403 403 403 403 401  absence.getCompanyUsersOnAbsenceByTargetDate
    yes yes yes yes yes 403 403 403 403 403 403 403 401  absence.getPublicHolidays
    yes yes yes yes yes 403 403 403 403 403 403 403 401  absence.calculateVacationDays
    yes yes yes yes yes 403 403 403 403 403 403 403 401  absence.addAbsence
    yes yes yes yes yes 403 403 403 403 403 403 403 401  absence.updateAbsence
    yes yes yes yes yes 403 403 403 403 403 403 403 401  absence.deleteAbsence
    yes yes yes yes yes 403 403 403 403 403 403 403 401  absence.cancelAbsenceUpdate
    yes yes 403 yes 403 403 403 403 403 403 403 403 401  absence.approveAbsenceRequest
    yes yes 403 yes 403 403 403 403 403 403 403 403 401  absence.declineAbsenceRequest
    yes yes 403 yes 403 403 403 403 403 403 403 403 401  absence.decideMany
    yes yes 403 yes 403 403 403 403 403 403 403 403 401  absence.undoDecision
    yes yes yes yes yes 403 403 403 403 403 403 403 401  absence.getCompanyUserVacationDaysOverview
    yes yes yes yes yes 403 403 403 403 403 403 403 401  absence.ledger
    yes yes yes yes yes 403 403 403 403 403 403 403 401  absence.updateCompanyUserAvailableVacationDays
    yes yes yes yes yes 403 403 403 403 403 403 403 401  absence.correctBalance
    yes yes yes yes yes 403 403 403 403 403 403 403 401  absence.setCareDays
    yes yes yes yes yes 403 403 403 403 403 403 403 401  absence.setWorkWeek
    yes yes yes yes yes 403 403 403 403 403 403 403 401  absence.transferVacationDays
    yes yes 403 yes 403 403 403 403 403 403 403 403 401  absence.approveVacationDaysTransfer
    yes yes 403 yes 403 403 403 403 403 403 403 403 401  absence.rejectVacationDaysTransfer
    yes yes yes yes yes 403 403 403 403 403 403 403 401  absence.getSettings
    yes yes yes yes yes 403 403 403 403 403 403 403 401  absence.acknowledgeAbsenceWelcomeScreen
    yes yes yes yes yes 403 403 403 403 403 403 403 401  absence.updateSettings
    yes yes yes yes yes 403 403 403 403 403 403 403 401  absence.setDeputy
    yes yes 403 yes 403 403 403 403 403 403 403 403 401  absence.getPossibleDeputies
    yes yes yes yes yes 403 403 403 403 403 403 403 401  absence.getPrompt
    yes yes yes yes yes 403 403 403 403 403 403 403 401  absence.promptToAddAbsence
    yes yes yes yes 403 yes 403 403 403 403 403 403 401  absence.exportAbsences
    yes yes yes yes yes 403 403 403 403 403 403 403 401  absence.exportCalendar
    yes yes yes yes yes 403 403 403 403 403 403 403 401  absence.feeds
    yes yes yes yes yes 403 403 403 403 403 403 403 401  absence.createFeed
    yes yes yes yes yes 403 403 403 403 403 403 403 401  absence.rotateFeed
    yes yes yes yes yes 403 403 403 403 403 403 403 401  absence.deleteFeed
    yes yes yes yes yes yes yes yes yes yes yes yes yes  absence.getFeed
    yes yes yes yes yes yes yes yes yes yes 403 403 401  takeout.takeOutPerson
    yes 403 yes 403 403 403 403 403 403 403 403 403 401  takeout.takeOutCompany
    yes 403 yes 403 403 403 403 403 403 403 403 403 401  takeout.getTakeouts
    yes 403 yes 403 403 403 403 403 403 403 403 403 401  takeout.downloadTakeout
    yes 403 yes 403 403 403 403 403 403 403 403 403 401  takeout.getLeaving
    yes 403 yes 403 403 403 403 403 403 403 403 403 401  takeout.deleteCompany
    yes 403 yes 403 403 403 403 403 403 403 403 403 401  takeout.cancelDelete
    yes yes 403 403 403 403 403 403 403 403 403 403 401  log.getPaginatedLogs
    yes yes 403 403 403 403 403 403 403 403 403 403 401  log.countNewLogs
    yes yes 403 403 403 403 403 403 403 403 403 403 401  log.getLogPeople
    yes yes 403 403 403 403 403 403 403 403 403 403 401  log.exportLogs
    yes yes 403 403 403 403 403 403 403 403 403 403 401  log.verifyLog
    yes yes yes yes yes yes yes yes 403 403 403 403 401  notifications.getUserNotifications
    yes yes yes yes yes yes yes yes 403 403 403 403 401  notifications.makeAllNotificationsRead
    yes yes yes yes yes yes yes yes 403 403 403 403 401  notifications.makeNotificationsSeen
    yes yes yes yes yes yes yes yes 403 403 403 403 401  notifications.makeNotificationRead
    yes yes yes yes yes yes yes yes 403 403 403 403 401  notifications.makeNotificationsReadByScope
    yes yes yes yes yes yes yes yes 403 403 403 403 401  notifications.getHistory
    yes yes yes yes yes yes yes yes 403 403 403 403 401  notifications.getOwnPreferences
    yes yes yes yes yes yes yes yes 403 403 403 403 401  notifications.updateOwnPreferences
    yes yes yes yes yes yes yes yes yes yes yes yes yes  notifications.unsubscribe
    yes yes 403 403 403 403 403 403 403 403 403 403 401  notifications.getNotificationsOverview
    yes yes 403 403 403 403 403 403 403 403 403 403 401  notifications.createRule
    yes yes 403 403 403 403 403 403 403 403 403 403 401  notifications.editRule
    yes yes 403 403 403 403 403 403 403 403 403 403 401  notifications.activateRule
    yes yes 403 403 403 403 403 403 403 403 403 403 401  notifications.deactivateRule
    yes yes 403 403 403 403 403 403 403 403 403 403 401  notifications.deleteRule
    yes yes 403 403 403 403 403 403 403 403 403 403 401  notifications.simulateRule"
  `);
});
