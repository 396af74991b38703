import { feature } from '#kernel/contract/feature.ts';
import { personNotes } from './endpoints.ts';

export const notes = feature({ name: 'notes', endpoints: personNotes });
