const reasons: ReadonlyMap<string, 'gone' | 'closed' | 'full' | 'sameName' | 'sameFile'> = new Map([
  ['common.NotFound', 'gone'],
  ['common.Forbidden', 'closed'],
  ['files.StorageLimitReached', 'full'],
  ['files.StorageLimitReachedEmployee', 'full'],
  ['files.SameName', 'sameName'],
  ['files.DuplicateFile', 'sameFile'],
] as const);

/** Why the signed file did not come to where the requester chose, as a key of `request.notFiled.reasons` (signing.9). */
export function whyNotFiled(code: string): 'gone' | 'closed' | 'full' | 'sameName' | 'sameFile' | 'other' {
  return reasons.get(code) ?? 'other';
}
