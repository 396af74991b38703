import { jobKinds } from '#kernel/server/jobs.ts';
import { loggedKinds } from '#kernel/server/logged-kinds.ts';
import { add } from '#kernel/server/registers.ts';
import { savedLists } from '#kernel/server/saved-lists.ts';
import { serve } from '#kernel/server/serve.ts';
import { takeoutShares } from '#kernel/server/takeout/takeout-share.ts';
import { accessControl } from '../contract/index.ts';
import { acknowledgeAccessControlWelcomeScreen } from './acknowledge-access-control-welcome-screen.ts';
import { downgrade } from './downgrade.ts';
import { explain } from './explain/explain.ts';
import { explainPerson } from './explain/explain-person.ts';
import { explainers } from './explain/explainers.ts';
import { exportUserList } from './export-user-list.ts';
import { getAccessSettings } from './get-access-settings.ts';
import { getAvailableRoles } from './get-available-roles.ts';
import { getCompanyHierarchy } from './get-company-hierarchy.ts';
import { getUserList } from './get-user-list.ts';
import { findItemPeople } from './items/find-item-people.ts';
import { getItemPermissions } from './items/get-item-permissions.ts';
import { previewItemPermissions } from './items/preview-item-permissions.ts';
import { setItemPermissions } from './items/set-item-permissions.ts';
import { jobs } from './jobs.ts';
import { setHierarchy } from './set-hierarchy.ts';
import { setRole } from './set-role.ts';
import { updateReporting } from './update-reporting.ts';
import { upgrade } from './upgrade.ts';
import { endViewAs } from './view-as/end-view-as.ts';
import { viewAs } from './view-as/view-as.ts';
import { accessShare } from './takeout.ts';

export default serve(
  accessControl,
  {
    getAccessSettings,
    getAvailableRoles,
    getUserList,
    exportUserList,
    getCompanyHierarchy,
    acknowledgeAccessControlWelcomeScreen,
    setRole,
    upgrade,
    downgrade,
    updateReporting,
    setHierarchy,
    getItemPermissions,
    previewItemPermissions,
    findItemPeople,
    setItemPermissions,
    viewAs,
    endViewAs,
    explain,
  },
  [
    add(savedLists, { name: 'users', permission: 'AccessControl', sharing: 'EmployeesEdit' }),
    add(takeoutShares, accessShare),
    add(loggedKinds, { entity: 'viewAs', area: 'access' }),
    add(jobKinds, ...jobs),
    add(explainers, { itemType: 'person', explain: ({ company }, member, id) => explainPerson(company, member, id) }),
  ],
);
