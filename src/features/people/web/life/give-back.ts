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
  /** Whether the tab is still in their company. */
  isHere: () => boolean;
}

export interface GivenBack {
  /** Why nobody can report to the former manager any more, or why it was stopped. */
  obstacle?: 'inactive' | 'external' | 'gone' | 'elsewhere';
  back: number;
  /** Those who have got another manager since, or have left. */
  movedOn: number;
  /** Those who were not moved back, and why. */
  refused: readonly Refusal[];
  withoutAccess?: string | undefined;
}

interface Refusal {
  one: HandedOver;
  error: CallError;
}

/** Undoes a hand-over: each person reports to the former manager again, unless they have got another manager since. */
export async function giveBack({ formerManagerId, moved, read, changeManager, isHere }: GivingBack): Promise<GivenBack> {
  const obstacle = obstacleOf(await read(formerManagerId));
  if (obstacle) return { obstacle, back: 0, movedOn: 0, refused: [] };
  let back = 0;
  let movedOn = 0;
  let withoutAccess: string | undefined;
  const refused: Refusal[] = [];
  // The one who took over was moved first and returns last: until then the others stand below them.
  const left = moved.toReversed();
  for (let one = left.shift(); one; one = left.shift()) {
    if (!isHere()) return { obstacle: 'elsewhere', back, movedOn, refused, withoutAccess };
    try {
      const person = await read(one.id);
      const managerId = person?.reportingToCompanyUserId ?? null;
      // Without an answer, it is not known who was moved: some have never left, or are back since the first try.
      const isBack = managerId === formerManagerId;
      if (person && !isBack && managerId === one.managerId) withoutAccess = await changeManager(person, formerManagerId);
      else if (!isBack) {
        movedOn += 1;
        continue;
      }
      back += 1;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      // The others would not be answered either.
      const unasked = error.offline ? left.splice(0) : [];
      refused.push(...[one, ...unasked].map((each) => ({ one: each, error })));
    }
  }
  return { back, movedOn, refused, withoutAccess };
}

function obstacleOf(former: Report | undefined): GivenBack['obstacle'] {
  if (!former) return 'gone';
  if (former.isExternal) return 'external';
  return former.isActive || former.isPending ? undefined : 'inactive';
}
