import { columnChoiceOf, widthWithin, type ColumnChoice } from './column-choice.ts';
import { useStoredChoice } from './stored-choice.ts';

export type StoredColumns = ColumnChoice & {
  setKeys: (keys: readonly string[]) => void;
  /** While a column is dragged it is not stored; undefined gives it its own width again. */
  setWidth: (key: string, width: number | undefined, isDone: boolean) => void;
  /** Undefined while nothing has been chosen. */
  reset: (() => void) | undefined;
};

/** The columns that the user has chosen for a list. */
export function useStoredColumns(name: string): StoredColumns {
  const { value, keep, show } = useStoredChoice(`${name}.columns`, columnChoiceOf);
  const isChosen = value.keys !== undefined || Object.keys(value.widths).length > 0;
  return {
    ...value,
    setKeys: (keys) => keep({ ...value, keys }),
    setWidth: (key, width, isDone) => {
      const { [key]: _former, ...others } = value.widths;
      const next = { ...value, widths: width === undefined ? others : { ...others, [key]: widthWithin(width) } };
      if (isDone) keep(next);
      else show(next);
    },
    reset: isChosen ? () => keep({ keys: undefined, widths: {} }) : undefined,
  };
}
