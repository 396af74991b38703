import { CallError } from '#kernel/web/call-error.ts';
import type { CompanyUser } from '../../contract/entities.ts';

/** Whom a hand-over gave another manager, and which one. */
export interface HandedOver {
  id: string;
  managerId: string | null;
}

type Report = Pick<CompanyUser, 'id' | 'version' | 'isActive' | 'isPending' | 'isExternal' | 'reportingToCompanyUserId'>;

interface GivingBack {
  formerManagerId: string;
  moved: readonly HandedOver[];
  /** Undefined for somebody who is deleted, or in none of the teams they were given to. */
  read: (id: string) => Promise<Report | undefined>;
  /** Returns the manager's name when their role does not let them see a team. */
  changeManager: (person: Report, managerId: string) => Promise<string | undefined>;
}

export interface GivenBack {
  /** Why nobody can report to the former manager any more. */
  obstacle?: 'inactive' | 'external' | 'gone';
  back: number;
  /** Those who have got another manager since, or have left. */
  movedOn: number;
  /** The refusals of those who were not moved back. */
  refused: readonly CallError[];
  withoutAccess?: string | undefined;
}

/** Undoes a hand-over: each person reports to the former manager again, unless they have got another manager since. */
export async function giveBack({ formerManagerId, moved, read, changeManager }: GivingBack): Promise<GivenBack> {
  const obstacle = obstacleOf(await read(formerManagerId));
  if (obstacle) return { obstacle, back: 0, movedOn: 0, refused: [] };
  let back = 0;
  let movedOn = 0;
  let withoutAccess: string | undefined;
  const refused: CallError[] = [];
  // The one who took over was moved first and returns last: until then the others stand below them.
  for (const { id, managerId } of moved.toReversed()) {
    try {
      const person = await read(id);
      if (!person || (person.reportingToCompanyUserId ?? null) !== managerId) {
        movedOn += 1;
        continue;
      }
      withoutAccess = await changeManager(person, formerManagerId);
      back += 1;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      refused.push(error);
    }
  }
  return { back, movedOn, refused, withoutAccess };
}

function obstacleOf(former: Report | undefined): GivenBack['obstacle'] {
  if (!former) return 'gone';
  if (former.isExternal) return 'external';
  return former.isActive || former.isPending ? undefined : 'inactive';
}
