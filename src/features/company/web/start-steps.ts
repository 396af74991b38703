import { IconBeach, IconBuilding, IconFolders, IconPhoto, IconSitemap, IconTableImport, IconUser, IconUserPlus } from '@tabler/icons-react';
import type { Icon } from '#kernel/web/entry.ts';
import type { User } from '#kernel/web/session.ts';

/** One of the first steps, and its page. */
export interface StartStep {
  key: 'import' | 'invite' | 'director' | 'company' | 'logo' | 'profile' | 'absence' | 'documents';
  to: `/${string}`;
  icon: Icon;
}

type Starting = Pick<User, 'permissions' | 'company' | 'role'>;

interface Rule extends StartStep {
  /** Which users see the step. */
  isFor: (user: Starting) => boolean;
}

const builds = ({ permissions }: Starting): boolean => permissions.EmployeesEdit === true;

const rules: readonly Rule[] = [
  { key: 'import', to: '/people/import', icon: IconTableImport, isFor: builds },
  { key: 'invite', to: '/people?invite=true', icon: IconUserPlus, isFor: builds },
  { key: 'director', to: '/access-control', icon: IconSitemap, isFor: ({ role }) => role === 'systemadmin' },
  { key: 'company', to: '/organisation', icon: IconBuilding, isFor: ({ permissions }) => permissions.OrganisationSettings === true },
  {
    key: 'logo',
    to: '/organisation?logo=change',
    icon: IconPhoto,
    isFor: ({ permissions, company }) => permissions.OrganisationSettings === true && !company.logoGuid && !company.endsAt,
  },
  {
    key: 'profile',
    to: '/people/details',
    icon: IconUser,
    isFor: (user) => !builds(user) && user.permissions.EmployeesViewDetails === true,
  },
  {
    key: 'absence',
    to: '/vacation-and-leave?tab=personal',
    icon: IconBeach,
    isFor: (user) => !builds(user) && user.permissions.VacationAndLeaveView === true && user.company.features.absenceCalendar === true,
  },
  {
    key: 'documents',
    to: '/shared-documents',
    icon: IconFolders,
    isFor: (user) => !builds(user) && user.permissions.SharedDocuments === true,
  },
];

/** The first steps of a user, by permissions: setting up the company, or getting to know it. */
export function stepsFor(user: Starting): StartStep[] {
  return rules.filter(({ isFor }) => isFor(user)).map(({ key, to, icon }) => ({ key, to, icon }));
}
