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
    'accesscontrol.FeatureMissing': 'Access control is not on in this company.',
    'accesscontrol.NotAcknowledged': 'Access control is not set up yet. A System Admin must first say who the director is.',
    'accesscontrol.AlreadyAcknowledged': 'Access control is set up already.',
    'accesscontrol.InvalidDirector': 'This person cannot be the director. Choose an active colleague who is not external.',
    'accesscontrol.NotAllowedToSeeRoles': 'You are not allowed to see the roles.',
    'accesscontrol.NotAllowedToSeeUserList': 'You are not allowed to see the user list.',
    'accesscontrol.NotAllowedToSeeHierarchy': 'You are not allowed to see the organisation chart.',
    'accesscontrol.NotAllowedToSetHierarchy': 'You are not allowed to change the organisation chart.',
    'accesscontrol.NotAllowedToUpdateRole': 'You are not allowed to change roles.',
    'accesscontrol.NotAllowedToMakeAdmin': 'You are not allowed to make anybody System Admin.',
    'accesscontrol.NotAllowedToUpdateReportingManager': 'You may only move people within your own team.',
    'accesscontrol.RoleDoesNotExist': 'There is no such role.',
    'accesscontrol.CannotUpdateUserRole': 'The role of this person cannot be changed like this.',
    'accesscontrol.OnlySystemAdmin': 'This is the only System Admin. Make somebody else System Admin first.',
    'accesscontrol.HasSubordinates': 'Others report to this person. Reassign the subordinates first.',
    'accesscontrol.ExternalCannotHaveSubordinates': 'External people cannot have subordinates. Reassign them first.',
    'accesscontrol.MultipleAdminsRequireSubscription': 'More than one System Admin requires an active subscription.',
    'people.UserLimitReached': 'The subscription holds {limit} people, and {used} places are taken.',
    'accesscontrol.CannotReportToSelf': 'Nobody can report to themselves.',
    'accesscontrol.InvalidReportingManager': 'This person cannot be anyone’s manager. Choose an active colleague who is not external.',
    'accesscontrol.ReportingCircleExists': 'That would close a circle: somebody would report to themselves through others.',
    'accesscontrol.FailedToSetManager': 'The manager could not be changed, because the person is deactivated.',
    'accesscontrol.CannotViewAs': 'You cannot look at the product as this person.',
    'accesscontrol.CannotShutOutSelf': 'You cannot shut yourself out. Keep full access for yourself.',
  } satisfies Record<ErrorCodeOf<typeof accessControl>, string>,
  roles: {
    systemadmin: { name: 'System Admin', description: 'Sees and changes everything, gives roles, and pays the bill.' },
    hradmin: { name: 'HR Admin', description: 'Keeps people, absence and contracts of employment for the whole company.' },
    officeadmin: { name: 'Office Admin', description: 'Keeps documents, contracts and the company’s settings, and reads about people.' },
    manager: { name: 'Team lead', description: 'Follows up their own team: profiles, absence and plans for those who report to them.' },
    employee: { name: 'Employee', description: 'Has their own profile, absence and documents, and sees colleagues in the directory.' },
    accountant: { name: 'Accountant', description: 'External. Takes out what payroll and accounts need, and reads contracts.' },
    boardmember: { name: 'Board member', description: 'External. Reads shared documents and the contract register.' },
    gdpr: { name: 'GDPR', description: 'External. Keeps the records of processing and reads shared documents.' },
  } satisfies Record<RoleKey, { name: string; description: string }>,
};
