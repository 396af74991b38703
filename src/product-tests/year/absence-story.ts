/** One absence from start to end. The second system admin makes the decisions. */
export interface AbsenceStory {
  person: number;
  /** When it is requested or registered. */
  on: string;
  /** `registered` by an administrator; the others by the person. */
  kind: 'vacation' | 'illness' | 'registered';
  /** What is registered; time off unless it says otherwise. */
  registers?: 'vacation' | 'illness';
  startDate: string;
  endDate: string;
  /** Changed while it is pending. */
  changed?: string;
  decided?: { on: string; isYes: boolean };
  withdrawn?: string;
  /** The person requests its deletion after it was approved. */
  deletion?: { on: string; decided: string; isYes: boolean };
  /** An administrator deletes it. */
  deleted?: string;
}

export const isVacation = ({ kind, registers }: AbsenceStory): boolean => kind === 'vacation' || registers === 'vacation';
export const isIllness = ({ kind, registers }: Pick<AbsenceStory, 'kind' | 'registers'>): boolean =>
  kind === 'illness' || registers === 'illness';
