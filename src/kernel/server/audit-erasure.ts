import { z } from 'zod';
import type { Company } from './database/unit.ts';
import { writeAudit } from './store-audit.ts';
import { systemCaller } from './system-caller.ts';

/** The kind of the lines that name what was erased from the log; their own content is never erased. */
export const erasureEntity = 'auditErasure';

/** What a line says was erased: the content of these lines, or of all from before a moment. */
const Erasure = z.union([z.object({ erasedLines: z.array(z.string()) }), z.object({ erasedBefore: z.iso.datetime() })]);

/** The ids in one line, so that none becomes too long to read. */
const idsPerLine = 1_000;

/** Names lines whose content was erased, by the product itself; in the same transaction as the erasure (log.10). */
export async function nameErasedLines(company: Company, lineIds: readonly string[], now: Date): Promise<void> {
  const parts = Array.from({ length: Math.ceil(lineIds.length / idsPerLine) }, (_unused, part) =>
    lineIds.slice(part * idsPerLine, (part + 1) * idsPerLine),
  );
  await writeErasures(
    company,
    parts.map((erasedLines) => ({ erasedLines })),
    now,
  );
}

/** Says that the content of all lines from before a moment is erased. */
export async function nameErasureBefore(company: Company, before: Date, now: Date): Promise<void> {
  await writeErasures(company, [{ erasedBefore: before.toISOString() }], now);
}

async function writeErasures(company: Company, erasures: readonly z.input<typeof Erasure>[], now: Date): Promise<void> {
  if (erasures.length === 0) return;
  const changes = erasures.map((after) => ({ entity: erasureEntity, entityId: String(company.id), after }));
  await writeAudit(company, systemCaller('log.eraseDetails', { at: now }), changes);
}

/** Whether a line of the log may be without its content, by what lines of erasures say. */
export function isErasureNamed(erasures: readonly unknown[]): (line: { id: string; at: Date; entity: string }) => boolean {
  const ids = new Set<string>();
  let before = '';
  for (const erasure of erasures.map((after) => Erasure.parse(after))) {
    if ('erasedLines' in erasure) for (const id of erasure.erasedLines) ids.add(id);
    else if (erasure.erasedBefore > before) before = erasure.erasedBefore;
  }
  return ({ id, at, entity }) => entity !== erasureEntity && (ids.has(id) || at.toISOString() < before);
}
