import { describe, expect, test } from 'vitest';
import { ehfRules } from '#testing/ehf-rules-folder.ts';
import { officialFindings } from '../../testing/official-ehf-rules.ts';
import { ehfDocuments, namedMutants } from '../../testing/ehf-documents.ts';
import { mutantsOf } from '../../testing/ehf-mutants.ts';
import { findFaults } from './find-faults.ts';

const missing = 'The official rules of EHF are missing, so documents are only tried with our own: docs/decisions/0321-own-writer-of-ehf.md';
if (!ehfRules) process.emitWarning(missing);

describe.skipIf(!ehfRules)('by the official schemas and rules', async () => {
  // An invoice and a credit note.
  const mutants = [...ehfDocuments]
    .slice(0, 2)
    .flatMap(([of, xml]) => mutantsOf(xml).map(({ name, xml: changed }) => [`${of}: ${name}`, changed] as const));
  const everything = new Map([...ehfDocuments, ...namedMutants, ...mutants]);
  const findings = ehfRules ? await officialFindings(everything) : new Map();

  test.each([...ehfDocuments.keys()])('%s has no finding', (name) => {
    expect(findings.get(name)).toEqual([]);
  });

  test.each([...namedMutants.keys()])('%s is refused', (name) => {
    expect(findings.get(name)).toContainEqual(expect.objectContaining({ isFatal: true }));
  });

  test('our own rules refuse all that the official ones refuse', () => {
    const refused = [...everything].filter(([name]) => findings.get(name)?.some(({ isFatal }: { isFatal: boolean }) => isFatal));
    expect(refused.length).toBeGreaterThan(500);
    expect(refused.filter(([, xml]) => findFaults(xml).length === 0).map(([name]) => name)).toEqual([]);
  });
});
