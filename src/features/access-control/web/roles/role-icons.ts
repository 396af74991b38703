import {
  IconBuilding,
  IconCalculator,
  IconGavel,
  IconLock,
  IconShieldStar,
  IconSitemap,
  IconUser,
  IconUsersGroup,
} from '@tabler/icons-react';
import type { RoleKey } from '#kernel/contract/permissions.ts';

/** The icon of each role; the server uses the same names. */
export const roleIcons: Readonly<Record<RoleKey, typeof IconUser>> = {
  systemadmin: IconShieldStar,
  hradmin: IconUsersGroup,
  officeadmin: IconBuilding,
  manager: IconSitemap,
  employee: IconUser,
  accountant: IconCalculator,
  boardmember: IconGavel,
  gdpr: IconLock,
};
