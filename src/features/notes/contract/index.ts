import { feature } from '#kernel/contract/feature.ts';
import { getOwnReminders } from './endpoints-own.ts';
import { personNotes } from './endpoints.ts';

export const notes = feature({ name: 'notes', endpoints: { ...personNotes, getOwnReminders } });
