import { columnChoiceOf, widthWithin, type ColumnChoice } from './column-choice.ts';
import { useKeptChoice } from './kept-choice.ts';

export type KeptColumns = ColumnChoice & {
  setKeys: (keys: readonly string[]) => void;
  /** While a column is dragged it is not stored; undefined gives it its own width again. */
  setWidth: (key: string, width: number | undefined, isDone: boolean) => void;
  /** Undefined while nothing has been chosen. */
  reset: (() => void) | undefined;
};

/** The columns that the user has chosen for a list. */
export function useKeptColumns(name: string): KeptColumns {
  const { value, keep, show } = useKeptChoice(`${name}.columns`, columnChoiceOf);
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
