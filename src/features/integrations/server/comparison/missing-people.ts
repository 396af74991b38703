import type { Contribution } from '#kernel/server/registers.ts';
import { add } from '#kernel/server/registers.ts';
import { personMarks } from '#features/people/server/public.ts';
import { accountingSystems } from '../../contract/kinds.ts';
import { readConnections } from '../connections/store-connections.ts';
import { en } from '../../texts/en.ts';
import { no } from '../../texts/no.ts';
import { findUnlinked } from './store-links.ts';

/** The list of people shows who is linked with nobody in a connected system (integrations.49). */
export const missingPeople: Contribution = add(
  personMarks,
  ...accountingSystems.map((system) => ({
    mark: `not-in-${system}`,
    name: { no: no.missingIn[system], en: en.missingIn[system] },
    permission: 'Integrations' as const,
    find: async (company: Parameters<typeof findUnlinked>[0]) =>
      (await readConnections(company, system)).length > 0 ? findUnlinked(company, system) : undefined,
  })),
);
