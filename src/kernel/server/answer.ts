import { z } from 'zod';
import { serializeAnswer } from './answer-writer.ts';

/** Serializes the answer by its contract: undeclared fields are dropped, and an answer that does not match is a bug. With codes the status is 207. */
export function writeAnswer(schema: z.ZodType, given: unknown, codes: readonly string[]): { status: number; json: Buffer } {
  const parts = serializeAnswer(schema, given);
  if (!parts) throw new Error(`The answer does not fit its contract: ${whyNot(schema, given)}`);
  // Every answer is an object; `success` comes before its own fields.
  const [first = '', ...rest] = parts;
  const said = codes.length === 0 ? '"success":true' : `"success":true,"errorCodes":${JSON.stringify(grouped(codes))}`;
  const head = first === '{}' ? `{${said}` : `{${said},`;
  return { status: codes.length === 0 ? 200 : 207, json: bytesOf([head, first.slice(1), ...rest]) };
}

/** Copies each part once, into the final buffer. */
function bytesOf(parts: readonly string[]): Buffer {
  const bytes = Buffer.allocUnsafe(parts.reduce((sum, part) => sum + Buffer.byteLength(part), 0));
  let end = 0;
  for (const part of parts) end += bytes.write(part, end);
  return bytes;
}

function whyNot(schema: z.ZodType, given: unknown): string {
  const { error } = schema.safeParse(given);
  return error ? z.prettifyError(error) : 'it cannot be written';
}

/** The permissions on a record that remain in a read-only view. */
const readOnlyPermissions: ReadonlySet<string> = new Set(['view', 'open', 'log']);

/** The answer in a read-only view: the records permit no change, so the web shows no button that the server would refuse. */
export function answerWithoutChanges(json: Buffer): Buffer {
  return Buffer.from(JSON.stringify(withoutChanges(JSON.parse(json.toString()))));
}

function withoutChanges(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(withoutChanges);
  if (!isRecord(answer)) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => {
      if (name === 'permissions' && isRecord(value)) return [name, onlyLooking(value)];
      if (name === 'editableFields') return [name, []];
      return [name, /^may[A-Z]/.test(name) && typeof value === 'boolean' ? false : withoutChanges(value)];
    }),
  );
}

function onlyLooking(permissions: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(permissions).map(([name, value]) => [name, readOnlyPermissions.has(name) ? value : value === true ? false : value]),
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
