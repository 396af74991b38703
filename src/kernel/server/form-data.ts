import { fail } from './failure.ts';

/** The fields of a form as texts, lists and objects; the contract converts texts to numbers and other types (`form-values.ts`). */
export type FormValue = string | FormValue[] | { [name: string]: FormValue };

type Shape = 'text' | 'list' | 'object';
/** One step of a field name: a list index or an object key. */
type Step = { into: 'list'; key: number } | { into: 'object'; key: string };
/** `isWhole`: no child may be added. */
type Node = { shape: Shape; text: string; children: Map<string | number, Node>; isWhole: boolean };

const maxFields = 2000;
const maxDepth = 10;
const maxListLength = 1000;
const maxNameLength = 500;
const forbiddenNames: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);
const wholeName = /^[^.[\]{}]+(?:\.[^.[\]{}]+|\[(?:0|[1-9]\d{0,5})\])*(?:\[\]|\{\})?$/;
const nameParts = /\[(\d+)\]|([^.[\]{}]+)/g;

/**
 * Decodes dotted and indexed field names (wire.18): `ExternalFile.Url`, `files[0].name`, `rows[0][1].b`.
 * `name[]` and `name{}` without text are the empty list and the empty object. Anything that is not exactly one shape is refused.
 */
export function decodeFormData(fields: Iterable<readonly [name: string, text: string]>): Record<string, FormValue> {
  const root: Node = { shape: 'object', text: '', children: new Map(), isWhole: false };
  let count = 0;
  for (const [name, text] of fields) {
    count += 1;
    if (count > maxFields) refuse(name);
    place(root, name, text);
  }
  return objectOf(root, '');
}

function place(root: Node, name: string, text: string): void {
  const steps = stepsOf(name);
  const end = endOf(name);
  if (end !== 'text' && text !== '') refuse(name);
  let node = root;
  for (const [at, { key }] of steps.entries()) {
    const isWhole = at === steps.length - 1;
    const shape = steps[at + 1]?.into ?? end;
    const found = node.children.get(key);
    if (found && (isWhole || found.isWhole || found.shape !== shape)) refuse(name);
    const next = found ?? { shape, text, children: new Map(), isWhole };
    node.children.set(key, next);
    node = next;
  }
}

function stepsOf(name: string): Step[] {
  if (name.length > maxNameLength || !wholeName.test(name)) refuse(name);
  const steps = [...name.matchAll(nameParts)].map(([, index, key = '']): Step => {
    return index === undefined ? { into: 'object', key } : { into: 'list', key: Number(index) };
  });
  if (steps.length > maxDepth || steps.some(isForbidden)) refuse(name);
  return steps;
}

function isForbidden({ into, key }: Step): boolean {
  return into === 'list' ? key >= maxListLength : forbiddenNames.has(key);
}

function endOf(name: string): Shape {
  if (name.endsWith('[]')) return 'list';
  return name.endsWith('{}') ? 'object' : 'text';
}

function valueOf(node: Node, name: string): FormValue {
  if (node.shape === 'text') return node.text;
  return node.shape === 'list' ? listOf(node, name) : objectOf(node, name);
}

function objectOf(node: Node, name: string): Record<string, FormValue> {
  return Object.fromEntries([...node.children].map(([key, child]) => [key, valueOf(child, name ? `${name}.${key}` : `${key}`)]));
}

function listOf(node: Node, name: string): FormValue[] {
  // A missing index is an error, because it would silently become an empty row.
  return Array.from({ length: node.children.size }, (_, index) =>
    valueOf(node.children.get(index) ?? refuse(`${name}[${index}]`), `${name}[${index}]`),
  );
}

function refuse(name: string): never {
  return fail('common.BadRequest', 400, { fieldErrors: [{ path: name.slice(0, 100), code: 'invalid' }] });
}
