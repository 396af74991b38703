import type { Input } from '#kernel/contract/endpoint.ts';
import { RowChoices } from '#kernel/web/imports/RowChoices.tsx';
import { RowTable } from '#kernel/web/imports/RowTable.tsx';
import { Link } from '#kernel/web/Link.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { useList } from '#kernel/web/use-list.ts';
import { MenuItem } from '#ui/Menu.tsx';
import { getImportRows } from '../../contract/endpoints-import.ts';
import type { ImportRow, PeopleImport } from '../../contract/entities-import.ts';
import type { en } from '../../texts/en.ts';
import { RowWords } from './RowWords.tsx';
import type { ReadingChoices } from './use-plan.ts';

interface PeopleRowsProps {
  plan: PeopleImport;
  filter: NonNullable<Input<typeof getImportRows>['body']['filter']>;
  /** Makes a new plan with other choices; undefined when that is not possible now. */
  onChoose?: ((reading: ReadingChoices) => void) | undefined;
  isBusy?: boolean;
}

/** The people of a plan or import, page by page. */
export function PeopleRows({ plan, filter, onChoose, isBusy = false }: PeopleRowsProps) {
  const t = useTexts<typeof en>('people');
  const { page, pageSize } = useList({ filterKeys: [] });
  const rows = useCall(getImportRows, { body: { planId: plan.id, pagination: { page, pageSize }, filter } }, { keepsPrevious: true });
  const choices = (row: ImportRow) => <Choices row={row} plan={plan} onChoose={isBusy ? undefined : onChoose} />;
  return (
    <RowTable
      read={rows}
      isBusy={isBusy}
      heading={t('import.check.person')}
      Name={PersonName}
      Words={RowWords}
      choices={plan.state === 'planned' ? choices : undefined}
      room="people"
    />
  );
}

/** Besides skipping a row, one may create a person with an existing name. */
function Choices({ row, plan: { skip, create }, onChoose }: { row: ImportRow; plan: PeopleImport; onChoose: PeopleRowsProps['onChoose'] }) {
  const t = useTexts<typeof en>('people');
  const { number, reasons } = row;
  const isNamesake = reasons.some(({ code }) => code === 'sameNameExists') && !skip.includes(number);
  return (
    <RowChoices
      row={row}
      skip={skip}
      onSkip={onChoose && ((next) => onChoose({ skip: next, create: create.filter((one) => !next.includes(one)) }))}
      more={isNamesake && <MenuItem onSelect={() => onChoose?.({ create: [...create, number] })}>{t('import.check.createRow')}</MenuItem>}
      room="people"
    />
  );
}

/** A link to the profile of an existing person. */
function PersonName({ row: { fate, name, companyUserId, outcome } }: { row: ImportRow }) {
  const t = useTexts<typeof en>('people');
  const shown = name || t('import.check.nameless');
  const isHere = companyUserId !== null && (fate === 'update' || fate === 'unchanged' || outcome === 'written' || outcome === 'kept');
  if (!isHere) return shown;
  return (
    <Link to="/people/details" query={{ employeeId: companyUserId }}>
      {shown}
    </Link>
  );
}
