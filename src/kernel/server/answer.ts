import { z } from 'zod';

/** Parses the answer by the contract: undeclared fields drop, and an answer that does not fit is a bug, not a leak. Codes make it a 207. */
export function checkedAnswer(schema: z.ZodType, given: unknown, codes: readonly string[]): { status: number; answer: unknown } {
  const result = schema.safeParse(given);
  if (!result.success) throw new Error(`The answer does not fit its contract: ${z.prettifyError(result.error)}`);
  // Every answer is an object: `success` stands beside its fields.
  const answer = { success: true, ...(result.data as object) };
  if (codes.length === 0) return { status: 200, answer };
  return { status: 207, answer: { ...answer, errorCodes: grouped(codes) } };
}

function grouped(codes: readonly string[]): Record<string, string[]> {
  const groups: Record<string, string[]> = {};
  for (const code of new Set(codes)) {
    const [group = 'common', name = 'Unknown'] = code.split('.');
    (groups[group] ??= []).push(name);
  }
  return groups;
}
