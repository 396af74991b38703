import { IconUserPlus } from '@tabler/icons-react';
import { webEntry } from '#kernel/web/entry.ts';

export const invite = { en: 'Invite people', no: 'Inviter' };
// By address only: the contract's schemas are not loaded before the home page.
const readsOfInvitations = [
  { method: 'GET', path: '/invitations/all' },
  { method: 'POST', path: '/companyusers/get-pending-companyusers' },
  { method: 'GET', path: '/companyusers/company-user' },
] as const;

export default webEntry({
  routes: [
    {
      name: 'people-invited',
      path: '/people/invited',
      title: { en: 'Invited', no: 'Inviterte' },
      permissions: ['Employees', 'EmployeesEdit'],
      load: async () => (await import('./InvitedPage.tsx')).InvitedPage,
    },
    {
      name: 'invitation-signup',
      path: '/invitation',
      title: { en: 'You are invited', no: 'Du er invitert' },
      layout: 'unauthorized',
      isPublic: true,
      load: async () => (await import('./InvitationPage.tsx')).InvitationPage,
    },
  ],
  dialogs: [
    {
      key: 'invite',
      query: 'invite',
      permission: 'EmployeesEdit',
      order: 1,
      load: async () => (await import('./InviteDialog.tsx')).InviteDialog,
    },
    {
      key: 'invitePerson',
      query: 'invitePerson',
      permission: 'EmployeesEdit',
      order: 2,
      load: async () => (await import('./InvitePersonDialog.tsx')).InvitePersonDialog,
    },
  ],
  tiles: [
    {
      key: 'invite',
      path: '/people?invite=true',
      label: invite,
      icon: IconUserPlus,
      permission: 'EmployeesEdit',
      order: 3,
    },
  ],
  live: { invitation: readsOfInvitations, companyUser: readsOfInvitations.slice(0, 1) },
});
