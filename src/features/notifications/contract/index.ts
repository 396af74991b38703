import { feature } from '#kernel/contract/feature.ts';
import * as bell from './endpoints-bell.ts';
import * as rules from './endpoints-rules.ts';

export const notifications = feature({ name: 'notifications', endpoints: { ...bell, ...rules } });
