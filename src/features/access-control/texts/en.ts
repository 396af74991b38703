import type { ErrorCodeOf } from '#kernel/contract/feature.ts';
import type { RoleKey } from '#kernel/contract/permissions.ts';
import type { accessControl } from '../contract/index.ts';
import { en as chart } from './en-chart.ts';
import { en as explain } from './en-explain.ts';
import { en as items } from './en-items.ts';
import { en as page } from './en-page.ts';

export const en = {
  ...chart,
  ...explain,
  ...items,
  ...page,
  errors: {
    'accesscontrol.FeatureMissing': 'Access control is not on in this company. Ask a System Admin to turn it on.',
    'accesscontrol.NotAcknowledged': 'Access control is not set up yet. A System Admin must choose the director first.',
    'accesscontrol.AlreadyAcknowledged': 'Access control is set up already.',
    'accesscontrol.InvalidDirector': 'This person cannot be the director. Choose an active colleague who is not external.',
    'accesscontrol.NotAllowedToSeeRoles': 'You cannot see the roles. Ask a System Admin for access.',
    'accesscontrol.NotAllowedToSeeUserList': 'You cannot see the user list. Ask a System Admin for access.',
    'accesscontrol.NotAllowedToSeeHierarchy': 'You cannot see the organisation chart. Ask a System Admin for access.',
    'accesscontrol.NotAllowedToSetHierarchy': 'You cannot change the organisation chart. Ask a System Admin for access.',
    'accesscontrol.NotAllowedToUpdateRole': 'You cannot change roles. Ask a System Admin for access.',
    'accesscontrol.NotAllowedToMakeAdmin': 'Only a System Admin can make someone System Admin. Ask one of them.',
    'accesscontrol.NotAllowedToUpdateReportingManager':
      'You can only move people within your own team. Ask an administrator to move others.',
    'accesscontrol.RoleDoesNotExist': 'This role does not exist. Choose another.',
    'accesscontrol.CannotUpdateUserRole': 'This person’s role cannot be changed now. If the person is deactivated, activate them first.',
    'accesscontrol.OnlySystemAdmin': 'This is the only System Admin. Make someone else System Admin first.',
    'accesscontrol.HasSubordinates': 'Other people report to this person. Give them a new manager first.',
    'accesscontrol.ExternalCannotHaveSubordinates':
      'External people cannot manage others. Give those who report to this person a new manager first.',
    'accesscontrol.MultipleAdminsRequireSubscription':
      'More than one System Admin requires an active subscription. A System Admin can sort that out under Subscription.',
    'people.UserLimitReached':
      'The subscription has room for {limit} people, and {used} places are taken. A System Admin can make room for more under Subscription.',
    'accesscontrol.CannotReportToSelf': 'A person cannot report to themselves. Choose another manager.',
    'accesscontrol.InvalidReportingManager': 'Choose an active colleague who is not external as manager. External people report to nobody.',
    'accesscontrol.ReportingCircleExists': 'This would make someone report to themselves through others. Choose another manager.',
    'accesscontrol.FailedToSetManager': 'The manager could not be changed, because the person is deactivated. Activate the person first.',
    'accesscontrol.CannotViewAs': 'You cannot view Samspill as this person. Choose someone else.',
    'accesscontrol.CannotShutOutSelf': 'You cannot remove your own access. Keep full access for yourself.',
  } satisfies Record<ErrorCodeOf<typeof accessControl>, string>,
  roles: {
    systemadmin: { name: 'System Admin', description: 'Sees and changes everything, assigns roles and handles the subscription.' },
    hradmin: { name: 'HR Admin', description: 'Handles people, absence and employment contracts for the whole company.' },
    officeadmin: { name: 'Office Admin', description: 'Handles documents, contracts and company settings, and can read about people.' },
    manager: { name: 'Team lead', description: 'Follows up their own team: profiles, absence and plans for those who report to them.' },
    employee: { name: 'Employee', description: 'Has their own profile, absence and documents, and sees colleagues in the directory.' },
    accountant: { name: 'Accountant', description: 'External. Exports what payroll and accounts need, and reads contracts.' },
    boardmember: { name: 'Board member', description: 'External. Can read shared documents and contracts.' },
    gdpr: { name: 'Data protection adviser', description: 'External. Keeps the records of processing and reads shared documents.' },
  } satisfies Record<RoleKey, { name: string; description: string }>,
};
