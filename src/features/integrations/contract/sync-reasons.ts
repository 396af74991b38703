/** Why somebody was skipped, failed or kept; `refused`: the other system says why in its own words (integrations.44). */
export const syncReasons = [
  'changed',
  'gone',
  'appeared',
  'deactivated',
  'noRoom',
  'emailTaken',
  'invalid',
  'refused',
  'uncertain',
  'inUse',
  'hasRecords',
  'aboveOwn',
  'contractFollows',
  'undone',
  'unknown',
] as const;
export type SyncReason = (typeof syncReasons)[number];
