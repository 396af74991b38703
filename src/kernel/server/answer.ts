import { z } from 'zod';
import { fieldsBy } from './answer-writer.ts';

/** Writes the answer by the contract: undeclared fields drop, and an answer that does not fit is a bug, not a leak. Codes make it a 207. */
export function answerBy(schema: z.ZodType, given: unknown, codes: readonly string[]): { status: number; json: string } {
  const fields = fieldsBy(schema, given);
  if (fields === undefined) throw new Error(`The answer does not fit its contract: ${whyNot(schema, given)}`);
  // Every answer is an object: `success` stands beside its fields.
  const all = ['"success":true', fields, codes.length > 0 ? `"errorCodes":${JSON.stringify(grouped(codes))}` : ''];
  return { status: codes.length === 0 ? 200 : 207, json: `{${all.filter(Boolean).join(',')}}` };
}

function whyNot(schema: z.ZodType, given: unknown): string {
  const { error } = schema.safeParse(given);
  return error ? z.prettifyError(error) : 'it cannot be written';
}

/** What one may still do with a record while one only looks at it. */
const looking: ReadonlySet<string> = new Set(['view', 'open', 'log']);

/** The answer to somebody who only looks: no record says that anything may be done with it, so no button is there that would be refused. */
export function answerWithoutChanges(json: string): string {
  return JSON.stringify(withoutChanges(JSON.parse(json)));
}

function withoutChanges(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(withoutChanges);
  if (!isRecord(answer)) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => {
      if (name === 'permissions' && isRecord(value)) return [name, onlyLooking(value)];
      return [name, /^may[A-Z]/.test(name) && typeof value === 'boolean' ? false : withoutChanges(value)];
    }),
  );
}

function onlyLooking(permissions: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(permissions).map(([name, value]) => [name, looking.has(name) ? value : value === true ? false : value]),
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

function grouped(codes: readonly string[]): Record<string, string[]> {
  const groups: Record<string, string[]> = {};
  for (const code of new Set(codes)) {
    const [group = 'common', name = 'Unknown'] = code.split('.');
    (groups[group] ??= []).push(name);
  }
  return groups;
}
