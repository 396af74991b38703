import { feature } from '#kernel/contract/feature.ts';
import * as bell from './endpoints-bell.ts';
import * as rules from './endpoints-rules.ts';
import { notificationsRights } from './rights.ts';

export const notifications = feature({ name: 'notifications', rights: notificationsRights, endpoints: { ...bell, ...rules } });
