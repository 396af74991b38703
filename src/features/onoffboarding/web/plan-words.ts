import { useFormat } from '#kernel/web/format.ts';
import { today } from '#kernel/web/local-day.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { PlanType } from '../contract/kinds.ts';
import type { LeftOutWhy, TaskConditions } from '../contract/rules/conditions.ts';
import type { RelativeResponsible } from '../contract/kinds.ts';
import type { DueDateWhy, ResponsibleWhy } from '../contract/why.ts';
import type { PlanTask, RelativeDueDate } from '../contract/task.ts';
import type { en } from '../texts/en.ts';

/** Words of plans and their tasks. */
export function usePlanWords() {
  const t = useTexts<typeof en>('onoffboarding');
  const format = useFormat();
  return {
    /** Why a task has its due date (plans.50), one sentence a line. */
    why: (line: DueDateWhy): string => {
      switch (line.key) {
        case 'noReference':
          return t(`words.why.noReference.${line.type}`);
        case 'onReference':
          return t(`words.why.onReference.${line.type}`, { date: format.date(line.date) });
        case 'counted':
          return t(`words.why.counted.${line.direction}.${line.type}`, {
            length: t(`words.units.${line.unit}`, { days: line.days }),
            reference: format.date(line.reference),
            date: format.date(line.date),
          });
        case 'movedBefore':
          return t(`words.why.movedBefore.${line.reason}`, { from: format.date(line.from), date: format.date(line.date) });
        case 'typed':
        case 'noDate':
          return t(`words.why.${line.key}`);
      }
    },
    /** Why somebody is responsible (plans.52). */
    responsibleWhy: (why: readonly ResponsibleWhy[]): string => {
      const [first] = why;
      if (!first) return '';
      if (first.key === 'deputyFor') return '';
      const who = t(`words.responsibleWhy.${first.key}`);
      return why.some(({ key }) => key === 'deputyFor') ? t('words.responsibleWhy.deputy', { who }) : who;
    },
    due: ({ dueDate, isOverdue }: Pick<PlanTask, 'dueDate' | 'isOverdue'>): string => {
      if (dueDate === null) return t('words.due.none');
      if (isOverdue) return t('words.due.late', { date: format.date(dueDate) });
      return dueDate === today() ? t('words.due.today') : t('words.due.date', { date: format.date(dueDate) });
    },
    /** How far from the first or last day a task of a template is due. */
    relativeDue: (due: RelativeDueDate | null, type: PlanType): string => {
      if (due === null) return t('template.due.none');
      const direction = due.days < 0 ? 'before' : 'after';
      if (due.days === 0) return t(`template.due.on.${type}`);
      return t(`template.due.${direction}.${type}`, { length: t(`words.units.${due.unit}`, { days: Math.abs(due.days) }) });
    },
    /** For whom a task of a template is; none when it is for everybody. */
    conditions: ({ departments, locations, positions, contractTypes, isLeader }: TaskConditions): string[] => {
      const only = (names: readonly string[] | undefined): string[] =>
        names ? [t('words.leftOut.department', { names: format.list(names) })] : [];
      return [
        ...only(departments),
        ...only(locations),
        ...only(positions),
        ...only(contractTypes?.map((type) => contractTypeOf(type, t))),
        ...(isLeader === undefined ? [] : [t(isLeader ? 'words.leftOut.onlyLeaders' : 'words.leftOut.notLeaders')]),
      ];
    },
    relative: (responsible: RelativeResponsible): string => t(`words.responsible.${responsible}`),
    leftOut: (why: LeftOutWhy): string => {
      if (why.key === 'onlyLeaders' || why.key === 'notLeaders') return t(`words.leftOut.${why.key}`);
      const names = why.key === 'contractType' ? why.isFor.map((type) => contractTypeOf(type, t)) : why.isFor;
      return t(`words.leftOut.${why.key}`, { names: format.list(names) });
    },
  };
}

type Words = ReturnType<typeof useTexts<typeof en>>;

function contractTypeOf(type: string, t: Words): string {
  return type === 'permanent' || type === 'manager' || type === 'temporary' ? t(`words.contractTypes.${type}`) : type;
}
